import * as api from '@fitarc/contract/submissions';
import { type Route, route } from '../../platform/http/endpoints.ts';
import {
  countPending,
  listPending,
  listSubmissionsOf,
  type SubmissionRow,
} from './submissions.repository.ts';
import {
  reviewSubmission,
  type SubmissionDeps,
  submitExercise,
  withdrawSubmission,
} from './submissions.service.ts';

const LIST_AT_MOST = 1000;

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
const present = (row: SubmissionRow) => ({ ...content(row), status: row.status, note: row.note });

export const submissionsRoutes = (deps: SubmissionDeps): Route[] => [
  route(api.listSubmissions, async ({ session }) =>
    (await listSubmissionsOf(deps.db, session.userId)).map(present),
  ),
  route(api.submitExercise, async ({ body, session }) =>
    present(await submitExercise(deps, session.userId, body)),
  ),
  route(api.withdrawSubmission, async ({ params, session }) => {
    await withdrawSubmission(deps, session.userId, params.id);
    return { message: 'Suggestion withdrawn' };
  }),
  route(api.listPendingSubmissions, async ({ query, reply }) => {
    const [rows, total] = await Promise.all([
      listPending(deps.db, query.limit ?? LIST_AT_MOST, query.offset ?? 0),
      countPending(deps.db),
    ]);
    reply.header('x-total-count', total);
    return rows.map(({ submission, email }) => ({ ...content(submission), submittedBy: email }));
  }),
  route(api.reviewSubmission, async ({ params, body }) => {
    const exercise = await reviewSubmission(deps, params.id, body);
    return exercise
      ? { message: 'Submission approved', exercise_id: exercise.id }
      : { message: 'Submission rejected' };
  }),
];
