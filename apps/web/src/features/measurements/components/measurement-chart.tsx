import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { MEASUREMENTS } from '@fitarc/domain/measurement';
import { useState } from 'react';
import { LineChart } from '../../../ui/charts/chart.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import type { Series } from '../measurement-figures.ts';
import { formatMeasurement } from '../measurement-text.ts';

const ALL = 0;
/** Longer than those of the weight: a tape comes out once a week or a month. */
const FRAMES = [
  { value: 90, label: '90 Days' },
  { value: 365, label: '1 Year' },
  { value: ALL, label: 'All' },
] as const;
type Frame = (typeof FRAMES)[number]['value'];

export function MeasurementChart({ series, today }: { series: Series; today: LocalDate }) {
  const [frame, setFrame] = useState<Frame>(365);
  const { kind, unit, measured } = series;
  const { label } = MEASUREMENTS[kind];
  const from = frame === ALL ? measured[0].day : addDays(today, -frame);
  const shown = measured.filter(({ day }) => day >= from);
  const [first, last] = [shown[0], shown.at(-1)];
  const say = (value: number) => formatMeasurement(value, unit);
  return (
    <div className="min-w-0">
      <div className="mb-5 flex min-h-12.5 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="text-md font-strong">{label} over time</h3>
        {measured.length > 1 && (
          <Segmented label="Time shown" value={frame} onChange={setFrame} options={FRAMES} />
        )}
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
        <p className="text-ink-2">
          {measured.length > 1
            ? 'Fewer than two measurements in this period. Choose a longer one.'
            : 'The line starts with your second measurement.'}
        </p>
      )}
    </div>
  );
}
