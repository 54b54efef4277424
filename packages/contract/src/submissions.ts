import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exerciseFields, exerciseInput } from './exercise-input.ts';
import {
  id,
  message,
  nameList,
  nullableText,
  optional,
  paging,
  pathId,
  plainText,
  text,
  tolerantList,
} from './fields.ts';
import { verdict } from './legacy/reviews.ts';

const content = {
  id,
  name: plainText,
  description: plainText,
  instructions: plainText,
  difficulty: plainText,
  video_url: nullableText,
  equipment_options: nameList(),
  muscle_groups: nameList(),
  muscles: nameList(),
  submittedAt: plainText,
};

const submission = z.object({
  ...content,
  status: z.catch(z.enum(['pending', 'approved', 'rejected']), 'pending'),
  /** What the reviewer had to say. */
  note: plainText,
});
export type Submission = z.output<typeof submission>;

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/workouts/submissions',
  access: 'member',
  summary: 'List your own suggestions with their status, newest first',
  response: tolerantList(submission),
});

export const submitExercise = endpoint({
  method: 'POST',
  path: '/workouts/submissions',
  access: 'member',
  summary: 'Suggest an exercise for the library',
  body: z.object(exerciseFields),
  status: 201,
  response: submission,
});

export const withdrawSubmission = endpoint({
  method: 'DELETE',
  path: '/workouts/submissions/:id',
  access: 'member',
  summary: 'Withdraw a suggestion that has not been reviewed yet',
  params: z.object({ id: pathId }),
  response: message,
});

const pending = z.object({
  ...content,
  submittedBy: plainText,
  status: z.catch(z.enum(['pending', 'approved', 'rejected']), 'pending'),
  note: plainText,
  /** When it was decided about. */
  reviewedAt: nullableText,
});

export const SUBMISSION_STATES = ['approved', 'rejected'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
export type PendingSubmission = z.output<typeof pending>;

export const listPendingSubmissions = endpoint({
  method: 'GET',
  path: '/admin/workout-submissions',
  access: 'admin',
  summary:
    'List suggestions waiting for review, oldest first; with a state, those that were approved or rejected, the last ' +
    'one first. The total is in X-Total-Count',
  query: z.object({
    state: z.optional(z.enum(SUBMISSION_STATES, `state must be one of ${SUBMISSION_STATES.join(', ')}`)),
    ...paging,
  }),
  response: tolerantList(pending),
});

export const getPendingSubmission = endpoint({
  method: 'GET',
  path: '/admin/workout-submissions/:id',
  access: 'admin',
  summary: 'Get one suggestion waiting for review; 404 if it was reviewed or withdrawn',
  params: z.object({ id: pathId }),
  response: pending,
});

export const reviewSubmission = endpoint({
  method: 'POST',
  path: '/admin/workout-submissions/:id/review',
  access: 'admin',
  summary: 'Approve a suggestion (creates the exercise from the given fields, or as suggested) or reject it',
  params: z.object({ id: pathId }),
  body: z.object({
    status: verdict('Status'),
    exercise: optional(exerciseInput),
    note: optional(text('Note', 500)),
  }),
  response: z.extend(message, { exercise_id: z.catch(z.optional(id), undefined) }),
});

export const reopenSubmission = endpoint({
  method: 'POST',
  path: '/admin/workout-submissions/:id/reopen',
  access: 'admin',
  summary:
    'Put a suggestion that was approved or rejected back into review. The exercise that an approval made is archived; ' +
    'plans and workouts keep it. 404 if it is waiting already',
  params: z.object({ id: pathId }),
  response: message,
});
