import {
  calculateNutritionGoals,
  type Goals,
  type GoalsInput,
  setNutritionGoals,
} from '@fitarc/contract/nutrition';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { goalsQuery, ownGoalsQuery } from './nutrition.queries.ts';

/** What pressing Recalculate Goals says when it fails. */
function recalculateFailure(error: unknown): string {
  const body = error instanceof ApiError ? error.body : {};
  if (body.missingFields?.length) {
    return `Please complete your profile. Missing fields: ${body.missingFields.join(', ')}`;
  }
  const details = Array.isArray(body.details) ? body.details.join(', ') : body.details;
  return body.message || body.error || details || 'Failed to recalculate goals.';
}

/** A member's goals: fetched, else calculated in silence; and what a press does about them. */
export function useGoals() {
  const queryClient = useQueryClient();
  const { data, isPending } = useQuery(ownGoalsQuery());
  const [recalculating, setRecalculating] = useState(false);
  const [failure, setFailure] = useState<string>();

  function take(goals: Goals) {
    queryClient.setQueryData(ownGoalsQuery().queryKey, goals);
    queryClient.setQueryData(goalsQuery().queryKey, goals);
  }

  async function recalculate(): Promise<boolean> {
    setFailure(undefined);
    setRecalculating(true);
    try {
      take(await call(calculateNutritionGoals, { body: {} }));
      return true;
    } catch (error) {
      setFailure(recalculateFailure(error));
      return false;
    } finally {
      setRecalculating(false);
    }
  }

  return {
    goals: data ?? null,
    waiting: isPending,
    recalculate,
    recalculating,
    failure,
    forget: () => setFailure(undefined),
    /** Throws when it cannot be stored. */
    setByHand: async (wanted: GoalsInput) => take(await call(setNutritionGoals, { body: wanted })),
  };
}
