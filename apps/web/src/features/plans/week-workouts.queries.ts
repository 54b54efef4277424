import type { LocalDate } from '@fitarc/domain/local-date';
import { mondayOf } from '@fitarc/domain/weekday';
import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '../../lib/query-keys.ts';

/** Logged this week, for what is done of a plan. */
export const weekWorkoutsQuery = (today: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.workouts, mondayOf(today), today],
    // Lazy: it brings the schemas of workouts, and the plan is shown without it.
    queryFn: async ({ signal }) =>
      (await import('./fetch-week-workouts.ts')).fetchWeekWorkouts(today, signal),
  });
