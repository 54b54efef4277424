import { calculateNutritionGoals, type Goals, getNutritionGoals } from '@fitarc/contract/nutrition';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { type Failure, failureOf } from '../../../lib/failure.ts';
import { goalsQuery } from '../nutrition.queries.ts';

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;

/** The goals there are; else they are calculated, once and without a word. Null when that fails, too. */
async function goalsAtAnyRate(signal: AbortSignal): Promise<Goals | null> {
  try {
    const goals = await call(getNutritionGoals, { query: {} }, { signal });
    if (goals) return goals;
  } catch (error) {
    if (signal.aborted || isSignedOut(error)) throw error;
  }
  try {
    return await call(calculateNutritionGoals, {});
  } catch (error) {
    if (isSignedOut(error)) throw error;
    return null;
  }
}

const anyGoalsQuery = () =>
  queryOptions({
    queryKey: [...goalsQuery().queryKey, 'calculated'],
    queryFn: ({ signal }) => goalsAtAnyRate(signal),
  });

const FAILED = 'Failed to recalculate goals.';

export function recalculateFailure(error: unknown): Failure {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return failureOf(error, FAILED);
  const { missingFields, message, error: text, details } = error.body;
  if (missingFields && missingFields.length > 0) {
    return { title: `Please complete your profile. Missing fields: ${missingFields.join(', ')}` };
  }
  return { title: message || text || (Array.isArray(details) ? details.join(', ') : details) || FAILED };
}

export function useDailyGoals() {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(anyGoalsQuery());
  const recalculation = useMutation({
    mutationFn: () => call(calculateNutritionGoals, {}),
    onSuccess: (goals) => {
      queryClient.setQueryData(anyGoalsQuery().queryKey, goals);
      queryClient.setQueryData(goalsQuery().queryKey, goals);
    },
  });
  return {
    /** Undefined while they are on their way, null when there are none. */
    goals: isPending ? undefined : (data ?? null),
    recalculate: () => recalculation.mutate(),
    recalculating: recalculation.isPending,
    failure: recalculation.isError ? recalculateFailure(recalculation.error) : undefined,
    isIncomplete:
      recalculation.error instanceof ApiError && (recalculation.error.body.missingFields?.length ?? 0) > 0,
  };
}
export type DailyGoals = ReturnType<typeof useDailyGoals>;
