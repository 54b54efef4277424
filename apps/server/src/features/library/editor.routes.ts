import * as api from '@fitarc/contract/exercise-editor';
import { readMuscle } from '@fitarc/domain/anatomy';
import { EQUIPMENT } from '@fitarc/domain/exercise';
import { notFound } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { findLiveExercise } from './editor.repository.ts';
import {
  archiveExercise,
  changeExercise,
  createExercise,
  type EditorDeps,
  restoreExercise,
} from './editor.service.ts';
import type { ExerciseContent } from './library.repository.ts';
import { sendGroups, sendMuscles, sharedLists } from './library.routes.ts';
import { findExercises } from './library.service.ts';
import { presentExercise } from './present-exercise.service.ts';

const present = (row: ExerciseContent) => ({ ...presentExercise(row), version: row.version });
const equipment = [...EQUIPMENT].sort();

export function editorRoutes({ db, clock }: EditorDeps): Route[] {
  const lists = sharedLists(db);
  return [
    route(api.listEditorExercises, async ({ query, request, reply }) => {
      const { muscleName = '', muscleGroup, ...filters } = query;
      const place = readMuscle(muscleName)
        ? { muscle: muscleName, muscleGroup }
        : { muscleGroup: muscleName || muscleGroup };
      const build = async () => {
        const { revision, rows } = await findExercises(db, { ...filters, ...place });
        return { revision, answer: rows.map(present) };
      };
      return lists.send({ request, reply, key: `exercises ${JSON.stringify(query)}`, build });
    }),
    route(api.getEditorExercise, async ({ params }) => {
      const row = await findLiveExercise(db, params.id);
      if (!row) throw notFound('Exercise not found');
      return present(row);
    }),
    write(api.createExercise, async ({ tx, body, session }) =>
      present(await createExercise(tx, clock, session.userId, body)),
    ),
    write(api.updateExercise, async ({ tx, params, body, session }) =>
      present(await changeExercise(tx, clock, session.userId, params.id, body)),
    ),
    write(api.deleteExercise, async ({ tx, params, session }) => {
      await archiveExercise(tx, clock, session.userId, params.id);
      return { message: 'Exercise deleted' };
    }),
    write(api.restoreExercise, async ({ tx, params, session }) =>
      present(await restoreExercise(tx, clock, session.userId, params.id)),
    ),
    route(api.listEquipment, () => equipment),
    route(api.listEditorGroups, (call) => sendGroups(db, lists, call)),
    route(api.listMusclesInGroup, (call) => sendMuscles(db, lists, call.query.muscleGroupName, call)),
    route(api.listEditorMuscles, (call) => sendMuscles(db, lists, call.query.groupName, call)),
  ];
}
