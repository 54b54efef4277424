import type { Exercise } from '@fitarc/contract/exercise';
import { repUnitOf } from '@fitarc/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { briefExercisesQuery } from '../library/library.queries.ts';
import type { DraftExercise, Picked } from './workout-draft.ts';
import { recentExercisesQuery } from './workouts.queries.ts';

const pickedOf = ({ exercise_id, name, muscles, muscle_groups, ...counted }: Exercise): Picked => ({
  exercise_id,
  name,
  muscles: muscles.length > 0 ? muscles : muscle_groups,
  unit: repUnitOf(counted),
});

const plain = (text: string) => text.toLocaleLowerCase();

/** Names that begin with what was typed, names with a word that does, names that hold it, and the rest. */
function rankOf(name: string, typed: string): number {
  const text = plain(name);
  if (text.startsWith(typed)) return 0;
  const starts = [...text.matchAll(/\b\w/g)].map(({ index }) => index);
  if (starts.some((start) => text.startsWith(typed, start))) return 1;
  return text.includes(typed) ? 2 : 3;
}

/** Every word has to be found in the name or the muscles. */
export function searched(exercises: readonly Picked[], query: string): readonly Picked[] {
  const typed = plain(query.trim());
  if (!typed) return exercises;
  const words = typed.split(/\s+/);
  return exercises
    .filter(({ name, muscles }) => {
      const text = plain([name, ...muscles].join(' '));
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => rankOf(a.name, typed) - rankOf(b.name, typed));
}

/** What can be logged: what was done lately first, then everything by name. */
export function useExerciseLibrary() {
  const library = useQuery(briefExercisesQuery());
  const recent = useQuery(recentExercisesQuery());
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
    const first = [...lately].flatMap((id) => byId.get(id) ?? []);
    return [...first, ...[...byId].flatMap(([id, one]) => (lately.has(id) ? [] : one))];
  }, [byId, lately]);
  return {
    exercises,
    lately,
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
