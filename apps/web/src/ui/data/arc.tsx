import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type Tone, toneText } from '../tone.ts';

type ArcProps = {
  value: number;
  max?: number | undefined;
  /** Diameter in pixels. */
  size: number;
  tone?: Tone | undefined;
  /** Where more than the maximum is too much: what is over shows in another color, calmly. */
  overshoot?: boolean | undefined;
  /** What the arc says in words; without it the arc is an ornament. */
  label?: string | undefined;
  /** In hundredths of the diameter; a little more when small, unless given. */
  stroke?: number | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const SWEEP = 75;

export function Arc({
  value,
  max = 100,
  size,
  tone = 'accent',
  overshoot = false,
  label,
  stroke,
  className,
  children,
}: ArcProps) {
  const isOver = overshoot && max > 0 && value > max;
  // Then the whole arc stands for the value, and the maximum is a part of it.
  const share = isOver ? max / value : max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const width = stroke ?? defaultStroke(size);
  const circle = { cx: 50, cy: 50, r: 50 - width / 2, pathLength: 100 };
  return (
    <span
      className={cx('inline-grid flex-none place-items-center', toneText[tone], className)}
      style={{ width: size, height: size }}
    >
      <svg
        viewBox="0 0 100 100"
        fill="none"
        className="col-start-1 row-start-1 size-full"
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
      >
        <g strokeWidth={width} strokeLinecap="round" transform="rotate(135 50 50)">
          <circle {...circle} className="stroke-sunken" strokeDasharray={`${SWEEP} 100`} />
          {isOver && (
            <circle
              {...circle}
              data-over=""
              className="stroke-warning"
              strokeDasharray={`0 ${(share * SWEEP).toFixed(2)} ${((1 - share) * SWEEP).toFixed(2)} 100`}
            />
          )}
          {share > 0 && (
            <circle
              {...circle}
              stroke="currentColor"
              className="animate-arc-fill transition-[stroke-dasharray] duration-[var(--slow)] ease-out"
              strokeDasharray={`${(share * SWEEP).toFixed(2)} 100`}
            />
          )}
        </g>
      </svg>
      {children && (
        <span className="col-start-1 row-start-1 grid justify-items-center text-center text-ink tabular-nums">
          {children}
        </span>
      )}
    </span>
  );
}

function defaultStroke(size: number): number {
  if (size >= 120) return 9.5;
  if (size >= 80) return 11;
  return size >= 60 ? 12 : 13;
}
