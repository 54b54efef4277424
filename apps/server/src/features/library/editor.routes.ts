import * as api from '@fitarc/contract/exercise-editor';
import { readMuscle } from '@fitarc/domain/anatomy';
import { EQUIPMENT } from '@fitarc/domain/exercise';
import { notFound } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/endpoints.ts';
import { knownRevision, revalidated } from '../../platform/http/revalidation.ts';
import { findLiveExercise } from './editor.repository.ts';
import {
  changeExercise,
  createExercise,
  type EditorDeps,
  removeExercise,
  restoreExercise,
} from './editor.service.ts';
import type { ExerciseContent } from './library.repository.ts';
import { presentGroups, presentMuscles } from './library.routes.ts';
import { findExercises } from './library.service.ts';
import { presentExercise } from './present-exercise.service.ts';

const present = (row: ExerciseContent) => ({ ...presentExercise(row), version: row.version });
const equipment = [...EQUIPMENT].sort();

export const editorRoutes = (deps: EditorDeps): Route[] => [
  route(api.listEditorExercises, async ({ query, request, reply }) => {
    const { muscleName = '', muscleGroup, ...filters } = query;
    const place = readMuscle(muscleName)
      ? { muscle: muscleName, muscleGroup }
      : { muscleGroup: muscleName || muscleGroup };
    const found = await findExercises(deps.db, { ...filters, ...place }, knownRevision(request));
    return revalidated(reply, found, () => found.rows.map(present));
  }),
  route(api.getEditorExercise, async ({ params }) => {
    const row = await findLiveExercise(deps.db, params.id);
    if (!row) throw notFound('Exercise not found');
    return present(row);
  }),
  route(api.createExercise, async ({ body, session }) =>
    present(await createExercise(deps, session.userId, body)),
  ),
  route(api.updateExercise, async ({ params, body, session }) =>
    present(await changeExercise(deps, session.userId, params.id, body)),
  ),
  route(api.deleteExercise, async ({ params, session }) => {
    await removeExercise(deps, session.userId, params.id);
    return { message: 'Exercise deleted' };
  }),
  route(api.restoreExercise, async ({ params, session }) =>
    present(await restoreExercise(deps, session.userId, params.id)),
  ),
  route(api.listEquipment, () => equipment),
  route(api.listEditorGroups, ({ request, reply }) => presentGroups(deps.db, request, reply)),
  route(api.listMusclesInGroup, ({ query, request, reply }) =>
    presentMuscles(deps.db, query.muscleGroupName, request, reply),
  ),
  route(api.listEditorMuscles, ({ query, request, reply }) =>
    presentMuscles(deps.db, query.groupName, request, reply),
  ),
];
