import type { Workout } from '@fitarc/contract/workout';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { randomKey } from '../../../lib/retry-key.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { deleteWorkout, logWorkout, workoutBodyOf } from '../workout-calls.ts';
import { workoutDay, workoutTitle } from '../workout-text.ts';
import { refreshWorkouts, workoutQuery } from '../workouts.queries.ts';

/** What has left the library since is logged by its name. */
async function restore(workout: Workout, key: string, queryClient: QueryClient): Promise<void> {
  const body = workoutBodyOf(workout);
  try {
    await logWorkout(body, key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    // Rarely needed, and it brings the search of exercises along.
    const { briefExercisesQuery } = await import('../../library/brief-exercises.queries.ts');
    const library = await queryClient.fetchQuery({ ...briefExercisesQuery(), staleTime: 0 });
    const known = new Set(library.map(({ exercise_id }) => String(exercise_id)));
    const exercises = body.exercises.map((entry) =>
      known.has(String(entry.exercise_id)) ? entry : { ...entry, exercise_id: null },
    );
    await logWorkout({ ...body, exercises }, `${key}-by-name`);
  }
}

/** The page it was deleted on may be left by now, so this hangs on nothing there. */
async function logAgain(workout: Workout, key: string, queryClient: QueryClient): Promise<void> {
  try {
    await restore(workout, key, queryClient);
    toast({ message: `${workoutTitle(workout)} is back`, tone: 'success' });
  } catch (error) {
    toast({
      message: `Failed to restore ${workoutTitle(workout)}: ${failureOf(error).title}`,
      tone: 'danger',
      action: { label: 'Try Again', onAction: () => void logAgain(workout, key, queryClient) },
    });
  }
  await refreshWorkouts(queryClient);
}

interface Props {
  readonly workout: Workout;
  onDeleted(): void;
  onClosed(): void;
}

export function WorkoutDelete({ workout, onDeleted, onClosed }: Props) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(true);
  const title = workoutTitle(workout);
  const deletion = useWrite({
    closes: true,
    toFailure: (error) => failureOf(error, 'Failed to delete workout'),
    send: () => deleteWorkout(workout.workout_id ?? ''),
    onSuccess: () => {
      const undo = () => void logAgain(workout, randomKey(), queryClient);
      toast({ message: `${title} deleted`, action: { label: 'Undo', onAction: undo } });
      onDeleted();
      // It would be asked for once more, and is gone.
      queryClient.removeQueries({ queryKey: workoutQuery(workout.workout_id ?? '').queryKey });
      void refreshWorkouts(queryClient);
    },
  });
  function close(next: boolean) {
    setOpen(next);
    if (!next) onClosed();
  }
  return (
    <AlertDialog
      open={open}
      onOpenChange={close}
      title="Delete this workout?"
      description={`${title} (${workoutDay(workout.date)}) will be removed from your history, trends and records.`}
      confirmLabel="Delete Workout"
      destructive
      busy={deletion.isPending}
      onConfirm={() => void deletion.write(undefined)}
    >
      <FailureNotice failure={deletion.failure} />
    </AlertDialog>
  );
}
