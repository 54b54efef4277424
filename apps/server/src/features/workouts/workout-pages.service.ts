import type { LocalDate } from '@fitarc/domain/local-date';
import type { Executor } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/paging.ts';
import { countWorkoutsIn, findCursorAt, listWorkoutsOf, type StoredWorkout } from './workouts.repository.ts';

const READ_AT_ONCE = 100;
/** An answer ends with the workouts in which it reaches so many sets; a thousand ordinary ones hold fewer. */
const SETS_AT_MOST = 50_000;

const setsIn = (workouts: readonly StoredWorkout[]) =>
  workouts.reduce((sum, { entries }) => entries.reduce((all, { sets }) => all + sets.length, sum), 0);

interface Window {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** A page of a member's workouts, and how many there are between the two days. */
export async function readWorkoutPage(db: Executor, userId: number, window: Window, { limit, offset }: Page) {
  const list: StoredWorkout[] = [];
  let last = offset > 0 ? await findCursorAt(db, userId, window, offset) : undefined;
  if (offset > 0 && !last) return { list, total: await countWorkoutsIn(db, userId, window) };
  let sets = 0;
  while (list.length < limit && sets < SETS_AT_MOST) {
    const size = Math.min(READ_AT_ONCE, limit - list.length);
    const read = await listWorkoutsOf(db, userId, window, last, size);
    list.push(...read);
    last = read.at(-1);
    sets += setsIn(read);
    // The end is reached: how many there are is known.
    if (read.length < size) return { list, total: offset + list.length };
  }
  return { list, total: await countWorkoutsIn(db, userId, window) };
}
