import * as api from '@fitarc/contract/submissions';
import { pageOf } from '../../platform/http/paging.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import {
  countPending,
  countReviewed,
  findPending,
  listPending,
  listReviewed,
  listSubmissionsOf,
  type SubmissionRow,
} from './submissions.repository.ts';
import {
  noSubmission,
  reopenSubmission,
  reviewSubmission,
  type SubmissionDeps,
  submitExercise,
  withdrawSubmission,
} from './submissions.service.ts';

const content = (row: SubmissionRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  instructions: row.instructions,
  difficulty: row.difficulty,
  video_url: row.videoUrl,
  equipment_options: row.equipment,
  muscle_groups: row.muscleGroups,
  muscles: row.muscles,
  submittedAt: row.createdAt.toISOString(),
});
const presentPending = ({ submission, email }: { submission: SubmissionRow; email: string | null }) => ({
  ...content(submission),
  submittedBy: email ?? '',
  status: submission.status,
  note: submission.note,
  reviewedAt: submission.reviewedAt?.toISOString() ?? null,
});
const present = (row: SubmissionRow) => ({ ...content(row), status: row.status, note: row.note });

export const submissionsRoutes = ({ db, clock }: SubmissionDeps): Route[] => [
  route(api.listSubmissions, async ({ session }) =>
    (await listSubmissionsOf(db, session.userId)).map(present),
  ),
  write(api.submitExercise, async ({ tx, body, session }) =>
    present(await submitExercise(tx, clock, session.userId, body)),
  ),
  write(api.withdrawSubmission, async ({ tx, params, session }) => {
    await withdrawSubmission(tx, session.userId, params.id);
    return { message: 'Suggestion withdrawn' };
  }),
  route(api.listPendingSubmissions, async ({ query, reply }) => {
    const { state } = query;
    const [rows, total] = await Promise.all(
      state
        ? [listReviewed(db, state, pageOf(query)), countReviewed(db, state)]
        : [listPending(db, pageOf(query)), countPending(db)],
    );
    reply.header('x-total-count', total);
    return rows.map(presentPending);
  }),
  route(api.getPendingSubmission, async ({ params }) => {
    const row = await findPending(db, params.id);
    if (!row) throw noSubmission();
    return presentPending(row);
  }),
  write(api.reopenSubmission, async ({ tx, params, session }) => {
    await reopenSubmission(tx, clock, session.userId, params.id);
    return { message: 'Suggestion put back into review' };
  }),
  write(api.reviewSubmission, async ({ tx, params, body, session }) => {
    const exercise = await reviewSubmission(tx, clock, session.userId, params.id, body);
    return exercise
      ? { message: 'Submission approved', exercise_id: exercise.id }
      : { message: 'Submission rejected' };
  }),
];
