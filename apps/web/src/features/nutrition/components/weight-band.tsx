import type { Expenditure, ExpenditurePoint } from '@fitarc/contract/check-in';
import type { LocalDate } from '@fitarc/domain/local-date';
import { addDays } from '@fitarc/domain/local-date';
import { roundTo } from '@fitarc/domain/units';
import { useId, useState } from 'react';
import { formatNumber, formatWeight } from '../../../lib/format-number.ts';
import { useUnits, weightFromKg, weightSymbol } from '../../../lib/units.ts';
import { LineChart } from '../../../ui/charts/chart.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';

const FRAMES = [
  { value: 28, label: '4 Weeks' },
  { value: 90, label: '3 Months' },
  { value: 365, label: '1 Year' },
] as const;
type Frame = (typeof FRAMES)[number]['value'];
export const LONGEST_FRAME = 365;
const NINE_IN_TEN = 1.645;

function Legend() {
  return (
    <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      <li className="flex items-center gap-2">
        <i aria-hidden="true" className="size-1.5 rounded-full bg-accent/45" />
        Weighed
      </li>
      <li className="flex items-center gap-2">
        <i aria-hidden="true" className="h-0.5 w-4 rounded-full bg-accent" />
        Trend
      </li>
      <li className="flex items-center gap-2">
        <i aria-hidden="true" className="h-3 w-4 rounded-sm bg-accent/16" />
        Where it most likely is
      </li>
    </ul>
  );
}

const changeInWords = (kg: number) => {
  const value = roundTo(Math.abs(weightFromKg(kg)), 2);
  if (value === 0) return 'No change';
  return `${formatNumber(value)} ${weightSymbol()} a week ${kg < 0 ? 'down' : 'up'}`;
};

interface Props {
  readonly estimate: NonNullable<Expenditure['estimate']>;
  readonly history: readonly ExpenditurePoint[];
  readonly today: LocalDate;
}

/** Each weight as a dot, the trend as a line, and around it where the true weight most likely is. */
export function WeightBand({ estimate, history, today }: Props) {
  const id = useId();
  const { weight: unit } = useUnits();
  const [frame, setFrame] = useState<Frame>(28);
  const from = addDays(today, -frame);
  const shown = history.filter(({ date }) => date >= from);
  const say = (value: number) => formatWeight(value, unit);
  const points = shown.flatMap(({ date, weight }) =>
    weight === null ? [] : [{ day: date, value: weightFromKg(weight) }],
  );
  const trend = weightFromKg(estimate.trend_weight);
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Weight" />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="tabular-nums">
          <b className="text-2xl/tight font-[650]">{say(trend)}</b>{' '}
          <span className="text-sm text-ink-2">trend</span>
          {estimate.weekly_change !== null && (
            <span className="block text-sm text-ink-2">{changeInWords(estimate.weekly_change)}</span>
          )}
        </p>
        <Segmented label="Time shown" value={frame} onChange={setFrame} options={FRAMES} />
      </div>
      <Legend />
      {points.length > 0 ? (
        <LineChart
          label="Weight"
          summary={`Weight: the trend is ${say(trend)} now.`}
          points={points}
          smooth={shown.map(({ date, trend_weight }) => ({ day: date, value: weightFromKg(trend_weight) }))}
          band={shown.map(({ date, trend_weight, trend_deviation }) => ({
            day: date,
            low: weightFromKg(trend_weight - NINE_IN_TEN * trend_deviation),
            high: weightFromKg(trend_weight + NINE_IN_TEN * trend_deviation),
          }))}
          from={shown[0]?.date ?? from}
          to={today}
          tone="accent"
          say={say}
          close
        />
      ) : (
        <p className="text-ink-2">No weight in this time. Choose a longer one.</p>
      )}
    </Card>
  );
}
