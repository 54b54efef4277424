import type { PlanSummary } from '@fitarc/contract/plans';
import type { Profile } from '@fitarc/contract/profile';
import { getNutritionTrend, getWorkoutTrend } from '@fitarc/contract/trends';
import { addDays, dayAt, type LocalDate } from '@fitarc/domain/local-date';
import {
  type FetchQueryOptions,
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { recentExercisesQuery } from '../library/familiar.queries.ts';
import { goalsQuery } from '../nutrition/nutrition.queries.ts';
import { planQuery, plansQuery } from '../plans/plans.queries.ts';
import { profileQuery } from '../profile/profile.queries.ts';
import { workoutsQuery } from '../workouts/workouts.queries.ts';

export const RECENT_DAYS = 7;
const MONTH = 30;

const eatenQuery = (today: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.trends, 'eaten', today],
    queryFn: ({ signal }) => call(getNutritionTrend, { query: { days: RECENT_DAYS } }, { signal }),
  });

const trainedQuery = (today: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.trends, 'trained', today],
    queryFn: ({ signal }) => call(getWorkoutTrend, { query: { days: MONTH } }, { signal }),
  });

/** An answer without anything in it, or with something else: there is no profile to show. */
const isNoProfile = (error: unknown) =>
  error instanceof ApiError && error.kind === 'answer' && error.status === 200 && !error.unreadable;

const isBlank = ({ weight_unit: _w, height_unit: _h, ...rest }: Profile) =>
  Object.values(rest).every((value) => value === null || value === undefined || value === false);

/** Undefined while it is on its way, null when there is none. */
function profileOf({ data, error }: UseQueryResult<Profile>): Profile | null | undefined {
  if (data) return isBlank(data) ? null : data;
  return isNoProfile(error) ? null : undefined;
}

const recentWorkoutsQuery = (today: LocalDate) => workoutsQuery(addDays(today, -RECENT_DAYS), today);

const dashboardQueries = (today: LocalDate) =>
  [
    profileQuery(),
    recentWorkoutsQuery(today),
    eatenQuery(today),
    trainedQuery(today),
    goalsQuery(),
    recentExercisesQuery(),
  ] as const;

/** What the page cannot do without is profile and workouts; the rest counts as empty when it fails. */
export function useDashboard(today: LocalDate) {
  const [profile, workouts, eaten, trained, goals, lifts] = useQueries({ queries: dashboardQueries(today) });
  const needed = [...(isNoProfile(profile.error) ? [] : [profile]), workouts];
  const waiting = [profile, workouts, eaten, trained, goals, lifts].some(({ isPending }) => isPending);
  const known = profileOf(profile);
  const failed = needed.filter(({ isError }) => isError);
  return {
    waiting,
    error: failed[0]?.error,
    retrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.map(({ refetch }) => refetch()),
    /** Shown while it lasts, even if asking anew has failed. */
    content:
      workouts.data && known !== undefined
        ? {
            profile: known,
            workouts: workouts.data,
            eaten: eaten.data ?? [],
            trained: trained.data ?? [],
            goals: goals.data ?? null,
            lifts: lifts.data ?? [],
          }
        : undefined,
  };
}

const activePlan = (plans: readonly PlanSummary[]): PlanSummary | undefined =>
  plans.find(({ active, saved }) => active && saved);

/** Before the page is there; what fails is asked for again by the page itself. */
export function preloadDashboard(): void {
  const today = dayAt(new Date());
  const plans = queryClient.fetchQuery(plansQuery());
  plans.then(
    (all) => {
      const plan = activePlan(all);
      if (plan) void queryClient.prefetchQuery(planQuery(plan.plan_id));
    },
    () => undefined,
  );
  const queries: readonly unknown[] = dashboardQueries(today);
  for (const query of queries) void queryClient.prefetchQuery(query as FetchQueryOptions);
}

/** What is planned for today; nothing is said about it when it cannot be had. */
export function useTodaysPlan(today: LocalDate) {
  const plans = useQuery(plansQuery());
  const summary = plans.data && activePlan(plans.data);
  const isSaved = plans.data?.some(({ saved }) => saved);
  const plan = useQuery({ ...planQuery(summary?.plan_id ?? ''), enabled: summary !== undefined });
  const workouts = useQuery(recentWorkoutsQuery(today));
  return {
    waiting: plans.isPending || workouts.isPending || (summary !== undefined && plan.isPending),
    none: plans.data?.length === 0,
    plan: plan.data,
    /** Generated and never saved, where there is no other. */
    unsaved: isSaved ? undefined : plans.data?.[0],
    workouts: workouts.data ?? [],
  };
}
