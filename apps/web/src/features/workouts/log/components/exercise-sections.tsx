import { pluralize } from '@fitarc/domain/pluralize';
import { type ReactNode, useId } from 'react';
import { Card, CardHead } from '../../../../ui/data/card.tsx';
import type { ExerciseActions } from '../exercise-actions.ts';
import type { ExerciseLibrary } from '../use-exercise-library.ts';
import type { LastTimeOf } from '../use-last-times.ts';
import type { DraftExercise, WorkoutDraft } from '../workout-draft.ts';
import { ExerciseLine } from './exercise-line.tsx';
import { OpenExercise } from './open-exercise.tsx';

interface Props {
  readonly draft: WorkoutDraft;
  readonly library: ExerciseLibrary;
  readonly lastTimeOf: LastTimeOf;
  /** What is missing is marked. */
  readonly checked: boolean;
  readonly live: boolean;
  readonly actions: ExerciseActions;
}

/** The exercises in their order: what came before, the one that is being done, and what comes next. */
export function ExerciseSections({ draft, library, lastTimeOf, checked, live, actions }: Props) {
  const exercises = draft.exercises.map(library.known);
  const at = exercises.findIndex(({ key }) => key === draft.open);
  const open = exercises[at];
  const line = (exercise: DraftExercise) => (
    <ExerciseLine
      key={exercise.key}
      exercise={exercise}
      last={lastTimeOf(exercise)}
      checked={checked}
      actions={actions}
    />
  );
  const after = exercises.slice(at + 1);
  return (
    <>
      {open && at > 0 && <Lines title="Before">{exercises.slice(0, at).map(line)}</Lines>}
      {open && (
        <OpenExercise
          exercise={open}
          last={lastTimeOf(open)}
          checked={checked}
          live={live}
          actions={actions}
          next={after[0]}
        />
      )}
      {after.length > 0 && <Lines title={open ? 'Next' : 'Exercises'}>{after.map(line)}</Lines>}
    </>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode[] }) {
  const id = useId();
  return (
    <Card flush aria-labelledby={id}>
      <CardHead
        id={id}
        title={title}
        className="mb-1 lg:mb-1"
        action={<span className="text-sm text-ink-2">{pluralize(children.length, 'exercise')}</span>}
      />
      <ul>{children}</ul>
    </Card>
  );
}
