import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type Tone, toneText } from '../tone.ts';

type ProgressBarProps = {
  label: string;
  value: number;
  max: number;
  tone?: Tone | undefined;
  /** The amount in words, read aloud and shown beside the label: "104.7 of 189 g". */
  valueText: string;
  /** What is shown in place of `valueText`, for example with a bold figure. */
  display?: ReactNode;
  showLabel?: boolean | undefined;
  className?: string | undefined;
};

export function ProgressBar({
  label,
  value,
  max,
  tone = 'accent',
  valueText,
  display,
  showLabel = true,
  className,
}: ProgressBarProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <div className={cx('grid gap-1.5', toneText[tone], className)}>
      {showLabel && (
        <div className="flex items-baseline justify-between gap-2 text-sm text-ink tabular-nums">
          <span className="flex min-w-0 items-center gap-2">
            <span className={cx('size-2 flex-none rounded-full bg-current', toneText[tone])} />
            {label}
          </span>
          <span className="text-right text-ink-2">{display ?? valueText}</span>
        </div>
      )}
      <ProgressTrack
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={valueText}
        value={value}
        max={max}
        className="h-2"
      />
    </div>
  );
}

type TrackProps = Omit<ComponentProps<'div'>, 'children'> & { value: number; max: number };

const STRIPED =
  'bg-[repeating-linear-gradient(135deg,currentColor_0_2px,color-mix(in_srgb,currentColor_35%,var(--surface))_2px_5px)]';

/** The bar alone. What is over the goal is striped: it looks different from a goal just reached. */
export function ProgressTrack({ value, max, className, ...rest }: TrackProps) {
  const isOver = max > 0 && value > max;
  const share = max > 0 ? Math.min(1, Math.max(0, isOver ? max / value : value / max)) : 0;
  return (
    <div {...rest} className={cx('flex overflow-clip rounded-full bg-sunken', className)}>
      <div
        className={cx(
          'h-full bg-current transition-[width] duration-[var(--slow)] ease-out',
          isOver ? 'border-r-2 border-surface' : 'rounded-full',
        )}
        style={{ width: `${share * 100}%` }}
      />
      {isOver && <div data-over="" className={cx('h-full flex-1', STRIPED)} />}
    </div>
  );
}
