import type { Exercise } from '@fitarc/contract/exercise';
import { deleteExercise, restoreExercise } from '@fitarc/contract/exercise-editor';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ignoreNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { refreshLibrary } from '../library.queries.ts';
import { editorExercisesKey } from './editor.queries.ts';

const paramsOf = ({ exercise_id }: Exercise) => ({ params: { id: String(exercise_id) } });

async function remove(exercise: Exercise): Promise<void> {
  await call(deleteExercise, paramsOf(exercise)).catch(ignoreNotFound);
}

async function restore(queryClient: QueryClient, exercise: Exercise): Promise<void> {
  try {
    await call(restoreExercise, paramsOf(exercise));
    toast({ message: `${exercise.name} is back` });
  } catch (error) {
    toast({ tone: 'danger', message: failureOf(error, `${exercise.name} could not be restored`).title });
  }
  await refreshLibrary(queryClient);
}

const without = (exercise: Exercise) => (list: readonly Exercise[] | undefined) =>
  list?.filter((other) => other.exercise_id !== exercise.exercise_id);

interface Props {
  readonly exercise: Exercise;
  /** It is gone; the dialog is to be taken away. */
  onDeleted(): void;
}

export function DeleteExercise({ exercise, onDeleted }: Props) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(true);
  const deletion = useWrite({
    closes: true,
    toFailure: (error) => failureOf(error, 'Failed to delete exercise'),
    send: () => remove(exercise),
    onSuccess: () => {
      queryClient.setQueriesData({ queryKey: editorExercisesKey }, without(exercise));
      toast({
        message: `${exercise.name} deleted`,
        action: { label: 'Undo', onAction: () => void restore(queryClient, exercise) },
      });
      onDeleted();
      void refreshLibrary(queryClient);
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete this exercise?"
      description={`${exercise.name} leaves the library and everybody’s favorites. Plans and logged workouts keep it.`}
      confirmLabel="Delete"
      destructive
      busy={deletion.isPending}
      onConfirm={() => void deletion.write(undefined)}
    >
      <FailureNotice failure={deletion.failure} />
    </AlertDialog>
  );
}
