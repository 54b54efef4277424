import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { exercise } from './exercise.ts';
import { exerciseInput } from './exercise-input.ts';
import { message, nameList, pathId, tolerantList } from './fields.ts';
import { exerciseFilters, filterWord, muscle, muscleGroup } from './library.ts';

/** `version` grows with every change: a save that names an older one is refused instead of overwriting. */
const edited = z.extend(exercise, { version: z.catch(z.optional(z.number()), undefined) });
export type EditedExercise = z.output<typeof edited>;

const params = z.object({ id: pathId });
const groupQuery = z.catch(z.string(), '');

export const listEditorExercises = endpoint({
  method: 'GET',
  path: '/admin/exercises',
  access: 'admin',
  summary:
    'List exercises by name, filtered by muscle (within a group, if you name one), difficulty and equipment',
  query: z.object({
    muscleName: filterWord,
    muscleGroup: filterWord,
    ...exerciseFilters,
  }),
  response: tolerantList(edited),
});

export const getEditorExercise = endpoint({
  method: 'GET',
  path: '/admin/exercises/:id',
  access: 'admin',
  summary: 'Get one exercise for editing',
  params,
  response: edited,
});

export const createExercise = endpoint({
  method: 'POST',
  path: '/admin/exercises',
  access: 'admin',
  summary: 'Add an exercise to the library; 409 if the name is taken',
  body: exerciseInput,
  status: 201,
  response: edited,
});

export const updateExercise = endpoint({
  method: 'PUT',
  path: '/admin/exercises/:id',
  access: 'admin',
  summary: 'Change an exercise; 409 if the name is taken or the version you send is not the newest',
  params,
  body: z.extend(exerciseInput, {
    version: z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(1_000_000_000)))),
  }),
  response: edited,
});

export const deleteExercise = endpoint({
  method: 'DELETE',
  path: '/admin/exercises/:id',
  access: 'admin',
  summary: 'Archive an exercise: it disappears from the library and favorites, but plans and logs keep it',
  params,
  response: message,
});

export const restoreExercise = endpoint({
  method: 'POST',
  path: '/admin/exercises/:id/restore',
  access: 'admin',
  summary: 'Restore an archived exercise',
  params,
  response: edited,
});

export const listEquipment = endpoint({
  method: 'GET',
  path: '/admin/equipment',
  access: 'admin',
  summary: 'List the equipment an exercise can use',
  response: nameList(),
});

export const listEditorGroups = endpoint({
  method: 'GET',
  path: '/admin/muscle-groups',
  access: 'admin',
  summary: 'List muscle groups by name',
  response: tolerantList(muscleGroup),
});

export const listMusclesInGroup = endpoint({
  method: 'GET',
  path: '/admin/muscles-in-group',
  access: 'admin',
  summary: 'List the muscles in a group by name; 404 if the group does not exist',
  query: z.object({ muscleGroupName: groupQuery }),
  response: tolerantList(muscle),
});

export const listEditorMuscles = endpoint({
  method: 'GET',
  path: '/admin/muscles',
  access: 'admin',
  summary: 'Same as muscles-in-group, with the other name for its parameter',
  query: z.object({ groupName: groupQuery }),
  response: tolerantList(muscle),
});
