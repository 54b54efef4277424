import type { RepUnit } from '../plan.ts';
import { LIGHTER_DAY } from '../progression/lighter-day.ts';
import type { PerformedSet } from '../workout.ts';
import type { Effect, Fields } from './waiting-write.ts';

/** A time that an exercise was done, in a workout. */
export interface Session {
  readonly workout_id: unknown;
  readonly date: string;
  readonly name: string;
  readonly sets: readonly PerformedSet[];
  /** Of the place in the workout where it stands first. */
  readonly firstSets: readonly PerformedSet[];
  readonly unit: RepUnit;
  readonly isLighterDay: boolean;
}

/** Workouts as they are after all queued writes, and those of the server that these replace or delete. */
export function workoutsOf(effects: readonly Effect[]): { added: Fields[]; gone: Fields[] } {
  const added = new Map<string, Fields>();
  const gone: Fields[] = [];
  for (const { before, after } of effects.filter(({ kind }) => kind === 'workout')) {
    for (const workout of before) if (!added.delete(String(workout.workout_id))) gone.push(workout);
    for (const workout of after) added.set(String(workout.workout_id), workout);
  }
  return { added: [...added.values()], gone };
}

export function sessionsOf(exerciseId: unknown, workouts: readonly Fields[]): Session[] {
  return workouts.flatMap((workout) => {
    const entries = (workout.exercises as readonly Fields[]).filter(
      ({ exercise_id }) => String(exercise_id) === String(exerciseId),
    );
    const [first] = entries;
    if (!first) return [];
    return [
      {
        workout_id: workout.workout_id,
        date: String(workout.date),
        name: String(workout.workout_name),
        sets: entries.flatMap(({ set_details }) => set_details as readonly PerformedSet[]),
        firstSets: first.set_details as readonly PerformedSet[],
        unit: (first.unit ?? 'reps') as RepUnit,
        isLighterDay: entries.some(({ reason }) => reason === LIGHTER_DAY),
      },
    ];
  });
}

export const idsOf = (workouts: readonly Fields[]) =>
  new Set(workouts.map(({ workout_id }) => String(workout_id)));

/** The rows of those workouts left out. */
export const without = (rows: readonly Fields[], gone: ReadonlySet<string>): readonly Fields[] =>
  rows.filter(({ workout_id }) => !gone.has(String(workout_id)));
