import * as api from '@fitarc/contract/own-exercises';
import { pluralize } from '@fitarc/domain/pluralize';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { presentExercise } from '../library/present-exercise.service.ts';
import { findOwnExercise, listOwnExercisesOf, type OwnExerciseRow } from './own-exercises.repository.ts';
import {
  addOwnExercise,
  changeOwnExercise,
  mergeOwnExercise,
  type OwnExerciseDeps,
  removeOwnExercise,
} from './own-exercises.service.ts';

const present = ({ updatedAt, ...row }: OwnExerciseRow) => ({
  ...presentExercise(row),
  updated_at: updatedAt.toISOString(),
});

export const ownExercisesRoutes = ({ db, clock, onMerge }: OwnExerciseDeps): Route[] => [
  route(api.listOwnExercises, async ({ session }) =>
    (await listOwnExercisesOf(db, session.userId)).map(({ workouts, ...row }) => ({
      ...present(row),
      workouts,
    })),
  ),
  write(api.addOwnExercise, async ({ tx, body, session }) =>
    present(await addOwnExercise(tx, clock, session.userId, body)),
  ),
  write(api.updateOwnExercise, {
    current: async ({ tx, params, session }) => {
      const row = await findOwnExercise(tx, session.userId, params.id);
      return row && present(row);
    },
    handle: async ({ tx, params, body, session }) =>
      present(await changeOwnExercise(tx, session.userId, params.id, body)),
  }),
  write(api.deleteOwnExercise, async ({ tx, params, session }) => {
    await removeOwnExercise(tx, clock, session.userId, params.id);
    return { message: 'Exercise deleted' };
  }),
  write(api.mergeOwnExercise, async ({ tx, params, body, session }) => {
    const moved = await mergeOwnExercise(tx, { onMerge }, session.userId, params.id, body.exercise_id);
    return { message: `Merged; ${pluralize(moved, 'workout')} moved`, moved_workouts: moved };
  }),
];
