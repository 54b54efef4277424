import type { Executor } from '../../platform/db/database.ts';
import { listAllOwnExercisesOf } from './own-exercises.repository.ts';

export const ownExercisesExport = {
  name: 'own_exercises',
  rows: (db: Executor, userId: number) => listAllOwnExercisesOf(db, userId),
};
