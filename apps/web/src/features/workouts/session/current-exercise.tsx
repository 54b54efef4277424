import type { Exercise } from '@fitarc/contract/exercise';
import type { LastTime } from '@fitarc/contract/workouts';
import { LOG_BOUNDS } from '@fitarc/domain/workout';
import { ArrowLeftRight, NotebookPen, Plus, Timer } from 'lucide-react';
import { useId, useState } from 'react';
import { useTrainingPreferences } from '../../../lib/training-preferences.ts';
import { paceText } from '../../../lib/units.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextAreaField } from '../../../ui/form/text-field.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { ExerciseStill } from '../../library/components/exercise-still.tsx';
import { clockText } from '../log/clock-text.ts';
import { isTimed } from '../log/components/set-row.tsx';
import { SetTable } from '../log/components/set-table.tsx';
import { performedSets, rowsOf } from '../log/draft-sets.ts';
import type { ShownSuggestion } from '../log/suggested-sets.ts';
import type { DraftExercise } from '../log/workout-draft.ts';
import { ExerciseMenu } from './exercise-menu.tsx';
import type { SessionActions } from './session-actions.ts';
import { SuggestionLine } from './suggestion-line.tsx';
import { supersetLabel, supersetText } from './superset-label.ts';

/** Seconds that can be chosen. */
const RESTS = [0, 30, 60, 90, 120, 150, 180, 240, 300] as const;

interface Props {
  readonly exercise: DraftExercise;
  readonly exercises: readonly DraftExercise[];
  /** As the library has it. */
  readonly details: Exercise | undefined;
  readonly last: LastTime | undefined;
  readonly suggestion: ShownSuggestion | undefined;
  /** What the member keeps with the exercise. */
  readonly ownNote: string | undefined;
  readonly rest: number;
  readonly onBar: boolean;
  readonly checked: boolean;
  readonly actions: SessionActions;
}

/** Of the last set that has both a time and a distance. */
function paceOf(exercise: DraftExercise): string | undefined {
  const set = performedSets(rowsOf(exercise))
    .filter(({ metres, reps }) => metres && reps)
    .at(-1);
  return set?.metres ? paceText(set.reps * 60, set.metres) : undefined;
}

/** The exercise that is being done, set by set. */
export function CurrentExercise(props: Props) {
  const { exercise, exercises, details, last, suggestion, ownNote, rest, onBar, checked, actions } = props;
  const headingId = useId();
  const { effort } = useTrainingPreferences();
  const [isNoteOpen, setIsNoteOpen] = useState(Boolean(exercise.notes));
  const rows = rowsOf(exercise);
  const label = supersetLabel(exercises, exercise);
  const place = exercises.findIndex(({ key }) => key === exercise.key);
  const pace = isTimed(exercise.unit) ? paceOf(exercise) : undefined;
  const taken = rows.every((row) => row.done || row.kind === 'warm_up' || row.reps !== '');
  return (
    <Card aria-labelledby={headingId} className="max-md:px-3">
      <div className="flex items-start gap-1 max-md:pl-1">
        {details?.movement && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`How to do ${exercise.name}`}
            onClick={() => actions.explain(exercise)}
            className="mr-2 size-16 flex-none rounded-md border border-line p-1 hover:border-line-strong"
          >
            <ExerciseStill exercise={details} className="block size-full" />
          </button>
        )}
        <div className="min-w-0 flex-1">
          {label && (
            <p className="flex items-center gap-2 text-sm text-ink-2">
              <b className="grid h-6 min-w-7 place-items-center rounded-sm bg-training-soft px-1.5 text-xs text-ink shadow-[inset_3px_0_0_var(--training)]">
                {label}
              </b>
              {supersetText(exercises, exercise)}
            </p>
          )}
          <h2 id={headingId} tabIndex={-1} data-focus={exercise.key} className="text-2xl! wrap-break-word">
            {exercise.name}
          </h2>
          <p className="text-sm text-ink-2">{ownNote ?? exercise.muscles.join(', ')}</p>
        </div>
        <span className="-my-2">
          <ExerciseMenu
            exercise={exercise}
            isFirst={place === 0}
            isLast={place === exercises.length - 1}
            onBar={onBar}
            actions={actions}
          />
        </span>
      </div>
      {suggestion && (
        <SuggestionLine
          suggestion={suggestion}
          taken={taken}
          onTake={() => actions.takeSuggestion(exercise)}
        />
      )}
      <div className="mt-2">
        <SetTable
          exercise={exercise}
          last={last}
          suggestion={suggestion}
          effort={effort}
          live
          checked={checked}
          actions={actions}
        />
      </div>
      <p className="py-1 text-center text-xs text-ink-3">
        {pace ? `Pace ${pace}` : 'Gray is suggested until you check it off or type over it'}
      </p>
      <div className="-mx-2 mt-1 flex flex-wrap border-t border-line pt-1 *:flex-auto *:px-1! md:gap-2 md:*:flex-none md:*:px-3!">
        <Button
          variant="quiet"
          icon={<Plus size={18} aria-hidden="true" />}
          disabled={rows.length >= LOG_BOUNDS.sets.max}
          onClick={() => actions.row(exercise.key, { type: 'addRow' })}
        >
          Set
        </Button>
        <Button
          variant="quiet"
          icon={<ArrowLeftRight size={18} aria-hidden="true" />}
          onClick={() => actions.swap(exercise)}
        >
          Swap
        </Button>
        <Button
          variant="quiet"
          aria-expanded={isNoteOpen}
          icon={<NotebookPen size={18} aria-hidden="true" />}
          onClick={() => setIsNoteOpen(!isNoteOpen)}
        >
          Note
        </Button>
        <Menu
          label="Rest between sets"
          align="end"
          trigger={
            <Button
              variant="quiet"
              aria-label={`Rest between sets: ${clockText(rest)}`}
              icon={<Timer size={18} aria-hidden="true" />}
            >
              {clockText(rest)}
            </Button>
          }
        >
          {RESTS.map((seconds) => (
            <MenuItem key={seconds} onSelect={() => actions.rest(exercise, seconds)}>
              {seconds === 0 ? 'No rest' : clockText(seconds)}
            </MenuItem>
          ))}
        </Menu>
      </div>
      {isNoteOpen && (
        <TextAreaField
          label={`Note for ${exercise.name}`}
          className="mt-2"
          maxLength={LOG_BOUNDS.notes}
          value={exercise.notes ?? ''}
          onChange={(event) => actions.note(exercise, event.target.value)}
        />
      )}
    </Card>
  );
}
