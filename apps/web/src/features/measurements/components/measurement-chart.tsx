import type { LocalDate } from '@fitarc/domain/local-date';
import { MEASUREMENTS } from '@fitarc/domain/measurement';
import { LineChart } from '../../../ui/charts/chart.tsx';
import type { Series } from '../measurement-figures.ts';
import { formatMeasurement } from '../measurement-text.ts';
import { TooFewPoints, useTimeShown } from './time-shown.tsx';

export function MeasurementChart({ series, today }: { series: Series; today: LocalDate }) {
  const { kind, unit, measured } = series;
  const { label } = MEASUREMENTS[kind];
  // Longer than the weight's: a tape comes out once a week or a month.
  const { shown, choice } = useTimeShown(measured, { today, shortest: 90, start: 365 });
  const [first, last] = [shown[0], shown.at(-1)];
  const say = (value: number) => formatMeasurement(value, unit);
  return (
    <div className="min-w-0">
      <div className="mb-5 flex min-h-12.5 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-md font-strong">{label} over time</h3>
        {measured.length > 1 && choice}
      </div>
      {first && last && shown.length > 1 ? (
        <LineChart
          key={kind}
          label={label}
          summary={`${label}: from ${say(first.value)} to ${say(last.value)}.`}
          points={shown.map(({ day, value }) => ({ day, value }))}
          from={first.day}
          to={today}
          tone="training"
          say={say}
          close
        />
      ) : (
        <TooFewPoints total={measured.length} noun="measurement" />
      )}
    </div>
  );
}
