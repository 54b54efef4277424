import type { LocalDate } from '@fitarc/domain/local-date';
import { MEASUREMENTS, type MeasurementKind } from '@fitarc/domain/measurement';
import { formatChange } from '../../../lib/format-number.ts';
import { briefDay } from '../../../ui/data/day-names.ts';
import { newestOf, type Series } from '../measurement-figures.ts';
import { CHANGE_DECIMALS, formatMeasurement } from '../measurement-text.ts';

interface Props {
  readonly series: readonly Series[];
  readonly chosen: MeasurementKind;
  readonly today: LocalDate;
  onChoose(kind: MeasurementKind): void;
}

function changeWords(series: Series, today: LocalDate): string {
  const { latest, before } = newestOf(series);
  if (!before) return `First logged ${briefDay(latest.day, today)}`;
  const change = formatChange(latest.value - before.value, CHANGE_DECIMALS);
  return `${change ?? 'No change'} since ${briefDay(before.day, today)}`;
}

/** The newest of each kind; the chosen one is drawn below. */
export function MeasurementTiles({ series, chosen, today, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div
      role="group"
      aria-label="Measurement shown"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(8.25rem,100%),1fr))] gap-2 lg:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] lg:gap-3"
    >
      {series.map((one) => (
        <button
          key={one.kind}
          type="button"
          aria-pressed={one.kind === chosen}
          onClick={() => onChoose(one.kind)}
          className="grid content-start rounded-md border border-line bg-surface px-3 py-2.5 text-left text-ink-2 tabular-nums hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:inset-ring aria-pressed:inset-ring-accent"
        >
          <span className="text-sm">{MEASUREMENTS[one.kind].label} </span>
          <b className="text-lg font-strong text-ink">
            {formatMeasurement(newestOf(one).latest.value, one.unit)}{' '}
          </b>
          <span className="text-xs">{changeWords(one, today)}</span>
        </button>
      ))}
    </div>
  );
}
