import type { Workout } from '@fitarc/contract/workout';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { weightText } from '../../../lib/units.ts';
import { ErrorState } from '../../../ui/data/error-state.tsx';
import { Skeleton, SkeletonText } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { workoutDay, workoutTitle } from '../workout-text.ts';
import { workoutQuery } from '../workouts.queries.ts';
import { LoggedExerciseList } from './logged-exercise-list.tsx';
import { timeFact } from './set-text.ts';
import { WorkoutDelete } from './workout-delete.tsx';

interface Props {
  /** Undefined: closed. */
  readonly id: number | string | undefined;
  onClose(): void;
}

/** One logged workout, with the ways to correct and to delete it. */
export function WorkoutDialog({ id, onClose }: Props) {
  // While the dialog fades out it still shows what it showed.
  const last = useRef(id);
  if (id !== undefined) last.current = id;
  const query = useQuery({ ...workoutQuery(last.current ?? ''), enabled: id !== undefined });
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const missing = isNotFound(query.error);
  const shown = useRef<Workout>(undefined);
  if (id !== undefined) shown.current = missing ? undefined : query.data;
  const workout = shown.current;
  return (
    <Dialog
      open={id !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={workout ? workoutTitle(workout) : missing ? 'Workout not found' : 'Workout'}
      description={workout && headline(workout)}
      footer={
        workout ? (
          <>
            <Button
              variant="danger-outline"
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
            <Button
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={() => navigate(`/workout-logging?workout=${last.current}`)}
            >
              Edit
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      {workout ? (
        <Content workout={workout} onFollow={onClose} />
      ) : missing ? (
        <p className="text-ink-2">It may have been deleted.</p>
      ) : query.isError ? (
        <ErrorState
          title={failureOf(query.error, 'Failed to load workout').title}
          retrying={query.isFetching}
          onRetry={() => query.refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading the workout" className="grid gap-5">
          <Skeleton className="h-14 w-full" />
          <SkeletonText lines={5} />
        </div>
      )}
      {deleting && workout && (
        <WorkoutDelete
          workout={workout}
          onDeleted={() => {
            setDeleting(false);
            onClose();
          }}
          onClosed={() => setDeleting(false)}
        />
      )}
    </Dialog>
  );
}

/** The type only where the name does not say it. */
const headline = ({ workout_name, workout_type, date }: Workout) =>
  [workoutDay(date), workout_name === workout_type ? '' : workout_type].filter(Boolean).join(' · ');

function Content({ workout, onFollow }: { workout: Workout; onFollow(): void }) {
  const facts = [
    timeFact(workout),
    workout.total_duration === null
      ? undefined
      : (['Duration', `${formatNumber(workout.total_duration)} min`] as const),
    workout.total_calories_burned === null
      ? undefined
      : (['Calories burned', `${formatNumber(workout.total_calories_burned)} kcal`] as const),
    workout.total_volume > 0 ? (['Volume', weightText(workout.total_volume)] as const) : undefined,
    ['Sets', formatNumber(workout.exercises.reduce((sum, { sets }) => sum + sets, 0))] as const,
  ].filter((fact) => fact !== undefined);
  return (
    <div className="grid gap-5">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="text-xl font-figure tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <LoggedExerciseList exercises={workout.exercises} onFollow={onFollow} />
      {workout.notes && (
        <div>
          <h3>Notes</h3>
          <p className="whitespace-pre-line wrap-break-word text-ink-2">{workout.notes}</p>
        </div>
      )}
    </div>
  );
}
