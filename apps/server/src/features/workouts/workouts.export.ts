import type { Executor } from '../../platform/db/database.ts';
import { readInBatches } from '../../platform/db/read-in-batches.ts';
import { listSetsBetween } from './workout-entries.repository.ts';
import {
  listCursorsBefore,
  listWorkoutsBefore,
  type WorkoutCursor,
  type WorkoutRow,
} from './workouts.repository.ts';

/** Each may hold a thousand sets. */
const WORKOUTS_AT_ONCE = 20;

export const workoutsExport = {
  name: 'workouts',
  async *rows(db: Executor, userId: number) {
    const pages = readInBatches((last: WorkoutRow | undefined, size) =>
      listWorkoutsBefore(db, userId, last, size),
    );
    for await (const page of pages) yield page.map(({ userId: _own, updatedAt: _version, ...rest }) => rest);
  },
};

export const workoutSetsExport = {
  name: 'workout_sets',
  async *rows(db: Executor, userId: number) {
    const pages = readInBatches(
      (last: WorkoutCursor | undefined, size) => listCursorsBefore(db, userId, last, size),
      WORKOUTS_AT_ONCE,
    );
    for await (const page of pages) {
      const [newest, oldest] = [page[0], page.at(-1)];
      if (newest && oldest) yield await listSetsBetween(db, userId, oldest, newest);
    }
  },
};
