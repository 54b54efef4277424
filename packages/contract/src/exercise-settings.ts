import { EXERCISE_SETTING_BOUNDS } from '@fitarc/domain/exercise-settings';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, number, optional, pathId, recordList, text, wholeNumber } from './fields.ts';

const nullish = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null);

const exerciseSettings = z.object({
  exercise_id: id,
  note: nullish(z.string()),
  /** Seconds between sets. */
  rest_seconds: nullish(z.number()),
  /** Kilograms from one weight to the next. */
  step: nullish(z.number()),
});
export type ExerciseSettings = z.output<typeof exerciseSettings>;

export const listExerciseSettings = endpoint({
  method: 'GET',
  path: '/workouts/exercise-settings',
  access: 'member',
  scope: 'workouts:read',
  summary:
    'List what you have set for exercises: a note, the rest between sets, and the step between weights',
  response: recordList(exerciseSettings),
  offline: 'read',
});

const { note, rest, step } = EXERCISE_SETTING_BOUNDS;

export const updateExerciseSettings = endpoint({
  method: 'PUT',
  path: '/workouts/exercise-settings/:id',
  access: 'member',
  scope: 'workouts:write',
  summary: 'Change what is given for an exercise and keep the rest; null takes it away',
  params: z.object({ id: pathId }),
  body: z.object({
    note: optional(text('Note', note)),
    rest_seconds: optional(wholeNumber('Rest', rest)),
    step: optional(number('Step', step.min, step.max)),
  }),
  response: exerciseSettings,
  idempotent: true,
  offline: 'write',
});
