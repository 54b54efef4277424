import type { MuscleGroup } from '../exercise.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import type { BodyArea } from '../training-load.ts';
import { WEEKDAYS, type Week, type Weekday, weekOf } from '../weekday.ts';
import { CARDIO_MINUTES_A_WEEK, HARD_SETS, mostSets, SETS_A_SESSION } from './bounds.ts';
import { minutesOf } from './day-minutes.ts';
import type { DraftEntry } from './week-draft.ts';
import { isOfGroup } from './wishes.ts';

/** More than this is added to no exercise. */
export const EXTRA_SETS_OF_ENTRY = 2;
export const EXTRA_MINUTES_OF_ENTRY = 10;
const MINUTES_AT_ONCE = 5;

interface Limits {
  readonly goal: FitnessGoal;
  readonly level: ActivityLevel;
  readonly minutes: number | null | undefined;
  /** How many days an area rests after it was worked hard. */
  readonly restDays: number;
}

type Days = Week<readonly DraftEntry[]>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const isStrength = ({ role }: DraftEntry) => role !== undefined;
const setsOf = (entries: readonly DraftEntry[], area: BodyArea) =>
  sum(entries.filter(({ candidate }) => candidate.areas.includes(area)).map(({ sets }) => sets));
const allOf = (days: Days) => WEEKDAYS.flatMap((day) => days[day]);

/** Whether one more set leaves the area its rest. */
function leavesRest(days: Days, day: Weekday, area: BodyArea, restDays: number): boolean {
  if (setsOf(days[day], area) + 1 !== HARD_SETS) return true;
  const at = WEEKDAYS.indexOf(day);
  const offsets = Array.from({ length: restDays }, (_, index) => index + 1).flatMap((one) => [one, -one]);
  return offsets.every((offset) => {
    const other = WEEKDAYS[(at + offset + WEEKDAYS.length) % WEEKDAYS.length] as Weekday;
    return setsOf(days[other], area) < HARD_SETS;
  });
}

function mayGrow(days: Days, day: Weekday, entry: DraftEntry, { goal, level, restDays }: Limits): boolean {
  return (
    sum(days[day].filter(isStrength).map(({ sets }) => sets)) < SETS_A_SESSION.max &&
    entry.candidate.areas.every(
      (area) =>
        setsOf(allOf(days), area) < mostSets(area, goal, level) && leavesRest(days, day, area, restDays),
    )
  );
}

function mayLast(days: Days, { goal, level }: Limits): boolean {
  const cardio = allOf(days).filter((entry) => !isStrength(entry));
  const minutes = sum(cardio.map(({ sets, reps }) => sets * reps));
  return minutes + MINUTES_AT_ONCE <= CARDIO_MINUTES_A_WEEK[goal][level].max;
}

/** The entry with a set or five minutes more, if the week, the day and the minutes allow it. */
function grown(days: Days, day: Weekday, entry: DraftEntry, limits: Limits): DraftEntry | undefined {
  const isLonger = !isStrength(entry) && entry.sets === 1;
  if (!isLonger && !isStrength(entry)) return undefined;
  const more = isLonger
    ? { ...entry, reps: entry.reps + MINUTES_AT_ONCE }
    : { ...entry, sets: entry.sets + 1 };
  const isAllowed = isLonger ? mayLast(days, limits) : mayGrow(days, day, entry, limits);
  const then = days[day].map((one) => (one === entry ? more : one));
  const fits = !limits.minutes || minutesOf(then, limits.goal) <= limits.minutes;
  return isAllowed && fits ? more : undefined;
}

export interface Favored {
  readonly days: Days;
  /** Sets, or minutes of cardio, that were added. */
  readonly added: number;
}

/** One set for every exercise of the group in turn, until a limit is reached. */
export function favorGroup(days: Days, group: MuscleGroup, limits: Limits): Favored {
  let current = days;
  let added = 0;
  const rounds = Math.max(EXTRA_SETS_OF_ENTRY, EXTRA_MINUTES_OF_ENTRY / MINUTES_AT_ONCE);
  for (let round = 0; round < rounds; round++) {
    for (const day of WEEKDAYS) {
      for (const [at, entry] of current[day].entries()) {
        const more = isOfGroup(entry.candidate, group) ? grown(current, day, entry, limits) : undefined;
        if (!more) continue;
        added += isStrength(entry) ? 1 : MINUTES_AT_ONCE;
        const changed = current[day].map((one, index) => (index === at ? more : one));
        const before: Days = current;
        current = weekOf((one) => (one === day ? changed : before[one]));
      }
    }
  }
  return { days: current, added };
}
