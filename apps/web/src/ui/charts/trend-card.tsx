import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Card } from '../data/card.tsx';
import { type ChartTone, chartTone } from './chart-props.ts';

interface Props {
  readonly title: string;
  readonly tone: ChartTone;
  readonly figure: string;
  readonly unit: string;
  /** Small, at the end of the line. */
  readonly notes: readonly string[];
  /** What the dashed line of the chart stands for. */
  readonly target?: string | undefined;
  readonly children: ReactNode;
}

/** A chart with the figure it comes down to. */
export function TrendCard({ title, tone, figure, unit, notes, target, children }: Props) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="pb-2! lg:pb-4!">
      <div className="@container/head mb-4">
        <div className="flex items-end justify-between gap-3 @max-[14rem]/head:block">
          <div className="min-w-0">
            <h3 id={id} className="flex items-center gap-2">
              <i aria-hidden="true" className={cx('size-2 rounded-full bg-current', chartTone[tone])} />
              {title}
            </h3>
            <p>
              <span className="text-2xl font-figure tracking-tight tabular-nums">{figure}</span>{' '}
              <span className="text-sm font-label text-ink-2">{unit}</span>
            </p>
          </div>
          <p className="text-right text-xs text-ink-3 tabular-nums @max-[14rem]/head:mt-1 @max-[14rem]/head:text-left">
            {target && (
              <span className="flex items-center justify-end gap-2 @max-[14rem]/head:justify-start">
                <i
                  aria-hidden="true"
                  className="w-4.5 flex-none border-t-[1.5px] border-dashed border-ink-2"
                />
                {target}
              </span>
            )}
            {notes.map((note) => (
              <span key={note} className="block">
                {note}
              </span>
            ))}
          </p>
        </div>
      </div>
      {children}
    </Card>
  );
}
