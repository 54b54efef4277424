import { listMealSuggestions } from '@fitarc/contract/meal-suggestions';
import { listMeals, type Meal } from '@fitarc/contract/meals';
import type { LocalDate } from '@fitarc/domain/local-date';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const LOAD_FAILED = 'Failed to load meals. Please try again or log in.';

/** Asked for anew whenever a day is opened; what is known of it shows meanwhile. */
export const mealsQuery = (date: LocalDate) =>
  queryOptions({
    queryKey: [...queryRoots.meals, date],
    staleTime: 0,
    // Another tab or device may have changed it meanwhile.
    refetchOnWindowFocus: true,
    queryFn: async ({ signal }) => {
      const meals = await call(
        listMeals,
        { params: { date } },
        { signal, messageAtLogin: () => LOAD_FAILED },
      );
      return meals.map((meal): Meal => ({ ...meal, date }));
    },
  });

export const suggestionsQuery = () =>
  queryOptions({
    queryKey: queryRoots.mealSuggestions,
    queryFn: ({ signal }) => call(listMealSuggestions, {}, { signal }),
  });

const AFFECTED = [queryRoots.mealDays, queryRoots.mealSuggestions, queryRoots.trends];

/** After something was eaten, corrected or taken back: the day shows it at once, everything else asks anew. */
export async function changeDay(
  queryClient: QueryClient,
  date: LocalDate,
  change?: (meals: readonly Meal[]) => Meal[],
): Promise<void> {
  const { queryKey } = mealsQuery(date);
  if (change && queryClient.getQueryData(queryKey)) {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (meals) => meals && change(meals));
  } else {
    void queryClient.invalidateQueries({ queryKey });
  }
  for (const root of AFFECTED) void queryClient.invalidateQueries({ queryKey: root });
}
