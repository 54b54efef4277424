import { listFavorites } from '@fitarc/contract/favorites';
import { listRecentExercises } from '@fitarc/contract/workouts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

/** Of other features, and here because every search for an exercise puts them first. */
export const recentExercisesQuery = () =>
  queryOptions({
    queryKey: queryRoots.recentExercises,
    queryFn: ({ signal }) => call(listRecentExercises, {}, { signal }),
  });

export const favoritesQuery = () =>
  queryOptions({
    queryKey: queryRoots.favorites,
    queryFn: ({ signal }) => call(listFavorites, {}, { signal }),
    // Another tab or the phone may have changed them.
    refetchOnWindowFocus: true,
  });
