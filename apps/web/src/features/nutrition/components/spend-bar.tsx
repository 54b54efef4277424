import { formatWhole } from '../../../lib/format-number.ts';
import { formatRough } from '../check-in-text.ts';

interface Props {
  readonly value: number;
  readonly margin: number;
}

const STEP = 200;

/** Where the true value most likely lies, on a scale with some room around it. */
export function SpendBar({ value, margin }: Props) {
  const [low, high] = [value - margin, value + margin];
  const from = Math.max(0, Math.floor((low - STEP) / STEP) * STEP);
  const to = Math.ceil((high + STEP) / STEP) * STEP;
  const place = (kcal: number) => `${((kcal - from) / (to - from)) * 100}%`;
  return (
    <div className="mt-2 text-xs text-ink-3 tabular-nums">
      <div aria-hidden="true" className="relative h-2 rounded-full bg-sunken">
        <i
          className="absolute inset-y-0 rounded-full bg-calories/45"
          style={{ left: place(low), right: `calc(100% - ${place(high)})` }}
        />
        <i
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-calories"
          style={{ left: place(value) }}
        />
      </div>
      <p className="mt-1.5 flex justify-between gap-2">
        <span aria-hidden="true">{formatWhole(from)}</span>
        <span>
          {formatRough(low)} to {formatRough(high)}
        </span>
        <span aria-hidden="true">{formatWhole(to)}</span>
      </p>
    </div>
  );
}
