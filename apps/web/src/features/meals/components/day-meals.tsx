import type { Meal } from '@fitarc/contract/meals';
import { sumOfNutrients } from '@fitarc/domain/food';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { Plus, Utensils } from 'lucide-react';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { mealDaysQuery } from '../../nutrition/nutrition.queries.ts';
import type { MealActions } from '../meal-actions.ts';
import { LOAD_FAILED, mealsQuery } from '../meals.queries.ts';
import { MealList, MealsCard, Totals } from './meals-card.tsx';

interface Props extends MealActions {
  readonly day: LocalDate;
  onAdd(): void;
  onQuickAdd(): void;
  onCopyDay(from?: LocalDate): void;
}

/** The meals of the chosen day, or what stands in for them. */
export function DayMeals({ day, onAdd, onQuickAdd, onCopyDay, ...actions }: Props) {
  const query = useQuery(mealsQuery(day));
  const meals: readonly Meal[] = query.data ?? [];
  return (
    <>
      {query.isError && (
        <ErrorState
          className="mb-4"
          title={LOAD_FAILED}
          retrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      )}
      <MealsCard
        count={query.isError ? 0 : meals.length}
        onQuickAdd={onQuickAdd}
        onCopyDay={() => onCopyDay()}
      >
        {query.isError || query.data?.length === 0 ? (
          <>
            <NoMeals day={day} onAdd={onAdd} onCopyDay={onCopyDay} />
            <Totals total={sumOfNutrients([])} />
          </>
        ) : (
          <DeferredSection ready={!query.isPending} fallback={<Waiting />}>
            <MealList meals={meals} {...actions} />
          </DeferredSection>
        )}
      </MealsCard>
    </>
  );
}

function NoMeals({ day, onAdd, onCopyDay }: Pick<Props, 'day' | 'onAdd' | 'onCopyDay'>) {
  const before = addDays(day, -1);
  const { data } = useQuery(mealDaysQuery(before, before));
  const hasBefore = data?.some(({ meals }) => meals > 0);
  return (
    <EmptyState
      headingLevel={3}
      icon={<Utensils />}
      title="No meals on this day"
      className="pb-6"
      action={
        <>
          <Button icon={<Plus size={20} aria-hidden="true" />} onClick={onAdd}>
            Add Food
          </Button>
          {hasBefore && (
            <Button variant="secondary" onClick={() => onCopyDay(before)}>
              Copy the Day Before
            </Button>
          )}
        </>
      }
    >
      Search for what you ate, scan a barcode, or pick something you eat often.
    </EmptyState>
  );
}

const ROWS = [1, 2, 3, 4];

function Waiting() {
  return (
    <div role="status" aria-label="Loading meals">
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex h-17 items-center justify-between gap-4 border-t border-line px-4 md:h-13 lg:px-6"
        >
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-24 md:w-64" />
        </div>
      ))}
    </div>
  );
}
