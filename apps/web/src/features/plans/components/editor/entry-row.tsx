import { type RepUnit, repUnitOf } from '@fitarc/domain/plan';
import { Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import type { ChangeEvent, ComponentProps } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { IconButton } from '../../../../ui/form/button.tsx';
import { NumberField } from '../../../../ui/form/number-field.tsx';
import { entryDetails } from '../../entry-text.ts';
import type { DraftEntry } from '../../plan-draft.ts';
import { REP_UNIT_LABELS, setsTimesReps } from '../../plan-text.ts';

const SINGULAR: Record<RepUnit, string> = {
  reps: 'rep',
  seconds: 'second',
  minutes: 'minute',
  metres: 'meter',
};

interface Props {
  readonly entry: DraftEntry;
  readonly maxSets: number;
  readonly maxReps: number;
  readonly wrong: { readonly sets: boolean; readonly reps: boolean };
  readonly shift: number;
  readonly dragged: boolean;
  readonly dragging: boolean;
  readonly handle: ComponentProps<'button'>;
  onCount(counts: { sets: number } | { reps: number }): void;
  onRemove(): void;
  /** The letter of the group it is done in turn with. */
  readonly superset: string | undefined;
  onOpen(): void;
  /** Range, target, rest, progression and superset. */
  onMore(): void;
}

/** What is typed as a whole number, 0 when it is none; the field shows what was understood. */
function readCount(event: ChangeEvent<HTMLInputElement>): number {
  const count = Number.parseInt(event.target.value, 10) || 0;
  if (event.target.value !== String(count)) event.target.value = String(count);
  return count;
}

export function EntryRow(props: Props) {
  const { entry, maxSets, maxReps, wrong, shift, dragged, dragging, handle } = props;
  const unit = repUnitOf(entry);
  const range = entry.reps_max !== undefined && entry.reps_max !== entry.reps && setsTimesReps(entry);
  const details = [range, entryDetails(entry, props.superset)].filter(Boolean).join(' · ');
  const count = {
    min: 1,
    stepper: 'phone',
    onFocus: (event) => event.target.select(),
  } satisfies Partial<ComponentProps<typeof NumberField>>;
  return (
    <li
      data-entry={entry.key}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
      className={cx(
        'relative grid grid-cols-[2.75rem_1fr_1fr_auto] items-center gap-x-1 gap-y-2 border-t border-line bg-surface py-3 pr-2 first:border-t-0 lg:grid-cols-[2.25rem_minmax(0,1fr)_3.75rem_3.75rem_auto] lg:gap-x-2',
        dragged ? 'z-1 shadow-2' : dragging && 'transition-transform duration-[var(--fast)]',
      )}
    >
      <button
        {...handle}
        type="button"
        aria-label={`Reorder ${entry.name}`}
        title="Drag, or press the arrow keys"
        data-handle=""
        className="grid h-touch cursor-grab touch-none place-items-center rounded-md text-ink-3 hover:text-ink active:cursor-grabbing"
      >
        <GripVertical size={20} aria-hidden="true" />
      </button>
      <div className="col-span-2 min-w-0 lg:col-span-1">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={props.onOpen}
          className="max-w-full text-left font-strong wrap-break-word hover:underline"
        >
          {entry.name}
        </button>
        <p className="text-sm text-ink-2">{entry.muscles.join(', ') || entry.muscle_groups.join(', ')}</p>
        {details && <p className="text-sm font-label">{details}</p>}
      </div>
      {/* Side by side where there is room for both, which large letters may take away. */}
      <div className="col-span-full row-start-2 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-3 gap-y-2 pr-2 pl-4 lg:contents">
        <NumberField
          {...count}
          label="Sets"
          aria-invalid={wrong.sets || undefined}
          aria-label={`Sets of ${entry.name}`}
          stepperOf={`set of ${entry.name}`}
          max={maxSets}
          value={String(entry.sets)}
          onChange={(event) => props.onCount({ sets: readCount(event) })}
        />
        <NumberField
          {...count}
          label={REP_UNIT_LABELS[unit]}
          aria-invalid={wrong.reps || undefined}
          aria-label={`${unit === 'reps' ? 'Reps' : `Reps in ${unit}`} of ${entry.name}`}
          stepperOf={`${SINGULAR[unit]} of ${entry.name}`}
          max={maxReps}
          value={String(entry.reps)}
          onChange={(event) => props.onCount({ reps: readCount(event) })}
        />
      </div>
      <div className="col-start-4 row-start-1 flex max-lg:self-start lg:col-auto lg:row-auto">
        <IconButton label={`More for ${entry.name}`} aria-haspopup="dialog" onClick={props.onMore}>
          <Ellipsis size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${entry.name}`} data-remove="" onClick={props.onRemove}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
