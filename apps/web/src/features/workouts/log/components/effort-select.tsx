import { type EffortScale, LOG_BOUNDS } from '@fitarc/domain/workout';
import { formatNumber } from '../../../../lib/format-number.ts';

const { min, max, step } = LOG_BOUNDS.set.rpe;
const RPES = Array.from({ length: (max - min) / step + 1 }, (_, index) => max - index * step);

/** Reps in reserve are stored as RPE: none left is 10. */
const label = (rpe: number, scale: EffortScale) =>
  scale === 'rir' ? `${formatNumber(max - rpe)} in reserve` : `RPE ${formatNumber(rpe)}`;

interface Props {
  /** 'Set 1'. */
  readonly name: string;
  readonly scale: EffortScale;
  readonly rpe: number | null;
  onChange(rpe: number | null): void;
}

/** How hard a set was, in the scale the member chose. */
export function EffortSelect({ name, scale, rpe, onChange }: Props) {
  const rpes = scale === 'rir' ? RPES.filter((value) => Number.isInteger(value) || value === rpe) : RPES;
  return (
    <select
      aria-label={scale === 'rir' ? `${name} reps in reserve` : `${name} RPE`}
      value={rpe === null ? '' : String(rpe)}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      className="col-[3/-1] h-touch rounded-md border border-line bg-surface px-2 text-sm text-ink-2"
    >
      <option value="">{scale === 'rir' ? 'Reps in reserve' : 'RPE'}</option>
      {rpes.map((value) => (
        <option key={value} value={value}>
          {label(value, scale)}
        </option>
      ))}
    </select>
  );
}
