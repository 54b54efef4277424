import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { favoritesQuery } from '../../features/library/familiar.queries.ts';
import { FavoriteIds } from '../../features/workouts/log/favorite-ids.ts';
import { WorkoutLoggingPage as LoggingPage } from '../../features/workouts/log/workout-logging-page.tsx';

/** With the favorites, which a search for an exercise puts first. */
export function WorkoutLoggingPage() {
  const { data } = useQuery(favoritesQuery());
  const ids = useMemo(() => new Set((data ?? []).map(({ exercise_id }) => String(exercise_id))), [data]);
  return (
    <FavoriteIds value={ids}>
      <LoggingPage />
    </FavoriteIds>
  );
}
