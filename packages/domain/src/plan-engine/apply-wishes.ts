import type { MuscleGroup } from '../exercise.ts';
import type { PlanWishes } from '../plan-options.ts';
import type { ActivityLevel, FitnessGoal } from '../profile.ts';
import { WEEKDAYS, type Week, weekOf } from '../weekday.ts';
import type { Outline } from './day-outline.ts';
import { favorGroup } from './favor.ts';
import { fitMinutes } from './fit-minutes.ts';
import { splitKindOf } from './splits.ts';
import type { DraftEntry } from './week-draft.ts';
import { favoredGroups, isOfGroup } from './wishes.ts';

type Days = Week<readonly DraftEntry[]>;

export interface Amount {
  readonly exercises: number;
  /** Without cardio, which has minutes. */
  readonly sets: number;
  readonly minutes: number;
}

export interface Fitted {
  readonly days: Days;
  /** Left out to stay within the minutes. */
  readonly leftOut: Amount;
  /** Sets added for each group that is favored; minutes for cardio. */
  readonly added: ReadonlyMap<MuscleGroup, number>;
}

function amountOf(days: Days): Amount {
  const all = WEEKDAYS.flatMap((day) => days[day]);
  const total = (entries: readonly DraftEntry[], of: (entry: DraftEntry) => number) =>
    entries.reduce((sum, entry) => sum + of(entry), 0);
  const strength = all.filter(({ role }) => role);
  const cardio = all.filter(({ role }) => !role);
  return {
    exercises: all.length,
    sets: total(strength, ({ sets }) => sets),
    minutes: total(cardio, ({ sets, reps }) => sets * reps),
  };
}

interface Situation {
  readonly goal: FitnessGoal;
  readonly level: ActivityLevel;
  readonly outline: Outline;
  readonly wishes: PlanWishes;
}

const STAND_APART = ['full body', 'circuits'];

/** What was chosen, within the minutes and with more of what is favored. Without wishes it stays as it is. */
export function applyWishes(days: Days, { goal, level, outline, wishes }: Situation): Fitted {
  const favored = favoredGroups(wishes);
  const { minutes } = wishes;
  const isFavored = ({ candidate }: DraftEntry) => favored.some((group) => isOfGroup(candidate, group));
  const short = minutes ? weekOf((day) => fitMinutes(days[day], { goal, minutes, isFavored })) : days;
  const [before, after] = [amountOf(days), amountOf(short)];
  const restDays = STAND_APART.includes(splitKindOf(outline)) ? 1 : 2;
  let current: Days = short;
  const added = new Map<MuscleGroup, number>();
  for (const group of favored) {
    const more = favorGroup(current, group, { goal, level, minutes, restDays });
    current = more.days;
    added.set(group, more.added);
  }
  return {
    days: current,
    leftOut: {
      exercises: before.exercises - after.exercises,
      sets: before.sets - after.sets,
      minutes: before.minutes - after.minutes,
    },
    added,
  };
}
