import { lazy, Suspense } from 'react';
import type { ExerciseLibrary } from '../log/use-exercise-library.ts';
import type { DraftExercise, Picked } from '../log/workout-draft.ts';

const SwapDialog = lazy(() => import('./swap-dialog.tsx').then((m) => ({ default: m.SwapDialog })));
const PlatesDialog = lazy(() => import('./plates-dialog.tsx').then((m) => ({ default: m.PlatesDialog })));
const ExerciseInfo = lazy(() =>
  import('../../plans/components/exercise-info.tsx').then((m) => ({ default: m.ExerciseInfo })),
);

export interface Opened {
  readonly what: 'swap' | 'plates' | 'info';
  readonly exercise: DraftExercise;
}

interface Props {
  readonly opened: Opened | undefined;
  readonly exercises: readonly DraftExercise[];
  readonly library: ExerciseLibrary;
  plateWeight(exercise: DraftExercise): string;
  onSwap(key: string, picked: Picked): void;
  onClose(): void;
}

/** What is opened over a session, one at a time. */
export function SessionDialogs({ opened, exercises, library, plateWeight, onSwap, onClose }: Props) {
  if (!opened) return null;
  const { what, exercise } = opened;
  return (
    <Suspense>
      {what === 'swap' && (
        <SwapDialog
          exercise={exercise}
          taken={exercises}
          library={library}
          onChoose={(picked) => {
            onSwap(exercise.key, picked);
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {what === 'plates' && (
        <PlatesDialog name={exercise.name} weight={plateWeight(exercise)} onClose={onClose} />
      )}
      {what === 'info' && (
        <ExerciseInfo opened={{ id: exercise.exercise_id ?? '', name: exercise.name }} onClose={onClose} />
      )}
    </Suspense>
  );
}
