import type { Exercise } from '@fitarc/contract/exercise';
import { searchRank, searchText, searchWords } from '@fitarc/domain/exercise-search';
import { repUnitOf } from '@fitarc/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { briefExercisesQuery } from '../../library/library.queries.ts';
import { recentExercisesQuery } from '../workouts.queries.ts';
import { FavoriteIds } from './favorite-ids.ts';
import type { DraftExercise, Picked } from './workout-draft.ts';

const pickedOf = ({ exercise_id, name, muscles, muscle_groups, ...counted }: Exercise): Picked => ({
  exercise_id,
  name,
  muscles: muscles.length > 0 ? muscles : muscle_groups,
  unit: repUnitOf(counted),
});

interface Listed extends Picked {
  readonly other_names: readonly string[];
}

/** Every word has to be found in the name, an other name or the muscles. */
export function searchLibrary(
  exercises: readonly Listed[],
  query: string,
  isFamiliar: (id: string) => boolean,
): readonly Listed[] {
  const words = searchWords(query);
  if (words.length === 0) return exercises;
  return exercises
    .map((exercise) => ({
      exercise,
      rank: searchRank(exercise, words, isFamiliar(String(exercise.exercise_id))),
      text: [exercise.name, ...exercise.other_names, ...exercise.muscles].map(searchText).join(' '),
    }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .sort((a, b) => a.rank - b.rank)
    .map(({ exercise }) => exercise);
}

/** What can be logged: what was done lately first, then everything by name. */
export function useExerciseLibrary() {
  const library = useQuery(briefExercisesQuery());
  const recent = useQuery(recentExercisesQuery());
  const favorites = useContext(FavoriteIds);
  const byId = useMemo(
    () => new Map((library.data ?? []).map((one) => [String(one.exercise_id), pickedOf(one)])),
    [library.data],
  );
  const lately = useMemo(
    () =>
      new Set((recent.data ?? []).map(({ exercise_id }) => String(exercise_id)).filter((id) => byId.has(id))),
    [recent.data, byId],
  );
  const exercises = useMemo(() => {
    const listed = new Map(
      (library.data ?? []).map((one) => [
        String(one.exercise_id),
        { ...pickedOf(one), other_names: one.other_names },
      ]),
    );
    const first = [...lately].flatMap((id) => listed.get(id) ?? []);
    return [...first, ...[...listed].flatMap(([id, one]) => (lately.has(id) ? [] : one))];
  }, [library.data, lately]);
  return {
    exercises,
    lately,
    isFamiliar: (id: string) => lately.has(id) || favorites.has(id),
    byId: (id: string) => byId.get(id),
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
