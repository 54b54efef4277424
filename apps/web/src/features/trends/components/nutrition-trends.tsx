import type { NutritionDay } from '@fitarc/contract/trends';
import { useQuery } from '@tanstack/react-query';
import { Utensils } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatShort, formatWhole } from '../../../lib/format-number.ts';
import { Card } from '../../../ui/data/card.tsx';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { goalsQuery } from '../../nutrition/nutrition.queries.ts';
import type { TimeFrame } from '../time-frame.ts';
import { type Nutrient, NutrientCard } from './nutrient-card.tsx';
import { chartGrid, TrendSection } from './trend-section.tsx';
import { ChartSkeleton } from './trends-skeleton.tsx';

type Goal = 'daily_calories_goal' | 'daily_protein_goal' | 'daily_carbs_goal' | 'daily_fats_goal';

const NUTRIENTS: readonly (Nutrient<NutritionDay> & { readonly goal: Goal })[] = [
  {
    label: 'Calories',
    tone: 'calories',
    unit: 'kcal',
    figure: formatWhole,
    goal: 'daily_calories_goal',
    read: (day) => day.total_calories,
  },
  {
    label: 'Protein',
    tone: 'protein',
    unit: 'g',
    figure: formatShort,
    goal: 'daily_protein_goal',
    read: (day) => day.total_protein,
  },
  {
    label: 'Carbohydrate',
    tone: 'carbs',
    unit: 'g',
    figure: formatShort,
    goal: 'daily_carbs_goal',
    read: (day) => day.total_carbs,
  },
  {
    label: 'Fat',
    tone: 'rest',
    unit: 'g',
    figure: formatShort,
    goal: 'daily_fats_goal',
    read: (day) => day.total_fats,
  },
];

/** Opened by few, and no reason to lose the page when it cannot be loaded. */
const MoreNutrients = lazy(() =>
  import('./more-nutrients.tsx')
    .then((m) => ({ default: m.MoreNutrients }))
    .catch(() => ({ default: NotLoaded })),
);
const NotLoaded = () => <p role="alert">Could not load. Please reload the page.</p>;

interface Props {
  readonly days: readonly NutritionDay[];
  readonly frame: TimeFrame;
}

export function NutritionTrends({ days, frame }: Props) {
  // Without goals, or when they cannot be had, there is simply no line.
  const { data: goals } = useQuery(goalsQuery());
  const [more, setMore] = useState(false);
  return (
    <TrendSection title="Nutrition Trends">
      {days.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Utensils />}
            title="No nutrition data available"
            headingLevel={3}
            action={
              <ButtonLink variant="secondary" to="/calorietracker">
                Log a Meal
              </ButtonLink>
            }
          >
            Days with logged meals appear here.
          </EmptyState>
        </Card>
      ) : (
        <div className="grid gap-3">
          <div className={chartGrid}>
            {NUTRIENTS.map((nutrient) => (
              <DeferredSection key={nutrient.label} fallback={<ChartSkeleton />}>
                <NutrientCard nutrient={nutrient} days={days} frame={frame} target={goals?.[nutrient.goal]} />
              </DeferredSection>
            ))}
          </div>
          <div>
            <Button variant="quiet" aria-expanded={more} onClick={() => setMore(!more)}>
              More nutrients and water
            </Button>
          </div>
          {more && (
            <Suspense fallback={<ChartSkeleton />}>
              <MoreNutrients days={days} frame={frame} goals={goals} />
            </Suspense>
          )}
        </div>
      )}
    </TrendSection>
  );
}
