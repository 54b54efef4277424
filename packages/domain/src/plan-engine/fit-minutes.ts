import type { FitnessGoal } from '../profile.ts';
import { minutesOf } from './day-minutes.ts';
import type { DraftEntry } from './week-draft.ts';

type Day = readonly DraftEntry[];
type IsFavored = (entry: DraftEntry) => boolean;
/** The day with a little less, or nothing where it has none of it. */
type Cut = (day: Day) => Day | undefined;

const isStrength = ({ role }: DraftEntry) => role !== undefined;
const never = () => false;

/** The last that fits is changed, or left out. */
function cutLast(
  day: Day,
  fits: (entry: DraftEntry) => boolean,
  change: (entry: DraftEntry) => DraftEntry | undefined,
): Day | undefined {
  const at = day.findLastIndex(fits);
  const entry = day[at];
  if (!entry) return undefined;
  const changed = change(entry);
  return [...day.slice(0, at), ...(changed ? [changed] : []), ...day.slice(at + 1)];
}

const fewerSets =
  (least: number, isKept: IsFavored): Cut =>
  (day) => {
    const open = day.filter((entry) => isStrength(entry) && !isKept(entry) && entry.sets > least);
    const most = Math.max(...open.map(({ sets }) => sets));
    return cutLast(
      day,
      (entry) => open.includes(entry) && entry.sets === most,
      (entry) => ({ ...entry, sets: entry.sets - 1 }),
    );
  };

const fewerExercises =
  (least: number, isKept: IsFavored): Cut =>
  (day) =>
    day.filter(isStrength).length > least
      ? cutLast(
          day,
          (entry) => isStrength(entry) && !isKept(entry),
          () => undefined,
        )
      : undefined;

const shorterCardio =
  (least: number): Cut =>
  (day) => {
    const longest = Math.max(
      ...day.filter((entry) => !isStrength(entry) && entry.sets === 1).map(({ reps }) => reps),
    );
    if (longest <= least) return undefined;
    return cutLast(
      day,
      (entry) => !isStrength(entry) && entry.sets === 1 && entry.reps === longest,
      (entry) => ({ ...entry, reps: Math.max(least, entry.reps - 5) }),
    );
  };

const fewerRounds: Cut = (day) =>
  cutLast(
    day,
    (entry) => !isStrength(entry) && entry.sets > 2,
    (entry) => ({ ...entry, sets: entry.sets - 1 }),
  );

const withoutWarmUp: Cut = (day) => (day.length > 1 ? day.slice(1) : undefined);
const withoutCardio: Cut = (day) =>
  cutLast(
    day,
    (entry) => !isStrength(entry),
    () => undefined,
  );

/** In this order: small exercises and sets go before large ones, and what is favored goes last. */
const cutsOf = (day: Day, isFavored: IsFavored): readonly Cut[] =>
  day.some(isStrength)
    ? [
        shorterCardio(10),
        fewerSets(2, isFavored),
        fewerExercises(3, isFavored),
        fewerSets(2, never),
        fewerExercises(3, never),
        shorterCardio(5),
        fewerExercises(2, isFavored),
        withoutCardio,
        fewerExercises(1, isFavored),
        fewerExercises(1, never),
        fewerSets(1, never),
      ]
    : [shorterCardio(5), fewerRounds, withoutWarmUp];

interface Bound {
  readonly goal: FitnessGoal;
  readonly minutes: number;
  readonly isFavored: IsFavored;
}

export function fitMinutes(day: Day, { goal, minutes, isFavored }: Bound): Day {
  let fitted = day;
  while (minutesOf(fitted, goal) > minutes) {
    const current = fitted;
    const cuts = cutsOf(current, isFavored);
    const next = cuts.reduce<Day | undefined>((found, cut) => found ?? cut(current), undefined);
    if (!next) return fitted;
    fitted = next;
  }
  return fitted;
}
