import type { LastTime } from '@fitarc/contract/workouts';
import type { EffortScale } from '@fitarc/domain/workout';
import { currentUnits, weightSymbol } from '../../../../lib/units.ts';
import { REP_UNIT_LABELS } from '../../../plans/plan-text.ts';
import { rowsOf } from '../draft-sets.ts';
import type { ExerciseActions } from '../exercise-actions.ts';
import { fillOf, type ShownSuggestion } from '../suggested-sets.ts';
import type { DraftExercise } from '../workout-draft.ts';
import { isTimed, SET_COLUMNS, SetRow } from './set-row.tsx';

interface Props {
  readonly exercise: DraftExercise;
  readonly last: LastTime | undefined;
  readonly suggestion?: ShownSuggestion | undefined;
  readonly effort?: EffortScale;
  /** Being done, not corrected: sets are ticked. */
  readonly live: boolean;
  readonly checked: boolean;
  readonly actions: ExerciseActions;
}

/** The sets of one exercise, to be typed in and ticked off. */
export function SetTable({ exercise, last, suggestion, effort, live, checked, actions }: Props) {
  const rows = rowsOf(exercise);
  const next = live ? rows.findIndex(({ done }) => !done) : -1;
  return (
    <div className="@container">
      <div aria-hidden="true" className={`${SET_COLUMNS} pb-1 text-center text-xs font-label text-ink-2`}>
        <span>Set</span>
        <span>Last time</span>
        <span>{isTimed(exercise.unit) ? currentUnits().distance : weightSymbol()}</span>
        <span>{REP_UNIT_LABELS[exercise.unit]}</span>
      </div>
      <ol aria-label={`Sets of ${exercise.name}`}>
        {rows.map((set, index) => (
          <SetRow
            key={set.key}
            set={set}
            number={index + 1}
            unit={exercise.unit}
            last={last?.set_details[index]}
            effort={effort}
            current={index === next}
            checked={checked || actions.refused === set.key}
            onChange={(values) => actions.row(exercise.key, { type: 'row', row: set.key, values })}
            onRemove={() => actions.removeRow(exercise, index)}
            {...(live && {
              fill: fillOf(exercise, index, suggestion, last),
              onTick: () => actions.tick(exercise, index),
            })}
          />
        ))}
      </ol>
    </div>
  );
}
