import type { Executor } from '../../platform/db/database.ts';
import { listAllSetsOf } from './workout-entries.repository.ts';
import { listAllWorkoutsOf } from './workouts.repository.ts';

export const workoutsExport = {
  name: 'workouts',
  async rows(db: Executor, userId: number) {
    const rows = await listAllWorkoutsOf(db, userId);
    return rows.map(({ userId: _own, idempotencyKey: _technical, ...rest }) => rest);
  },
};

export const workoutSetsExport = { name: 'workout_sets', rows: listAllSetsOf };
