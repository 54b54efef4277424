import type { GoalsByHand } from '@fitarc/contract/nutrition';
import type { NutritionDay } from '@fitarc/contract/trends';
import { useQuery } from '@tanstack/react-query';
import { Utensils } from 'lucide-react';
import { formatShort, formatWhole } from '../../../lib/format-number.ts';
import { LineChart } from '../../../ui/charts/chart.tsx';
import type { ChartTone } from '../../../ui/charts/chart-props.ts';
import { TrendCard } from '../../../ui/charts/trend-card.tsx';
import { Card } from '../../../ui/data/card.tsx';
import { shortDay } from '../../../ui/data/day-names.ts';
import { EmptyState } from '../../../ui/data/empty-state.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { DeferredSection } from '../../../ui/layout/deferred-section.tsx';
import { goalsQuery } from '../../nutrition/nutrition.queries.ts';
import type { TimeFrame } from '../time-frame.ts';
import { dailyFigures, pointsOf } from '../trend-figures.ts';
import { chartGrid, TrendSection } from './trend-section.tsx';
import { ChartSkeleton } from './trends-skeleton.tsx';

interface Nutrient {
  readonly label: string;
  readonly tone: ChartTone;
  readonly unit: string;
  readonly figure: (value: number) => string;
  readonly goal: keyof GoalsByHand;
  read(day: NutritionDay): number;
}

const NUTRIENTS: readonly Nutrient[] = [
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

interface Props {
  readonly days: readonly NutritionDay[];
  readonly frame: TimeFrame;
}

export function NutritionTrends({ days, frame }: Props) {
  // Without goals, or when they cannot be had, there is simply no line.
  const { data: goals } = useQuery(goalsQuery());
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
        <div className={chartGrid}>
          {NUTRIENTS.map((nutrient) => (
            <DeferredSection key={nutrient.label} fallback={<ChartSkeleton />}>
              <NutrientCard nutrient={nutrient} days={days} frame={frame} target={goals?.[nutrient.goal]} />
            </DeferredSection>
          ))}
        </div>
      )}
    </TrendSection>
  );
}

interface CardProps extends Props {
  readonly nutrient: Nutrient;
  readonly target: number | undefined;
}

function NutrientCard({ nutrient, days, frame, target }: CardProps) {
  const { label, tone, unit, figure, read } = nutrient;
  const { from, to } = frame;
  const points = pointsOf(days, read);
  const say = (value: number) => `${figure(value)} ${unit}`;
  const figures = dailyFigures(points, to);
  const range = figures && `${figure(figures.least)} to ${figure(figures.most)}`;
  const inWords = figures
    ? `Average ${say(figures.average)} a day, not counting today, from ${range}.`
    : 'Only today so far.';
  const aim = target === undefined ? '' : ` The target is ${say(target)}.`;
  return (
    <TrendCard
      title={label}
      tone={tone}
      figure={figure(figures ? figures.average : (points[0]?.value ?? 0))}
      unit={`${unit} ${figures ? 'a day' : 'so far today'}`}
      notes={range ? [range] : []}
      target={target === undefined ? undefined : `Target ${figure(target)}`}
    >
      <LineChart
        label={label}
        summary={`${label} over time, ${shortDay(from)} to ${shortDay(to)}. ${inWords}${aim}`}
        points={points}
        from={from}
        to={to}
        tone={tone}
        say={say}
        unfinished={to}
        target={target}
      />
    </TrendCard>
  );
}
