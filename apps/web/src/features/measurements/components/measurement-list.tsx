import type { MeasurementEntry } from '@fitarc/contract/measurements';
import type { LocalDate } from '@fitarc/domain/local-date';
import { MEASUREMENTS } from '@fitarc/domain/measurement';
import type { Series } from '../measurement-figures.ts';
import { CHANGE_DECIMALS, formatMeasurement } from '../measurement-text.ts';
import { LogList } from './log-list.tsx';

interface Props {
  readonly series: Series;
  readonly today: LocalDate;
  onEdit(entry: MeasurementEntry): void;
  onDelete(entry: MeasurementEntry): void;
}

export function MeasurementList({ series, today, onEdit, onDelete }: Props) {
  const { kind, unit, measured } = series;
  return (
    <div className="min-w-0">
      <h3 className="mb-2 flex min-h-12.5 items-center text-md font-strong">
        {MEASUREMENTS[kind].label} log
      </h3>
      <LogList
        logged={measured}
        today={today}
        atOnce={6}
        decimals={CHANGE_DECIMALS}
        idOf={(entry) => entry.measurement_id}
        say={(value) => formatMeasurement(value, unit)}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </div>
  );
}
