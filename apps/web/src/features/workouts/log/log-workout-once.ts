import type { SavedWorkout } from '@fitarc/contract/workout';
import { ApiError } from '../../../lib/api-error.ts';
import { randomKey } from '../../../lib/retry-key.ts';
import { logWorkout, updateWorkout, type WorkoutBody } from '../workout-calls.ts';
import type { WorkoutDraft } from './workout-draft.ts';

type Attempt = WorkoutDraft['attempt'];

/** No answer, or one that says nothing about what was stored. */
const isUnsure = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.kind === 'no-response' ||
  (error.status ?? 500) >= 500 ||
  error.status === 200;

/** Retry with the same idempotency key: the workout an earlier try has stored, or stores now; none when refused. */
async function retryEarlier({ content, key }: NonNullable<Attempt>): Promise<SavedWorkout | undefined> {
  try {
    return await logWorkout(JSON.parse(content) as WorkoutBody, key);
  } catch (error) {
    if (isUnsure(error)) throw error;
    return undefined;
  }
}

/**
 * Logs a workout once, however often it is tried. The same content goes out under the same key; when it was
 * changed after a try nobody knows the end of, that try is brought to its end first and then corrected.
 */
export async function logWorkoutOnce(
  body: WorkoutBody,
  last: Attempt,
  keep: (attempt: Attempt) => void,
): Promise<SavedWorkout> {
  const content = JSON.stringify(body);
  if (last?.unsure && last.content !== content) {
    const earlier = await retryEarlier(last);
    if (earlier?.workout_id) return updateWorkout(earlier.workout_id, body);
  }
  const attempt = { content, key: last?.content === content ? last.key : randomKey(), unsure: true };
  // Written before the call: the tab may be closed while the answer is on its way.
  keep(attempt);
  try {
    return await logWorkout(body, attempt.key);
  } catch (error) {
    keep({ ...attempt, unsure: isUnsure(error) });
    throw error;
  }
}
