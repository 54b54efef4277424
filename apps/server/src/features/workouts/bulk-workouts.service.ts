import type { WorkoutInput } from '@fitarc/contract/workout-input';
import type { Clock } from '../../platform/clock.ts';
import { addAccepted, withinDailyLimit } from '../../platform/db/add-accepted.ts';
import type { Executor } from '../../platform/db/database.ts';
import { splitEdited } from '../../platform/db/split-edited.ts';
import { changeQuotaUse } from '../../platform/limits/quota.service.ts';
import {
  countSetsIn,
  countWorkoutsByDay,
  deleteWorkouts,
  insertWorkouts,
  listStoredWorkouts,
} from './bulk-workouts.repository.ts';
import {
  columnsOf,
  datedEntries,
  entriesOf,
  SETS,
  setsIn,
  WORKOUTS,
  WORKOUTS_A_DAY,
} from './workouts.service.ts';

/** In one statement per table; the ids in the order given. */
async function storeWorkouts(tx: Executor, clock: Clock, userId: number, inputs: readonly WorkoutInput[]) {
  const all = await entriesOf(tx, userId, inputs.flatMap(datedEntries), []);
  let next = 0;
  const createdAt = clock.now();
  const workouts = inputs.map((input) => {
    const entries = all.slice(next, next + input.exercises.length);
    next += entries.length;
    return { row: { userId, ...columnsOf(input), createdAt }, entries };
  });
  await changeQuotaUse(tx, userId, WORKOUTS, workouts.length);
  await changeQuotaUse(tx, userId, SETS, setsIn(all));
  return insertWorkouts(tx, userId, workouts);
}

/** Many at once; their ids in the order given, undefined where the day is full. */
export async function addWorkouts(
  tx: Executor,
  clock: Clock,
  userId: number,
  inputs: readonly WorkoutInput[],
): Promise<(number | undefined)[]> {
  if (inputs.length === 0) return [];
  const byDay = await countWorkoutsByDay(
    tx,
    userId,
    inputs.map(({ date }) => date),
  );
  return addAccepted(inputs, withinDailyLimit(byDay, WORKOUTS_A_DAY), (accepted) =>
    storeWorkouts(tx, clock, userId, accepted),
  );
}

/** Those that were not changed by hand since; answers the others. */
export async function removeUneditedWorkouts(tx: Executor, userId: number, ids: readonly number[]) {
  const { unedited, kept } = splitEdited(await listStoredWorkouts(tx, userId, ids));
  await changeQuotaUse(tx, userId, WORKOUTS, -unedited.length);
  await changeQuotaUse(tx, userId, SETS, -(await countSetsIn(tx, userId, unedited)));
  await deleteWorkouts(tx, userId, unedited);
  return { deleted: unedited.length, kept };
}
