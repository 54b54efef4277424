import type { OutboxRow } from '../../../lib/offline/database.ts';
import { useToday } from '../../../lib/today.ts';
import { Badge } from '../../../ui/data/badge.tsx';
import { rowDay, timeOfDay } from '../../../ui/data/day-names.ts';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { actionOf, dayOf, pathOf, summaryOf, titleOf } from '../outbox-text.ts';

interface Props {
  readonly row: OutboxRow;
  onDiscard(row: OutboxRow): void;
  onKeepMine(row: OutboxRow): void;
}

const made = (row: OutboxRow) => timeOfDay(new Date(row.madeAt).toISOString());

/** One write that is not stored yet: what it does, and why it is still here. */
export function WaitingEntry({ row, onDiscard, onKeepMine }: Props) {
  const today = useToday();
  const { effect, state } = row;
  const title = effect ? titleOf(effect) : 'Entry';
  const day = effect && dayOf(effect);
  const facts = [effect && actionOf(effect), day && rowDay(day, today), `entered at ${made(row)}`];
  const isConflict = state === 'conflict';
  return (
    <li data-row tabIndex={-1} className="grid gap-2 border-line py-3 not-first:border-t">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-48 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 font-label wrap-anywhere">
            {title}
            {state === 'refused' && <Badge tone="danger">Not saved</Badge>}
            {isConflict && <Badge tone="warning">Changed elsewhere</Badge>}
          </p>
          <p className="text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {!isConflict && (
          <div className="-mr-4 flex flex-wrap">
            {state === 'refused' && effect && (
              <ButtonLink to={pathOf(effect)} variant="quiet">
                Correct
              </ButtonLink>
            )}
            <Button variant="quiet" onClick={() => onDiscard(row)}>
              {state === 'refused' ? 'Discard' : 'Undo'}
            </Button>
          </div>
        )}
      </div>
      {row.refusal && <p className="text-sm wrap-anywhere">{row.refusal}</p>}
      {isConflict && (
        <>
          <Versions row={row} />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => onKeepMine(row)}>
              Keep mine
            </Button>
            <Button variant="secondary" onClick={() => onDiscard(row)}>
              Keep theirs
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

/** Both stay on screen until one is chosen. */
function Versions({ row: { effect, current } }: { row: OutboxRow }) {
  const mine = effect?.after[0];
  if (!effect || !mine) return null;
  const versions = [
    ['Yours', mine],
    ['On the other device', current as typeof mine | undefined],
  ] as const;
  return (
    <dl className="grid gap-1 text-sm sm:grid-cols-2">
      {versions.map(([label, record]) => (
        <div key={label} className="rounded-md bg-sunken px-3 py-2">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{record ? summaryOf(effect.kind, record) : 'Deleted'}</dd>
        </div>
      ))}
    </dl>
  );
}
