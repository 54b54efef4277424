import type { LocalDate } from '@fitarc/domain/local-date';
import type { WeightUnit } from '@fitarc/domain/units';
import { useId } from 'react';
import { formatWeight } from '../../../lib/format-number.ts';
import { LineChart } from '../../../ui/charts/chart.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { TooFewPoints, useTimeShown } from '../../measurements/components/time-shown.tsx';
import { trendChange, type Weighing } from '../weight-figures.ts';

interface Props {
  readonly weighings: readonly Weighing[];
  readonly unit: WeightUnit;
  readonly target: number | null;
  readonly today: LocalDate;
}

function Change({ words, value, unit }: { words: string; value: number | undefined; unit: WeightUnit }) {
  if (value === undefined) return null;
  const sign = value > 0 ? '+' : '−';
  const amount = formatWeight(Math.abs(value), unit);
  return (
    <div>
      <dt className="text-sm text-ink-2">{words}</dt>
      <dd className="text-lg font-strong tabular-nums">
        {Math.abs(value) < 0.05 ? 'No change' : `${sign}${amount}`}
      </dd>
    </div>
  );
}

/** Each weighing as a dot, the trend behind them as the line. */
export function WeightChart({ weighings, unit, target, today }: Props) {
  const id = useId();
  const { from, shown, choice } = useTimeShown(weighings, { today, shortest: 30, start: 90 });
  const last = weighings.at(-1);
  const say = (value: number) => formatWeight(value, unit);
  const [first, end] = [shown[0], shown.at(-1)];
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title="Your weight over time" />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {last && (
            <div>
              <dt className="text-sm text-ink-2">Trend now</dt>
              <dd className="text-lg font-strong tabular-nums">{say(last.trend)}</dd>
            </div>
          )}
          <Change words="In 7 days" value={trendChange(weighings, today, 7)} unit={unit} />
          <Change words="In 30 days" value={trendChange(weighings, today, 30)} unit={unit} />
        </dl>
        {choice}
      </div>
      {first && end && shown.length > 1 ? (
        <LineChart
          label="Weight"
          summary={`Weight: the trend went from ${say(first.trend)} to ${say(end.trend)}.`}
          points={shown.map(({ day, value }) => ({ day, value }))}
          smooth={shown.map(({ day, trend }) => ({ day, value: trend }))}
          from={from}
          to={today}
          tone="training"
          say={say}
          target={target ?? undefined}
          close
        />
      ) : (
        <TooFewPoints total={weighings.length} noun="weight" />
      )}
    </Card>
  );
}
