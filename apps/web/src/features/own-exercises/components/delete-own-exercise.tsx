import * as api from '@fitarc/contract/own-exercises';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ignoreNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';

interface Props {
  readonly exercise: api.OwnExercise;
  onClose(): void;
}

export function DeleteOwnExercise({ exercise, onClose }: Props) {
  const queryClient = useQueryClient();
  const deleting = useWrite({
    closes: true,
    send: () =>
      call(api.deleteOwnExercise, { params: { id: String(exercise.exercise_id) } }).catch(ignoreNotFound),
    toFailure: (error) => failureOf(error, 'Failed to delete the exercise'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryRoots.library });
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${exercise.name}?`}
      description="Workouts and plans that have it keep it, but it can no longer be added."
      confirmLabel="Delete"
      destructive
      busy={deleting.isPending}
      onConfirm={() => deleting.write(undefined)}
    >
      <FailureNotice failure={deleting.failure} />
    </AlertDialog>
  );
}
