import type { LastTime } from '@fitarc/contract/workouts';
import { pluralize } from '@fitarc/domain/pluralize';
import { bestSet, LOG_BOUNDS } from '@fitarc/domain/workout';
import { ChevronDown, CircleCheck, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { weightSymbol } from '../../../../lib/units.ts';
import { cx } from '../../../../ui/cx.ts';
import { IconButton } from '../../../../ui/form/button.tsx';
import { REP_UNIT_LABELS, REP_UNIT_SHORT } from '../../../plans/plan-text.ts';
import { setWords } from '../../workout-text.ts';
import { doneCountOf, isCount, isWeight, performedSets, setCountOf } from '../draft-sets.ts';
import type { ExerciseActions } from '../exercise-actions.ts';
import { lineField } from '../focus-field.ts';
import type { DraftExercise } from '../workout-draft.ts';
import { CellInput } from './cell-input.tsx';

interface Props {
  readonly exercise: DraftExercise;
  readonly last: LastTime | undefined;
  readonly checked: boolean;
  readonly actions: ExerciseActions;
}

/** 'Quadriceps · last time 100 × 6'. */
function about({ muscles, unit }: DraftExercise, last: LastTime | undefined): string {
  const best = bestSet(last?.set_details ?? []);
  return [muscles.slice(0, 2).join(', '), best && `last time ${setWords(best, unit)}`]
    .filter(Boolean)
    .join(' · ');
}

/** An exercise that is not being done right now: its sets, reps and weight in one line. */
export function ExerciseLine({ exercise, last, checked, actions }: Props) {
  const { key, name, rows } = exercise;
  const finished = rows !== null && doneCountOf(exercise) === setCountOf(exercise);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 border-t border-line py-2.5 pr-1 pl-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto_auto] md:pr-3 lg:pl-6">
      <div className="min-w-0">
        <h3 tabIndex={-1} data-focus={key} className="flex items-center gap-1.5 wrap-break-word">
          {finished && <CircleCheck size={18} aria-label="Done:" role="img" className="text-training" />}
          <span className="min-w-0">{name}</span>
        </h3>
        <p className="text-sm text-ink-2">{about(exercise, last)}</p>
      </div>
      <div className="col-start-2 row-start-1 flex md:col-start-3">
        <IconButton label={`Remove ${name}`} onClick={() => actions.remove(exercise)}>
          <Trash2 size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Open ${name}`} aria-expanded={false} onClick={() => actions.toggle(key, true)}>
          <ChevronDown size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {rows ? (
        <Summary exercise={exercise} />
      ) : (
        <Amounts exercise={exercise} checked={checked} onChange={(line) => actions.line(key, line)} />
      )}
    </li>
  );
}

/** Sets that differ are told, not edited, in one line. */
function Summary({ exercise }: { exercise: DraftExercise }) {
  const sets = performedSets(exercise.rows ?? []);
  const best = bestSet(sets);
  const done = doneCountOf(exercise);
  const all = pluralize(setCountOf(exercise), 'set');
  return (
    <p className="col-span-full pr-3 text-sm text-ink-2 tabular-nums md:col-span-1 md:col-start-2 md:row-start-1 md:text-right">
      <span className="font-strong text-ink">{done > 0 ? `${done} of ${all} done` : all}</span>
      {best && (
        <>
          <span className="md:hidden"> · </span>
          <span className="md:block">best {setWords(best, exercise.unit)}</span>
        </>
      )}
    </p>
  );
}

interface AmountsProps {
  readonly exercise: DraftExercise;
  readonly checked: boolean;
  onChange(line: Partial<Pick<DraftExercise, 'sets' | 'reps' | 'weight'>>): void;
}

function Amounts({ exercise, checked, onChange }: AmountsProps) {
  const { key, name, unit, sets, reps, weight } = exercise;
  const unitName = REP_UNIT_LABELS[unit];
  const wrong = (text: string, bounds: { min: number; max: number }) =>
    (checked || text !== '') && !isCount(text, bounds);
  return (
    <div className="col-span-full flex flex-wrap items-center gap-2 pr-3 md:col-span-1 md:col-start-2 md:row-start-1 md:w-72 md:pr-0">
      <Suffixed className="flex-[1_1_3.25rem]" unit="">
        <CellInput
          name={lineField(key, 'sets')}
          label={`Sets of ${name}`}
          value={sets}
          invalid={wrong(sets, LOG_BOUNDS.sets)}
          onType={(typed) => onChange({ sets: typed })}
        />
      </Suffixed>
      <span aria-hidden="true" className="text-ink-2">
        ×
      </span>
      <Suffixed className="flex-[1.1_1_4.5rem]" unit={REP_UNIT_SHORT[unit]}>
        <CellInput
          name={lineField(key, 'reps')}
          label={`${unitName} of ${name}`}
          value={reps}
          invalid={wrong(reps, LOG_BOUNDS.reps)}
          onType={(typed) => onChange({ reps: typed })}
        />
      </Suffixed>
      <Suffixed className="flex-[1.4_1_5.5rem]" unit={weightSymbol()}>
        <CellInput
          name={lineField(key, 'weight')}
          label={`Weight of ${name} in ${weightSymbol()}`}
          decimal
          placeholder="–"
          value={weight}
          invalid={!isWeight(weight)}
          onType={(typed) => onChange({ weight: typed })}
        />
      </Suffixed>
    </div>
  );
}

function Suffixed({ unit, className, children }: { unit: string; className: string; children: ReactNode }) {
  return (
    <span className={cx('flex min-w-0 items-center gap-1', className)}>
      {children}
      {unit && (
        <span aria-hidden="true" className="text-sm text-ink-2">
          {unit}
        </span>
      )}
    </span>
  );
}
