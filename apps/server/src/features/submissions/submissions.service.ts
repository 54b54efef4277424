import type { BodyOf } from '@fitarc/contract/endpoint';
import type { ExerciseInput } from '@fitarc/contract/exercise-input';
import type { submitExercise as submitCall } from '@fitarc/contract/submissions';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { limitReached, notFound } from '../../platform/http/app-error.ts';
import { addExercise, withdrawExercise } from '../library/editor.service.ts';
import { readContent } from '../library/exercise-input.service.ts';
import {
  countPendingOf,
  deletePending,
  insertSubmission,
  lockPending,
  lockReviewed,
  type SubmissionRow,
  setOutcome,
} from './submissions.repository.ts';

export interface SubmissionDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Enough for anybody in earnest; without a bound one account could bury the queue. */
const PENDING_AT_MOST = 20;

export async function submitExercise(
  tx: Executor,
  clock: Clock,
  userId: number,
  input: BodyOf<typeof submitCall>,
): Promise<SubmissionRow> {
  const content = readContent(input);
  if ((await countPendingOf(tx, userId)) >= PENDING_AT_MOST) {
    throw limitReached(
      `You already have ${PENDING_AT_MOST} suggestions waiting for review. Please wait for an answer first.`,
    );
  }
  return insertSubmission(tx, { ...content, userId, createdAt: clock.now() });
}

export async function withdrawSubmission(tx: Executor, userId: number, id: number): Promise<void> {
  if (!(await deletePending(tx, userId, id))) throw notFound('Suggestion not found');
}

const asSuggested = (row: SubmissionRow): ExerciseInput => ({
  name: row.name,
  description: row.description,
  instructions: row.instructions,
  difficulty: row.difficulty,
  video_url: row.videoUrl ?? '',
  equipment_options: row.equipment,
  muscle_groups: row.muscleGroups,
  muscles: row.muscles,
});

interface Review {
  readonly status: 'approve' | 'reject';
  readonly exercise?: ExerciseInput | null | undefined;
  readonly note?: string | null | undefined;
}

export const noSubmission = () => notFound('Submission not found');

/** The exercise and the state of the suggestion change together or not at all; noted down as one act. */
export async function reviewSubmission(
  tx: Executor,
  clock: Clock,
  actorId: number,
  id: number,
  review: Review,
) {
  const row = await lockPending(tx, id);
  if (!row) throw noSubmission();
  const approved = review.status === 'approve';
  const exercise = approved ? await addExercise(tx, clock, review.exercise ?? asSuggested(row)) : undefined;
  const status = approved ? 'approved' : 'rejected';
  const note = review.note ?? '';
  const at = clock.now();
  await setOutcome(tx, row, { status, note, exerciseId: exercise?.id ?? null, reviewedAt: at });
  await recordAct(tx, {
    at,
    actorId,
    act: `submission.${review.status}`,
    subject: row,
    before: { status: row.status },
    after: { status, ...(exercise ? { exercise_id: exercise.id } : {}), ...(note ? { note } : {}) },
  });
  return exercise;
}

/** A wrong decision: it waits again. The exercise that came of it leaves the library; plans and workouts keep it. */
export async function reopenSubmission(
  tx: Executor,
  clock: Clock,
  actorId: number,
  id: number,
): Promise<void> {
  const row = await lockReviewed(tx, id);
  if (!row) throw noSubmission();
  if (row.exerciseId !== null) await withdrawExercise(tx, clock, row.exerciseId);
  await setOutcome(tx, row, { status: 'pending', note: '', exerciseId: null, reviewedAt: null });
  await recordAct(tx, {
    at: clock.now(),
    actorId,
    act: 'submission.reopen',
    subject: row,
    before: { status: row.status, ...(row.exerciseId === null ? {} : { exercise_id: row.exerciseId }) },
    after: { status: 'pending' },
  });
}
