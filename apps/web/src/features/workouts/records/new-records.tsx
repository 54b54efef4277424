import type { BrokenRecord } from '@fitarc/contract/workout';
import type { RecordKind } from '@fitarc/domain/workout';
import { Trophy, X } from 'lucide-react';
import { useId } from 'react';
import { weightText } from '../../../lib/units.ts';
import { Card } from '../../../ui/data/card.tsx';
import { IconButton } from '../../../ui/form/button.tsx';
import { repsWords } from '../workout-text.ts';

const KINDS: Record<RecordKind, string> = {
  best_set: 'Best set',
  one_rep_max: 'Estimated one-rep max',
  volume: 'Volume',
};

/** A best set without a weight is held in what the exercise is counted in. */
function valueWords({ kind, unit, weight, reps, value }: BrokenRecord): string {
  if (kind !== 'best_set') return weightText(value);
  return weight ? `${weightText(weight)} × ${repsWords(reps ?? 0, unit)}` : repsWords(value, unit);
}

const before = ({ kind, unit, weight, previous }: BrokenRecord): string =>
  kind !== 'best_set' || weight ? weightText(previous) : repsWords(previous, unit);

interface Props {
  readonly records: readonly BrokenRecord[];
  onDismiss(): void;
}

/** What the workout that was just logged has beaten. */
export function NewRecords({ records, onDismiss }: Props) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="mb-4">
      <div className="flex items-center gap-3">
        <Trophy size={22} aria-hidden="true" className="text-training" />
        <h2 id={headingId} className="flex-1">
          New records
        </h2>
        <IconButton label="Dismiss new records" className="-my-2 -mr-2" onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {records.map((record) => (
          <li
            key={`${record.exercise_id}-${record.kind}`}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2"
          >
            <span className="min-w-0">
              <b>{record.exercise_name}</b>
              <span className="block text-sm text-ink-2">{KINDS[record.kind]}</span>
            </span>
            <span className="text-right tabular-nums">
              <b>{valueWords(record)}</b>
              <span className="block text-sm text-ink-2">before: {before(record)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
