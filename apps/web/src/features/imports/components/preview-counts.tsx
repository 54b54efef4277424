import { IMPORT_SOURCES } from '@fitarc/domain/import-source';
import { FileText } from 'lucide-react';
import { useId } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { Card } from '../../../ui/data/card.tsx';
import { dayAndYear } from '../../../ui/data/day-names.ts';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import type { FileSummary } from '../prepare/summarize.ts';
import { figuresOf } from '../prepare/summary-words.ts';

interface Props {
  readonly summary: FileSummary;
  readonly fileName: string;
  onChange(): void;
}

/** What the file has. */
export function PreviewCounts({ summary, fileName, onChange }: Props) {
  const heading = useId();
  const { firstDay, lastDay, notices, goals } = summary;
  return (
    <Card aria-labelledby={heading}>
      <div className="flex items-center gap-3 border-b border-line pb-4">
        <span className="grid size-11 flex-none place-items-center rounded-md bg-accent-soft text-accent">
          <FileText size={22} aria-hidden="true" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="text-lg">
            {IMPORT_SOURCES[summary.source]} export
          </h2>
          <p className="wrap-break-word text-sm text-ink-2">{fileName}</p>
        </div>
        <Button variant="quiet" onClick={onChange}>
          Change
        </Button>
      </div>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-4 gap-y-3">
        {figuresOf(summary).map(([count, noun]) => (
          <div key={noun} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-2">{noun}</dt>
            <dd className="text-xl font-strong tabular-nums">{formatWhole(count)}</dd>
          </div>
        ))}
      </dl>
      {firstDay && lastDay && (
        <p className="mt-3 text-sm text-ink-2">
          {firstDay === lastDay ? dayAndYear(firstDay) : `${dayAndYear(firstDay)} to ${dayAndYear(lastDay)}`}
        </p>
      )}
      {goals && <p className="mt-3 text-sm text-ink-2">With your daily nutrition goals.</p>}
      {notices.map((notice) => (
        <Notice key={notice} className="mt-4">
          {notice}
        </Notice>
      ))}
    </Card>
  );
}
