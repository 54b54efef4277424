import type { LocalDate } from '../local-date.ts';
import { mondayOf } from '../weekday.ts';
import { isWorkingSet, type PerformedSet } from '../workout.ts';
import { workoutsOf } from './exercise-sessions.ts';
import { isInRange, type Overlay } from './read.ts';
import type { Effect, Fields } from './waiting-write.ts';

/** How many working sets of an exercise a queued write adds on a day, or takes away. */
interface Change {
  readonly id: string;
  readonly date: LocalDate;
  readonly sets: number;
  /** What the library says about it, where that is known. */
  readonly exercise: Fields | undefined;
}

function changesOf(effects: readonly Effect[], since: string | undefined): Change[] {
  const { added, gone } = workoutsOf(effects);
  const changes = (workouts: readonly Fields[], sign: 1 | -1): Change[] =>
    workouts.flatMap(({ date, exercises }) =>
      (exercises as readonly Fields[]).map(({ exercise_id, set_details, in_library }) => ({
        id: String(exercise_id),
        date: date as LocalDate,
        sets: sign * (set_details as readonly PerformedSet[]).filter(isWorkingSet).length,
        exercise: in_library as Fields | undefined,
      })),
    );
  return [...changes(gone, -1), ...changes(added, 1)].filter(({ date }) => !since || date >= since);
}

/** The rows of an answer with the changes in them. A new row needs to know its exercise; one without sets is left out. */
function withChanges(
  answer: unknown,
  changes: readonly Change[],
  change: (row: Fields, by: Change) => Fields,
  hasSets: (row: Fields) => boolean,
): Fields[] {
  const rows = new Map((answer as readonly Fields[]).map((row) => [String(row.exercise_id), row]));
  for (const one of changes) {
    const row = rows.get(one.id) ?? one.exercise;
    if (row) rows.set(one.id, change(row, one));
  }
  return [...rows.values()].filter(hasSets);
}

const byName = (a: Fields, b: Fields) => String(a.name).localeCompare(String(b.name), 'en');

/** Most sets first. */
export const trainedExercises: Overlay = (answer, effects, { since }) =>
  withChanges(
    answer,
    changesOf(effects, since),
    (row, { sets }) => ({ ...row, sets: Number(row.sets ?? 0) + sets }),
    ({ sets }) => Number(sets) > 0,
  ).sort((a, b) => Number(b.sets) - Number(a.sets) || byName(a, b));

function withWeek(row: Fields, { date, sets }: Change): Fields {
  const weeks = new Map(((row.weeks ?? []) as readonly Fields[]).map((one) => [one.week, Number(one.sets)]));
  const week = mondayOf(date);
  weeks.set(week, (weeks.get(week) ?? 0) + sets);
  const left = [...weeks]
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return { ...row, weeks: left.map(([day, count]) => ({ week: day, sets: count })) };
}

/** By name. */
export const trainedWeeks: Overlay = (answer, effects, { since }) =>
  withChanges(
    answer,
    changesOf(effects, since),
    withWeek,
    ({ weeks }) => (weeks as readonly Fields[]).length > 0,
  ).sort(byName);

/** A day stays one after its workout is deleted: the plan may train on it, or another workout be there. */
export const trainingDays: Overlay = (answer, effects, { query }) => {
  const days = workoutsOf(effects)
    .added.map(({ date }) => String(date))
    .filter((date) => isInRange(date, query));
  return [...new Set([...(answer as readonly string[]), ...days])].sort();
};
