import type { Meal } from '@fitarc/contract/meals';
import { sumOfNutrients } from '@fitarc/domain/food';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { useQuery } from '@tanstack/react-query';
import { Plus, Utensils } from 'lucide-react';
import { useMealLayout } from '../../../lib/preferences.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { mealDaysQuery } from '../../nutrition/nutrition.queries.ts';
import { sectionsOf } from '../meal-sections.ts';
import { LOAD_FAILED, mealsQuery } from '../meals.queries.ts';
import { DayTotals, MealList, Totals } from './meal-list.tsx';
import { MealSection, type SectionActions } from './meal-section.tsx';
import { MealsCard } from './meals-card.tsx';

interface Props extends SectionActions {
  readonly day: LocalDate;
  onQuickAdd(): void;
  onCopyDay(from?: LocalDate): void;
}

/** The meals of the chosen day, or what stands in for them. */
export function DayMeals({ day, ...actions }: Props) {
  const query = useQuery(mealsQuery(day));
  const layout = useMealLayout();
  const meals: readonly Meal[] = (!query.isError && query.data) || [];
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
      {layout.flat ? (
        <FlatList day={day} meals={meals} waiting={query.isPending} {...actions} />
      ) : (
        <DeferredSection ready={!query.isPending} fallback={<SectionsWaiting />}>
          <Sections day={day} meals={meals} {...actions} />
        </DeferredSection>
      )}
    </>
  );
}

interface ListProps extends Props {
  readonly meals: readonly Meal[];
}

function Sections({ day, meals, onQuickAdd: _quick, onCopyDay, ...actions }: ListProps) {
  const sections = sectionsOf(meals, useMealLayout());
  const hasEmpty = sections.some((section) => section.meals.length === 0);
  const { data: before = [] } = useQuery({ ...mealsQuery(addDays(day, -1)), enabled: hasEmpty });
  return (
    <div className="grid gap-3">
      {sections.map((section) => (
        <MealSection
          key={section.slot ?? 'none'}
          section={section}
          before={before.filter(({ slot }) => section.slot !== null && slot === section.slot)}
          {...actions}
        />
      ))}
      {meals.length === 0 && before.length > 0 && (
        <Button variant="secondary" onClick={() => onCopyDay(addDays(day, -1))}>
          Copy the Day Before
        </Button>
      )}
      <Card flush>
        <DayTotals total={sumOfNutrients(meals)} />
      </Card>
    </div>
  );
}

function FlatList({
  day,
  meals,
  waiting,
  onAdd,
  onQuickAdd,
  onCopyDay,
  ...actions
}: ListProps & { waiting: boolean }) {
  return (
    <MealsCard count={meals.length} onQuickAdd={onQuickAdd} onCopyDay={() => onCopyDay()}>
      {!waiting && meals.length === 0 ? (
        <>
          <NoMeals day={day} onAdd={onAdd} onCopyDay={onCopyDay} />
          <Totals total={sumOfNutrients([])} />
        </>
      ) : (
        <DeferredSection ready={!waiting} fallback={<Waiting />}>
          <MealList whole caption="Meals" meals={meals} {...actions} />
        </DeferredSection>
      )}
    </MealsCard>
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
          <Button icon={<Plus size={20} aria-hidden="true" />} onClick={() => onAdd()}>
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

function SectionsWaiting() {
  return (
    <div role="status" aria-label="Loading meals" className="grid gap-3">
      {ROWS.map((row) => (
        <Card key={row} flush className="grid h-13 items-center px-4 lg:px-6">
          <Skeleton className="h-5 w-32" />
        </Card>
      ))}
    </div>
  );
}
