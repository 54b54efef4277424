import type { Meal } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../lib/api-error.ts';
import { toast } from '../../ui/overlay/toast-store.ts';
import { changeDay } from './meals.queries.ts';

export const MEAL_GONE = 'This meal is no longer there';

/** For a dialog about a meal that was deleted in another tab: there is nothing left to do in it. */
export function useMealGone(meal: Meal | undefined, onClose: () => void): (error: unknown) => void {
  const queryClient = useQueryClient();
  return (error) => {
    if (!meal || !isNotFound(error)) return;
    void changeDay(queryClient, meal.date as LocalDate);
    toast({ message: MEAL_GONE });
    onClose();
  };
}
