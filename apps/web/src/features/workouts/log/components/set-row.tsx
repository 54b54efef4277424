import type { SetDetail } from '@fitarc/contract/workout';
import type { RepUnit } from '@fitarc/domain/plan';
import type { SetTarget } from '@fitarc/domain/progression/suggestion';
import { type EffortScale, LOG_BOUNDS, SET_KINDS } from '@fitarc/domain/workout';
import { Check, Trash2 } from 'lucide-react';
import { currentUnits, weightSymbol } from '../../../../lib/units.ts';
import { cx } from '../../../../ui/cx.ts';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/overlay/menu.tsx';
import { REP_UNIT_LABELS } from '../../../plans/plan-text.ts';
import { SET_KIND_LABELS, SET_KIND_LETTERS, setWords } from '../../workout-text.ts';
import { distanceFieldText, isCount, isWeight, weightFieldText } from '../draft-sets.ts';
import { CURRENT_SET, lineField } from '../focus-field.ts';
import type { DraftSet } from '../workout-draft.ts';
import { CellInput } from './cell-input.tsx';
import { EffortSelect } from './effort-select.tsx';

/** The columns of the rows and of their heads: set, last time, weight, reps, done. */
export const SET_COLUMNS =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_4.25rem_3.75rem_2.75rem] items-center gap-x-1.5 md:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1fr)_3rem] md:gap-x-3 ' +
  // Where large text leaves no room for five, weight and reps stand below.
  '@max-[16rem]:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,1fr)_2.75rem] @max-[16rem]:gap-y-1 ' +
  '@max-[16rem]:[&>:nth-child(2)]:col-span-2 ' +
  '@max-[16rem]:[&>:nth-child(3)]:col-[1/3] @max-[16rem]:[&>:nth-child(3)]:row-start-2 ' +
  '@max-[16rem]:[&>:nth-child(4)]:col-[3/5] @max-[16rem]:[&>:nth-child(4)]:row-start-2 ' +
  '@max-[16rem]:[&>:nth-child(5)]:col-start-4 @max-[16rem]:[&>:nth-child(5)]:row-start-1';

/** Counted in minutes: a run, a ride. */
export const isTimed = (unit: RepUnit) => unit === 'minutes';

const DONE = 'border-transparent bg-sunken';
const CURRENT = 'border-training bg-surface inset-ring inset-ring-training';

interface Props {
  readonly set: DraftSet;
  readonly number: number;
  readonly unit: RepUnit;
  readonly last: SetDetail | undefined;
  /** What a tick would log where nothing is typed. */
  readonly fill?: SetTarget | undefined;
  readonly effort?: EffortScale | undefined;
  /** The next to be done. */
  readonly current: boolean;
  /** What was wrong with it is shown. */
  readonly checked: boolean;
  onChange(values: Partial<DraftSet>): void;
  /** Where sets are ticked off. */
  onTick?(): void;
  onRemove(): void;
}

/** '60 × 10, Warm-up'. */
const lastInWords = (last: SetDetail, unit: RepUnit): string =>
  [setWords(last, unit), ...(last.kind === 'normal' ? [] : [SET_KIND_LABELS[last.kind]])].join(', ');

export function SetRow(props: Props) {
  const {
    set,
    number,
    unit,
    last,
    fill,
    effort = 'off',
    current,
    checked,
    onChange,
    onTick,
    onRemove,
  } = props;
  const name = `Set ${number}`;
  const look = set.done ? DONE : current ? CURRENT : undefined;
  // What moves forward is told by its distance; a weight that was logged with it stays.
  const isFar = isTimed(unit) && set.weight === '';
  const finish = () => !set.done && onTick?.();
  return (
    <li className={cx(SET_COLUMNS, 'py-0.5')}>
      <span className="grid">
        <Menu
          label={`Kind of set ${number}`}
          trigger={
            <button
              type="button"
              data-focus={set.key}
              aria-label={`${name}: ${SET_KIND_LABELS[set.kind]}`}
              className={cx(
                'grid h-touch place-items-center rounded-md text-ink-2 tabular-nums hover:bg-sunken',
                (current || set.kind !== 'normal') && 'font-strong text-ink',
              )}
            >
              {SET_KIND_LETTERS[set.kind] || number}
            </button>
          }
        >
          {SET_KINDS.map((kind) => (
            <MenuItem
              key={kind}
              icon={
                <span aria-hidden="true" className="w-4 text-center font-strong text-ink-2">
                  {SET_KIND_LETTERS[kind] || number}
                </span>
              }
              onSelect={() => onChange({ kind })}
            >
              {SET_KIND_LABELS[kind]}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 size={18} aria-hidden="true" />} onSelect={onRemove}>
            Remove set
          </MenuItem>
        </Menu>
      </span>
      {last ? (
        <button
          type="button"
          aria-label={`Use last time for set ${number}: ${lastInWords(last, unit)}`}
          title="Use last time"
          className="min-h-touch min-w-0 rounded-md text-sm text-ink-2 tabular-nums hover:bg-sunken hover:text-ink md:text-md"
          onClick={() =>
            onChange({ kind: last.kind, weight: weightFieldText(last.weight), reps: String(last.reps) })
          }
        >
          {last.kind !== 'normal' && <b className="mr-1">{SET_KIND_LETTERS[last.kind]}</b>}
          {setWords(last, unit)}
        </button>
      ) : (
        <span className="text-center text-ink-3">–</span>
      )}
      {isFar ? (
        <CellInput
          name={lineField(set.key, 'weight')}
          label={`${name} distance in ${currentUnits().distance}`}
          decimal
          {...(look ? { look } : {})}
          value={set.distance ?? ''}
          placeholder={distanceFieldText(last?.metres) || '–'}
          invalid={!isWeight(set.distance ?? '')}
          onType={(distance) => onChange({ distance })}
          onEnter={finish}
        />
      ) : (
        <CellInput
          name={lineField(set.key, 'weight')}
          label={`${name} weight in ${weightSymbol()}`}
          decimal
          {...(look ? { look } : {})}
          value={set.weight}
          placeholder={(fill && weightFieldText(fill.weight)) || '–'}
          invalid={!isWeight(set.weight, LOG_BOUNDS.set.weight)}
          onType={(weight) => onChange({ weight })}
          onEnter={finish}
        />
      )}
      <CellInput
        name={lineField(set.key, 'reps')}
        label={`${name} ${REP_UNIT_LABELS[unit].toLowerCase()}`}
        {...(look ? { look } : {})}
        value={set.reps}
        {...(fill ? { placeholder: String(fill.reps) } : {})}
        invalid={(checked || set.reps !== '') && !isCount(set.reps, LOG_BOUNDS.set.amount)}
        onType={(reps) => onChange({ reps })}
        onEnter={finish}
      />
      {onTick && (
        <button
          type="button"
          {...(current ? { 'data-field': CURRENT_SET } : {})}
          aria-pressed={set.done}
          aria-label={`${name} done`}
          onClick={onTick}
          className={cx(
            'grid size-touch place-items-center justify-self-end rounded-md border',
            set.done
              ? 'border-transparent bg-training text-[light-dark(white,#2a0a17)]'
              : current
                ? 'border-training text-ink inset-ring inset-ring-training'
                : 'border-line-strong text-ink-2',
          )}
        >
          <Check size={20} aria-hidden="true" />
        </button>
      )}
      {effort !== 'off' && (set.done || current) && set.kind !== 'warm_up' && (
        <EffortSelect
          name={name}
          scale={effort}
          rpe={set.rpe ?? null}
          onChange={(rpe) => onChange({ rpe })}
        />
      )}
    </li>
  );
}
