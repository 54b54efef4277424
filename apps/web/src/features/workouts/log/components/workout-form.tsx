import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { LOG_BOUNDS, volumeOf } from '@fitarc/domain/workout';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { weightText } from '../../../../lib/units.ts';
import { Page } from '../../../../ui/layout/page.tsx';
import { workoutDay } from '../../workout-text.ts';
import { doneCountOf, performedSets, setCountOf, setsOf } from '../draft-sets.ts';
import { useExerciseActions } from '../use-exercise-actions.ts';
import { type ExerciseLibrary, useExerciseLibrary } from '../use-exercise-library.ts';
import { useLastTimes } from '../use-last-times.ts';
import type { Logging } from '../use-logging.ts';
import { usePicker } from '../use-picker.ts';
import { useRestTimer } from '../use-rest-timer.ts';
import type { Editing } from '../use-workout-draft.ts';
import { type DraftExercise, draftTitle, type WorkoutDraft } from '../workout-draft.ts';
import { AddExercise } from './add-exercise.tsx';
import { ExerciseSections } from './exercise-sections.tsx';
import { RestTimer } from './rest-timer.tsx';
import { WorkoutBasics } from './workout-basics.tsx';
import { WorkoutDetailsForm } from './workout-details-form.tsx';

const ChoiceDialog = lazy(() => import('./choice-dialog.tsx').then((m) => ({ default: m.ChoiceDialog })));
const ExerciseInfo = lazy(() =>
  import('../../../plans/components/exercise-info.tsx').then((m) => ({ default: m.ExerciseInfo })),
);

interface Props {
  readonly title: string;
  readonly today: LocalDate;
  readonly editing: Editing;
  readonly logging: Logging;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** The workout that is being corrected: it is no last time of itself. */
  readonly except?: string | undefined;
  /** Over the form. */
  readonly notices?: ReactNode;
  readonly importing?: ReactNode;
  readonly cancel?: ReactNode;
  /** Beside the heading. */
  readonly headAction?: ReactNode;
}

/** 'Legs, today. 2 of 17 sets done, 1,230 kg.' */
function leadOf(draft: WorkoutDraft, library: ExerciseLibrary): string {
  const exercises = draft.exercises.map(library.known);
  const sets = exercises.reduce((sum, exercise) => sum + setCountOf(exercise), 0);
  if (sets === 0) return 'Sets, repetitions and weights of your training.';
  const done = exercises.reduce((sum, exercise) => sum + doneCountOf(exercise), 0);
  const volume = exercises.reduce((sum, exercise) => {
    const rows = setsOf(exercise);
    return sum + volumeOf(performedSets(done > 0 ? rows.filter((row) => row.done) : rows), exercise.unit);
  }, 0);
  const day = draft.date
    ? `, ${workoutDay(draft.date).replace(/^(Today|Yesterday)$/, (word) => word.toLowerCase())}`
    : '';
  const progress = done > 0 ? `${done} of ${pluralize(sets, 'set')} done` : pluralize(sets, 'set');
  return `${draftTitle(draft)}${day}. ${progress}${volume > 0 ? `, ${weightText(volume)}` : ''}.`;
}

export function WorkoutForm(props: Props) {
  const { title, today, editing, logging, except, notices, importing, cancel } = props;
  const { draft, change } = editing;
  const live = except === undefined;
  const library = useExerciseLibrary();
  const lastTimeOf = useLastTimes(draft, except);
  const picker = usePicker(editing, library, lastTimeOf);
  const rest = useRestTimer(editing);
  const [explained, setExplained] = useState<DraftExercise>();
  const actions = useExerciseActions({ editing, rest, lastTimeOf, explain: setExplained });
  const wrong = logging.problems.fields;
  return (
    <Page title={title} lead={leadOf(draft, library)} actions={props.headAction}>
      {notices}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-5">
        <div className="min-w-0 lg:col-start-2">
          <WorkoutBasics
            {...draft}
            today={today}
            live={live}
            wrong={wrong}
            onChange={(details) => change({ type: 'details', details })}
          >
            {importing}
          </WorkoutBasics>
        </div>
        <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-span-3 lg:row-start-1">
          <ExerciseSections
            draft={draft}
            library={library}
            lastTimeOf={lastTimeOf}
            checked={wrong.includes('exercises')}
            live={live}
            actions={actions}
          />
          <AddExercise
            picker={picker}
            library={library}
            checked={wrong.includes('picker')}
            full={draft.exercises.length >= LOG_BOUNDS.exercises}
          />
        </div>
        <div className="min-w-0 lg:col-start-2 empty:hidden lg:row-start-1">
          {live && draft.exercises.length > 0 && <RestTimer rest={rest} />}
        </div>
        <div className="min-w-0 lg:col-start-2">
          <WorkoutDetailsForm
            {...draft}
            logging={logging}
            submitLabel={props.submitLabel}
            busyLabel={props.busyLabel}
            cancel={cancel}
            onChange={(details) => change({ type: 'details', details })}
          />
        </div>
      </div>
      {/* Taken away at once: giving the focus back later would take it from what comes after. */}
      {logging.asking && (
        <Suspense>
          <ChoiceDialog
            open
            title="Some sets are not checked off"
            description="Which sets did you do?"
            choices={[
              { label: 'Log only the checked sets', onChoose: () => void logging.log('ticked') },
              { label: 'Log all sets', onChoose: () => void logging.log('all') },
              { label: 'Cancel', onChoose: logging.stopAsking },
            ]}
            onClose={logging.stopAsking}
          />
        </Suspense>
      )}
      {explained && (
        <Suspense>
          <ExerciseInfo
            opened={{ id: explained.exercise_id ?? '', name: explained.name }}
            onClose={() => setExplained(undefined)}
          />
        </Suspense>
      )}
    </Page>
  );
}
