import { pluralize } from '@fitarc/domain/pluralize';
import { formatWhole } from '../../../lib/format-number.ts';
import { AreaChart } from '../../../ui/charts/chart.tsx';
import type { ChartPoint, ChartTone } from '../../../ui/charts/chart-props.ts';
import { TrendCard } from '../../../ui/charts/trend-card.tsx';

interface Props {
  readonly title: string;
  /** One of what is counted: 'meal'. */
  readonly noun: string;
  readonly tone: ChartTone;
  /** A day each, the last of them today. */
  readonly points: readonly ChartPoint[];
}

/** How many of something there were on each of the last days. */
export function DayChart({ title, noun, tone, points }: Props) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const total = points.reduce((sum, { value }) => sum + value, 0);
  const days = pluralize(points.length, 'day');
  return (
    <TrendCard
      title={title}
      tone={tone}
      figure={formatWhole(total)}
      unit={`in ${days}`}
      notes={[`${pluralize(last.value, noun)} today`]}
    >
      <AreaChart
        label={title}
        summary={`${title}: ${pluralize(total, noun)} in ${days}.`}
        points={points}
        from={first.day}
        to={last.day}
        tone={tone}
        say={(value) => pluralize(value, noun)}
        unfinished={last.day}
        whole
      />
    </TrendCard>
  );
}
