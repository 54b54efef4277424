import type { Exercise } from '@fitarc/contract/exercise';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useRef } from 'react';
import { useNavigate } from 'react-router';
import { failureOf } from '../../../lib/failure.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton, SkeletonText } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { BRIEF, exerciseListRoots, exerciseQuery } from '../library.queries.ts';
import { ExerciseBadges } from './exercise-card.tsx';
import { ExerciseDetails } from './exercise-details.tsx';
import type { FavoriteToggle } from './exercise-grid.tsx';

export type ExerciseHistory = ComponentType<{ exercise: Exercise }>;

export interface ExerciseDialogProps {
  /** Empty: closed. */
  readonly id: string;
  onClose(): void;
  readonly favorite: FavoriteToggle;
  /** Below the details: what the member has done in it, which belongs to another feature. */
  readonly history: ExerciseHistory;
}

/** Cache lookup: most often it is in a list on the page already. */
const findCachedExercise = (queryClient: QueryClient, id: string) =>
  exerciseListRoots
    .flatMap((queryKey) => queryClient.getQueriesData<readonly Exercise[]>({ queryKey }))
    .filter(([key]) => key[1] !== BRIEF)
    .flatMap(([, list]) => (Array.isArray(list) ? (list as Partial<Exercise>[]) : []))
    .find((entry): entry is Exercise => entry?.exercise_id !== undefined && String(entry.exercise_id) === id);

function Waiting({ error, onRetry }: { error: unknown; onRetry(): void }) {
  if (error)
    return <ErrorState title={failureOf(error, 'Failed to load exercises').title} onRetry={onRetry} />;
  return (
    <div role="status" aria-label="Loading the exercise" className="grid gap-5">
      <Skeleton className="h-72 w-full rounded-lg" />
      <SkeletonText lines={5} />
    </div>
  );
}

/** What the logging form needs to begin with this exercise. */
const forLogging = ({ exercise_id, name, muscle_groups }: Exercise) => ({
  source: 'workouts',
  exercises: [{ exercise_id, name, sets: '', reps: '', muscle_groups }],
});

export function ExerciseDialog({ id, onClose, favorite: Favorite, history: History }: ExerciseDialogProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // While the dialog fades out it still shows what it showed.
  const last = useRef(id);
  if (id) last.current = id;
  const loaded = findCachedExercise(queryClient, last.current);
  const query = useQuery({ ...exerciseQuery(last.current), enabled: id !== '' && !loaded });
  const exercise = loaded ?? query.data;
  const missing = query.data === null;
  return (
    <Dialog
      open={id !== ''}
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={exercise?.name ?? (missing ? 'Exercise not found' : 'Exercise')}
      description={exercise && <ExerciseBadges exercise={exercise} />}
      action={exercise && <Favorite exercise={exercise} />}
      footer={
        <>
          <Button variant="secondary" className={exercise ? 'max-md:hidden' : undefined} onClick={onClose}>
            Close
          </Button>
          {exercise && (
            <Button onClick={() => navigate('/workout-logging', { state: forLogging(exercise) })}>
              Log This Exercise
            </Button>
          )}
        </>
      }
    >
      {exercise ? (
        <>
          <ExerciseDetails exercise={exercise} />
          <Suspense>
            <History exercise={exercise} />
          </Suspense>
        </>
      ) : missing ? (
        <p className="text-ink-2">It may have been removed from the library.</p>
      ) : (
        <Waiting error={query.error} onRetry={() => query.refetch()} />
      )}
    </Dialog>
  );
}
