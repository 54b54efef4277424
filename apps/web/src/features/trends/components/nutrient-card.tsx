import { LineChart } from '../../../ui/charts/chart.tsx';
import type { ChartTone } from '../../../ui/charts/chart-props.ts';
import { TrendCard } from '../../../ui/charts/trend-card.tsx';
import { shortDay } from '../../../ui/data/day-names.ts';
import type { TimeFrame } from '../time-frame.ts';
import { dailyFigures, pointsOf } from '../trend-figures.ts';

export interface Nutrient<Day> {
  readonly label: string;
  readonly tone: ChartTone;
  readonly unit: string;
  readonly figure: (value: number) => string;
  read(day: Day): number;
}

interface Props<Day> {
  readonly nutrient: Nutrient<Day>;
  readonly days: readonly Day[];
  readonly frame: TimeFrame;
  readonly target: number | undefined;
  /** How much of what was eaten the figures cover. */
  readonly note?: string | undefined;
}

export function NutrientCard<Day extends { readonly date: string }>({
  nutrient,
  days,
  frame,
  target,
  note,
}: Props<Day>) {
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
  const known = note ? ` ${note}.` : '';
  return (
    <TrendCard
      title={label}
      tone={tone}
      figure={figure(figures ? figures.average : (points[0]?.value ?? 0))}
      unit={`${unit} ${figures ? 'a day' : 'so far today'}`}
      notes={[range, note].filter((words) => words !== undefined)}
      target={target === undefined ? undefined : `Target ${figure(target)}`}
    >
      <LineChart
        label={label}
        summary={`${label} over time, ${shortDay(from)} to ${shortDay(to)}. ${inWords}${aim}${known}`}
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
