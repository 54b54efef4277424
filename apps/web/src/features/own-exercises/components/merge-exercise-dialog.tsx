import * as api from '@fitarc/contract/own-exercises';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Combobox } from '../../../ui/form/combobox.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { briefExercisesQuery } from '../../library/library.queries.ts';

interface Props {
  readonly open: boolean;
  readonly exercise: api.OwnExercise;
  onClose(): void;
}

/** Files everything logged under an exercise of one's own under another one. */
export function MergeExerciseDialog({ open, exercise, onClose }: Props) {
  const queryClient = useQueryClient();
  const library = useQuery(briefExercisesQuery());
  const [into, setInto] = useState<string | null>(null);
  const merging = useWrite({
    closes: true,
    send: (intoId: string) =>
      call(api.mergeOwnExercise, {
        params: { id: String(exercise.exercise_id) },
        body: { exercise_id: Number(intoId) },
      }),
    toFailure: (error) => failureOf(error, 'Failed to merge the exercises'),
    onSuccess: async ({ moved_workouts }) => {
      toast({ message: `${exercise.name} merged; ${pluralize(moved_workouts, 'entry')} moved` });
      await queryClient.invalidateQueries();
      onClose();
    },
  });
  const options = (library.data ?? [])
    .filter(({ exercise_id }) => String(exercise_id) !== String(exercise.exercise_id))
    .map(({ exercise_id, name }) => ({ value: String(exercise_id), label: name }));
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !merging.isPending && onClose()}
      title="Merge Exercise"
      description={`Your workouts, plans and favorites with ${exercise.name} will have the exercise you choose, and ${exercise.name} is deleted. This cannot be undone.`}
      footer={
        <Button
          disabled={into === null}
          busy={merging.isPending}
          busyLabel="Merging…"
          onClick={() => into !== null && merging.write(into)}
        >
          Merge
        </Button>
      }
    >
      <div className="grid gap-4">
        <Combobox
          label="Merge into"
          placeholder="Search the library"
          emptyText="No exercise has this name"
          loading={library.isPending}
          loadingText="Loading the library"
          options={options}
          value={into}
          onChange={setInto}
        />
        <FailureNotice failure={merging.failure} />
      </div>
    </Dialog>
  );
}
