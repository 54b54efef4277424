import { useId } from 'react';
import { formatWhole } from '../../../lib/format-number.ts';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import type { LeftOut } from '../read/parsed-file.ts';

const linesIn = (lines: readonly number[]) => `${lines.length === 1 ? 'Line' : 'Lines'} ${lines.join(', ')}`;

/** What of the file is not imported, and why. */
export function LeftOutList({ leftOut, known }: { leftOut: readonly LeftOut[]; known: number }) {
  const heading = useId();
  const already = { reason: 'Imported before', count: known, lines: [] };
  const rows = known > 0 ? [already, ...leftOut] : leftOut;
  if (rows.length === 0) return null;
  return (
    <Card aria-labelledby={heading}>
      <CardHead id={heading} title="Left out" />
      <ul className="list-none divide-y divide-line">
        {rows.map(({ reason, count, lines }) => (
          <li key={reason} className="flex justify-between gap-4 py-2.5">
            <div className="min-w-0">
              <p className="wrap-break-word">{reason}</p>
              {lines.length > 0 && <p className="text-sm text-ink-2">{linesIn(lines)}</p>}
            </div>
            <p className="font-strong tabular-nums">{formatWhole(count)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
