import type { ReactNode } from 'react';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly figure: string;
  readonly unit: string;
  readonly note?: string | undefined;
  /** At the end of the line, below it on a phone. */
  readonly children?: ReactNode;
}

export function ChartHead({ id, title, figure, unit, note, children }: Props) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id={id} className="flex items-center gap-2 text-lg font-strong">
          <i aria-hidden="true" className="size-2 rounded-full bg-training" />
          {title}
        </h2>
        <p>
          <span className="text-2xl font-figure tracking-tight tabular-nums">{figure}</span>{' '}
          <span className="text-sm font-label text-ink-2">{unit}</span>
        </p>
        {note && <p className="text-sm text-ink-2">{note}</p>}
      </div>
      {children}
    </div>
  );
}
