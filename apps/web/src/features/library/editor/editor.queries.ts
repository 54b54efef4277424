import {
  getEditorExercise,
  listEditorExercises,
  listEditorGroups,
  listEditorMuscles,
  listEquipment,
  listMusclesInGroup,
} from '@fitarc/contract/exercise-editor';
import { getPendingSubmission } from '@fitarc/contract/submissions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { queryRoots } from '../../../lib/query-keys.ts';

const editorKey = [...queryRoots.library, 'editor'] as const;
/** Of every filtered list. */
export const editorExercisesKey = [...editorKey, 'exercises'] as const;

export const editorGroupsQuery = () =>
  queryOptions({
    queryKey: [...editorKey, 'groups'],
    queryFn: ({ signal }) => call(listEditorGroups, {}, { signal }),
  });

export const editorMusclesQuery = (groupName: string) =>
  queryOptions({
    queryKey: [...editorKey, 'muscles', groupName],
    queryFn: ({ signal }) => call(listEditorMuscles, { query: { groupName } }, { signal }),
  });

export const musclesInGroupQuery = (muscleGroupName: string) =>
  queryOptions({
    queryKey: [...editorKey, 'muscles-in-group', muscleGroupName],
    queryFn: ({ signal }) => call(listMusclesInGroup, { query: { muscleGroupName } }, { signal }),
  });

interface Filter {
  readonly muscleGroup?: string | undefined;
  readonly muscleName?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly equipment?: string | undefined;
}

export const editorExercisesQuery = (filter: Filter) =>
  queryOptions({
    queryKey: [...editorExercisesKey, filter],
    queryFn: ({ signal }) => call(listEditorExercises, { query: filter }, { signal }),
  });

export const editorExerciseQuery = (id: string) =>
  queryOptions({
    queryKey: [...editorKey, 'exercise', id],
    queryFn: ({ signal }) => call(getEditorExercise, { params: { id } }, { signal }),
    // Editing begins with what is stored now; a version from a while ago would be refused on saving.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const equipmentQuery = () =>
  queryOptions({
    queryKey: [...editorKey, 'equipment'],
    queryFn: async ({ signal }) => {
      const names = await call(listEquipment, {}, { signal });
      return names.map((name) => ({ name }));
    },
  });

/** Of the form that makes an exercise of it. */
export const pendingSubmissionQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryRoots.submissions, 'pending', 'one', id],
    queryFn: ({ signal }) => call(getPendingSubmission, { params: { id } }, { signal }),
    // Another administrator may have reviewed it in the meantime.
    staleTime: 0,
  });
