import type { NutritionDay } from '@fitarc/contract/trends';
import { Utensils } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/charts/chart.tsx';
import type { ChartTone } from '../../../ui/charts/chart-props.ts';
import { shortDay } from '../../../ui/charts/day-label.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { TimeFrame } from '../time-frame.ts';
import { dailyFigures, pointsOf } from '../trend-figures.ts';
import { TrendCard } from './trend-card.tsx';
import { chartGrid, TrendSection } from './trend-section.tsx';

interface Nutrient {
  readonly label: string;
  readonly tone: ChartTone;
  readonly unit: string;
  readonly digits: number;
  read(day: NutritionDay): number;
}

const NUTRIENTS: readonly Nutrient[] = [
  { label: 'Calories', tone: 'calories', unit: 'kcal', digits: 0, read: (day) => day.total_calories },
  { label: 'Protein', tone: 'protein', unit: 'g', digits: 1, read: (day) => day.total_protein },
  { label: 'Carbohydrate', tone: 'carbs', unit: 'g', digits: 1, read: (day) => day.total_carbs },
  { label: 'Fat', tone: 'rest', unit: 'g', digits: 1, read: (day) => day.total_fats },
];

interface Props {
  readonly days: readonly NutritionDay[];
  readonly frame: TimeFrame;
}

export function NutritionTrends({ days, frame }: Props) {
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
            The days you log what you eat are drawn here.
          </EmptyState>
        </Card>
      ) : (
        <div className={chartGrid}>
          {NUTRIENTS.map((nutrient) => (
            <NutrientCard key={nutrient.label} nutrient={nutrient} days={days} frame={frame} />
          ))}
        </div>
      )}
    </TrendSection>
  );
}

function NutrientCard({ nutrient, days, frame }: Props & { nutrient: Nutrient }) {
  const { label, tone, unit, digits, read } = nutrient;
  const { from, to } = frame;
  const points = pointsOf(days, read);
  const format = new Intl.NumberFormat(undefined, { maximumFractionDigits: digits });
  const say = (value: number) => `${format.format(value)} ${unit}`;
  const figures = dailyFigures(points, to);
  const range = figures && `${format.format(figures.least)} to ${format.format(figures.most)}`;
  const inWords = figures
    ? `Average ${say(figures.average)} a day without today, from ${range}.`
    : 'Only today so far.';
  return (
    <TrendCard
      title={label}
      tone={tone}
      figure={format.format(figures ? figures.average : (points[0]?.value ?? 0))}
      unit={`${unit} ${figures ? 'a day' : 'so far today'}`}
      notes={range ? [range] : []}
    >
      <LineChart
        label={label}
        summary={`${label} over time, ${shortDay(from)} to ${shortDay(to)}. ${inWords}`}
        points={points}
        from={from}
        to={to}
        tone={tone}
        say={say}
        unfinished={to}
      />
    </TrendCard>
  );
}
