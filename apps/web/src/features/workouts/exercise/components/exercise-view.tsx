import type { Exercise } from '@fitarc/contract/exercise';
import type { ExerciseProgress } from '@fitarc/contract/exercise-progress';
import { Dumbbell, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToday } from '../../../../lib/today.ts';
import { useUnits } from '../../../../lib/units.ts';
import { Card } from '../../../../ui/data/card.tsx';
import { EmptyState } from '../../../../ui/data/empty-state.tsx';
import { Notice } from '../../../../ui/data/notice.tsx';
import { Button } from '../../../../ui/form/button.tsx';
import { DeferredSection } from '../../../../ui/layout/deferred-section.tsx';
import { Page } from '../../../../ui/layout/page.tsx';
import { leadWords } from '../exercise-figures.ts';
import { MuscleCard } from './muscle-card.tsx';
import { NoteCard } from './note-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { RecordCard } from './record-card.tsx';
import { SessionCard } from './session-card.tsx';
import { WeeklyCard } from './weekly-card.tsx';

const WorkoutDialog = lazy(() =>
  import('../../history/workout-dialog.tsx').then((m) => ({ default: m.WorkoutDialog })),
);
const AddToPlan = lazy(() =>
  import('../../../plans/components/add-to-plan.tsx').then((m) => ({ default: m.AddToPlan })),
);

interface Props {
  readonly progress: ExerciseProgress;
  /** None where it has left the library. */
  readonly details: Exercise | undefined;
  readonly above: ReactNode;
}

/** A dialog whose code comes when it is first opened. */
function useLazyDialog<T>() {
  const [value, setValue] = useState<T>();
  const [wasOpened, setWasOpened] = useState(false);
  return {
    value,
    wasOpened,
    open(opened: T) {
      setWasOpened(true);
      setValue(opened);
    },
    close: () => setValue(undefined),
  };
}

export function ExerciseView({ progress, details, above }: Props) {
  const today = useToday();
  useUnits();
  const workout = useLazyDialog<number | string>();
  const adding = useLazyDialog<true>();
  const isDone = progress.session_count > 0;
  return (
    <Page
      title={progress.name}
      above={above}
      lead={<p>{leadWords(progress, today)}</p>}
      actions={!progress.archived && details && <Actions details={details} onAdd={() => adding.open(true)} />}
    >
      {progress.archived && (
        <Notice className="mb-4" title="No longer in the library">
          Your plans and workouts keep it, and your records stay here. It cannot be added to anything new.
        </Notice>
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-5">
        <MuscleCard progress={progress} details={details} />
        {isDone ? (
          <RecordCard progress={progress} today={today} onOpen={workout.open} />
        ) : (
          <NoteCard exerciseId={String(progress.exercise_id)} />
        )}
      </div>
      {isDone ? (
        <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:mt-5 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-5">
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <ProgressCard progress={progress} today={today} />
            <DeferredSection>
              <WeeklyCard progress={progress} today={today} />
            </DeferredSection>
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <SessionCard progress={progress} onOpen={workout.open} />
            <NoteCard exerciseId={String(progress.exercise_id)} />
          </div>
        </div>
      ) : (
        <Card className="mt-4 lg:mt-5">
          <EmptyState icon={<Dumbbell />} title="You have not logged this exercise yet">
            Records and progress appear here after the first workout with it.
          </EmptyState>
        </Card>
      )}
      {workout.wasOpened && (
        <Suspense>
          <WorkoutDialog id={workout.value} onClose={workout.close} />
        </Suspense>
      )}
      {adding.wasOpened && details && (
        <Suspense>
          <AddToPlan exercise={details} open={adding.value === true} onClose={adding.close} />
        </Suspense>
      )}
    </Page>
  );
}

/** What the logging form needs to begin with this exercise. */
const forLogging = ({ exercise_id, name, muscle_groups }: Exercise) => ({
  source: 'workouts',
  exercises: [{ exercise_id, name, sets: '', reps: '', muscle_groups }],
});

function Actions({ details, onAdd }: { details: Exercise; onAdd(): void }) {
  const navigate = useNavigate();
  return (
    <>
      <Button variant="secondary" icon={<Plus size={18} aria-hidden="true" />} onClick={onAdd}>
        Add to plan
      </Button>
      <Button onClick={() => navigate('/workout-logging', { state: forLogging(details) })}>Log it</Button>
    </>
  );
}
