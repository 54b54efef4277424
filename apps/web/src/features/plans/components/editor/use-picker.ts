import type { Exercise } from '@fitarc/contract/exercise';
import { FALLBACK_MUSCLES } from '@fitarc/domain/exercise';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { briefExercisesQuery } from '../../../library/brief-exercises.queries.ts';
import { filterExercises } from '../../../library/exercise-list.ts';
import { musclesQuery } from '../../../library/library.queries.ts';
import { useExerciseSearch, useFamiliar } from '../../../library/use-exercise-search.ts';

const PAGE_SIZE = 8;

export interface Filters {
  readonly search: string;
  readonly muscle: string;
  readonly difficulty: string;
  readonly equipment: string;
}
const ALL: Filters = { search: '', muscle: 'all', difficulty: 'all', equipment: 'all' };

/** A muscle that shares its name with a group stands for the whole of it. */
const trains = (muscle: string) => (exercise: Exercise) =>
  muscle === 'all' || exercise.muscles.includes(muscle) || exercise.muscle_groups.includes(muscle);

function useMuscleNames(): readonly string[] {
  const { data, isPending } = useQuery(musclesQuery('all'));
  if (isPending) return [];
  const names = (data ?? []).map(({ name }) => name);
  return names.length > 0 ? names : FALLBACK_MUSCLES;
}

/** The exercises to choose from: the whole library is at hand, so every filter answers at once. */
export function usePicker() {
  const [filters, setFilters] = useState(ALL);
  const [page, setPage] = useState(1);
  const muscles = useMuscleNames();
  const list = useQuery(briefExercisesQuery());
  const familiar = useFamiliar(filters.search);
  const named = useExerciseSearch(list.data, filters.search, familiar);
  const found = named && filterExercises(named, filters).filter(trains(filters.muscle));
  const total = found?.length ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const first = (shown - 1) * PAGE_SIZE;
  return {
    filters,
    muscles,
    filter(changes: Partial<Filters>) {
      setFilters((last) => ({ ...last, ...changes }));
      setPage(1);
    },
    clear() {
      setFilters(ALL);
      setPage(1);
    },
    page: shown,
    pages,
    setPage,
    exercises: found?.slice(first, first + PAGE_SIZE),
    range: total === 0 ? '' : `${first + 1}–${Math.min(first + PAGE_SIZE, total)} of ${total}`,
    list,
  };
}
