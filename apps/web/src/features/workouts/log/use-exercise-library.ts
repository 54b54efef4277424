import type { Exercise } from '@fitarc/contract/exercise';
import { repUnitOf } from '@fitarc/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { briefExercisesQuery } from '../../library/brief-exercises.queries.ts';
import { recentExercisesQuery } from '../../library/familiar.queries.ts';
import { FavoriteIds } from './favorite-ids.ts';
import type { DraftExercise, Picked } from './workout-draft.ts';

const pickedOf = ({ exercise_id, name, muscles, muscle_groups, ...counted }: Exercise): Picked => ({
  exercise_id,
  name,
  muscles: muscles.length > 0 ? muscles : muscle_groups,
  unit: repUnitOf(counted),
});

/** What can be logged: what was done lately first, then everything by name. */
export function useExerciseLibrary() {
  const library = useQuery(briefExercisesQuery());
  const recent = useQuery(recentExercisesQuery());
  const favorites = useContext(FavoriteIds);
  const byId = useMemo(
    () => new Map((library.data ?? []).map((one) => [String(one.exercise_id), pickedOf(one)])),
    [library.data],
  );
  const details = useMemo(
    () => new Map((library.data ?? []).map((one) => [String(one.exercise_id), one])),
    [library.data],
  );
  const lately = useMemo(
    () =>
      new Set((recent.data ?? []).map(({ exercise_id }) => String(exercise_id)).filter((id) => byId.has(id))),
    [recent.data, byId],
  );
  const exercises = useMemo(() => {
    const listed = new Map((library.data ?? []).map((one) => [String(one.exercise_id), one]));
    const first = [...lately].flatMap((id) => listed.get(id) ?? []);
    return [...first, ...[...listed].flatMap(([id, one]) => (lately.has(id) ? [] : one))];
  }, [library.data, lately]);
  const familiar = useMemo(() => [lately, favorites], [lately, favorites]);
  return {
    exercises,
    lately,
    familiar,
    byId: (id: string) => byId.get(id),
    /** All the library says about it, without the long texts. */
    detailsOf: (id: number | string | null) => details.get(String(id)),
    pickedOf,
    /** As the library has it now; what has left the library stays as it was. */
    known: (exercise: DraftExercise): DraftExercise => {
      const found = byId.get(String(exercise.exercise_id));
      return found ? { ...exercise, unit: found.unit, muscles: found.muscles } : exercise;
    },
    failed: library.isError,
    loading: library.isPending,
    retrying: library.isFetching,
    retry: () => void library.refetch(),
  };
}
export type ExerciseLibrary = ReturnType<typeof useExerciseLibrary>;
