import type { PlanExercise } from '@fitarc/contract/plans';
import type { Weekday } from '@fitarc/domain/weekday';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/data/card.tsx';
import { ExercisePicture } from '../../library/components/exercise-picture.tsx';
import { amountText, targetsText } from './amount-text.ts';
import { groupEntries } from './group-entries.ts';

interface Props {
  readonly day: Weekday;
  readonly name?: string | undefined;
  readonly entries: readonly PlanExercise[];
  onOpen(index: number): void;
}

/** A training day: its exercises in their order, those that are done in turn together. */
export function DaySession({ day, name, entries, onOpen }: Props) {
  return (
    <Card as="li" flush>
      <div className="px-4 pt-4 pb-1">
        <h3 className="font-strong">{day}</h3>
        {name && <p className="text-sm text-ink-2">{name}</p>}
      </div>
      <ul className="pb-2">
        {groupEntries(entries).map(({ superset, rows }) => (
          <li key={rows[0]?.index} className={cx(superset && 'mx-4 my-1 rounded-md bg-sunken')}>
            {superset && <p className="px-3 pt-2 text-xs font-label text-ink-2">Superset</p>}
            <ul>
              {rows.map(({ entry, index }) => (
                <EntryRow key={index} entry={entry} inset={superset} onOpen={() => onOpen(index)} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function EntryRow({ entry, inset, onOpen }: { entry: PlanExercise; inset: boolean; onOpen(): void }) {
  const targets = targetsText(entry);
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={cx(
          'flex min-h-13 w-full items-center gap-3 py-1.5 text-left -outline-offset-2 hover:bg-sunken',
          inset ? 'rounded-md px-3 hover:bg-surface' : 'px-4',
        )}
      >
        <ExercisePicture exercise={entry} className="size-11 flex-none" />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-label wrap-anywhere">{entry.name}</span>
          <span className="font-strong tabular-nums">{amountText(entry)}</span>
          {targets && <span className="basis-full text-sm text-ink-2">{targets}</span>}
        </span>
      </button>
    </li>
  );
}
