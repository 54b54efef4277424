import { indexExercises, type SearchedExercise } from '@fitarc/domain/exercise-index';
import { familiarFirst, searchExercises } from '@fitarc/domain/exercise-search';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { favoritesQuery, recentExercisesQuery } from './familiar.queries.ts';

interface Numbered {
  readonly exercise_id?: number | string | null | undefined;
}
/** Ids of what the member knows; what is on an earlier list comes first. */
export type Familiar = readonly ReadonlySet<string>[];

/** The search of every picker, which has the whole library at hand. */
export function useExerciseSearch<T extends SearchedExercise & Numbered>(
  exercises: readonly T[] | undefined,
  typed: string,
  familiar: Familiar,
): readonly T[] | undefined {
  const searching = typed.trim() !== '';
  // Only a search needs it.
  const index = useMemo(
    () => (searching && exercises ? indexExercises(exercises) : undefined),
    [searching, exercises],
  );
  return useMemo(() => {
    if (!index) return exercises;
    const lists = familiar.map((ids) => (one: T) => ids.has(String(one.exercise_id)));
    return familiarFirst(searchExercises(index, typed), lists);
  }, [index, exercises, typed, familiar]);
}

const idsOf = (list: readonly Numbered[] | undefined) =>
  new Set((list ?? []).map(({ exercise_id }) => String(exercise_id)));

/** What one logs and what one likes, asked for when a search begins. */
export function useFamiliar(typed: string): Familiar {
  const enabled = typed.trim() !== '';
  const recent = useQuery({ ...recentExercisesQuery(), enabled }).data;
  const favorites = useQuery({ ...favoritesQuery(), enabled }).data;
  return useMemo(() => [idsOf(recent), idsOf(favorites)], [recent, favorites]);
}
