import type { LastTime } from '@fitarc/contract/workouts';
import { pluralize } from '@fitarc/domain/pluralize';
import { LOG_BOUNDS, workingSets } from '@fitarc/domain/workout';
import { ChevronUp, Ellipsis, Info, Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../../ui/data/card.tsx';
import { Button, IconButton } from '../../../../ui/form/button.tsx';
import { Menu, MenuItem } from '../../../../ui/overlay/menu.tsx';
import { workWords } from '../../workout-text.ts';
import { performedSets, rowsOf } from '../draft-sets.ts';
import type { ExerciseActions } from '../exercise-actions.ts';
import type { DraftExercise } from '../workout-draft.ts';
import { SetTable } from './set-table.tsx';

interface Props {
  readonly exercise: DraftExercise;
  readonly last: LastTime | undefined;
  readonly checked: boolean;
  /** Being done, not corrected: sets are ticked. */
  readonly live: boolean;
  readonly actions: ExerciseActions;
  /** The one after it, when every set of this one is done. */
  readonly next: DraftExercise | undefined;
}

/** The exercise that is being done, set by set. */
export function OpenExercise({ exercise, last, checked, live, actions, next }: Props) {
  const headingId = useId();
  const rows = rowsOf(exercise);
  const weighted = [...performedSets(rows), ...(last?.set_details ?? [])].some(({ weight }) => weight);
  const worked = last && workingSets(last.set_details);
  const done = workWords(performedSets(rows.filter((row) => row.done)), exercise.unit, weighted);
  return (
    <Card aria-labelledby={headingId} className="max-md:px-3">
      <div className="mb-2 flex items-start gap-1 max-md:pl-1">
        <div className="min-w-0 flex-1">
          <h2 id={headingId} tabIndex={-1} data-focus={exercise.key} className="wrap-break-word">
            {exercise.name}
          </h2>
          <p className="text-sm text-ink-2">{exercise.muscles.join(', ')}</p>
        </div>
        <span className="-my-2 flex">
          <Menu
            align="end"
            trigger={
              <IconButton label={`More for ${exercise.name}`}>
                <Ellipsis size={20} aria-hidden="true" />
              </IconButton>
            }
          >
            {exercise.exercise_id !== null && (
              <MenuItem
                icon={<Info size={18} aria-hidden="true" />}
                onSelect={() => actions.explain(exercise)}
              >
                How to do it
              </MenuItem>
            )}
            <MenuItem
              danger
              icon={<Trash2 size={18} aria-hidden="true" />}
              onSelect={() => actions.remove(exercise)}
            >
              Remove exercise
            </MenuItem>
          </Menu>
          <IconButton
            label={`Close ${exercise.name}`}
            aria-expanded={true}
            onClick={() => actions.toggle(exercise.key, false)}
          >
            <ChevronUp size={20} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <SetTable exercise={exercise} last={last} live={live} checked={checked} actions={actions} />
      <div className="mt-1 mb-2 flex flex-wrap justify-center gap-2">
        <Button
          variant="quiet"
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={rows.length >= LOG_BOUNDS.sets.max}
          onClick={() => actions.row(exercise.key, { type: 'addRow' })}
        >
          Add set
        </Button>
        {live && next && rows.every((row) => row.done) && (
          <Button variant="secondary" onClick={() => actions.toggle(next.key, true)}>
            Next: {next.name}
          </Button>
        )}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 text-sm text-ink-2 tabular-nums">
        {live && (
          <span>
            Done <b className="text-ink">{done}</b>
          </span>
        )}
        {worked && (
          <span>
            Last time <b className="text-ink">{workWords(worked, exercise.unit)}</b> in{' '}
            {pluralize(worked.length, 'set')}
          </span>
        )}
      </p>
    </Card>
  );
}
