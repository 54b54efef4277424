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
import { briefExercisesQuery } from '../../library/brief-exercises.queries.ts';
import { useExerciseSearch, useFamiliar } from '../../library/use-exercise-search.ts';

interface Props {
  readonly exercise: api.OwnExercise;
  onClose(): void;
}

/** Files everything logged under an exercise of one's own under another one. */
export function MergeExerciseDialog({ exercise, onClose }: Props) {
  const queryClient = useQueryClient();
  const library = useQuery(briefExercisesQuery());
  const [into, setInto] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const found = useExerciseSearch(library.data, query, useFamiliar(query));
  const merging = useWrite({
    closes: true,
    send: (intoId: string) =>
      call(api.mergeOwnExercise, {
        params: { id: String(exercise.exercise_id) },
        body: { exercise_id: Number(intoId) },
      }),
    toFailure: (error) => failureOf(error, 'Failed to merge the exercises'),
    onSuccess: async ({ moved_workouts }) => {
      toast({ message: `Exercise merged. ${pluralize(moved_workouts, 'workout')} moved.` });
      await queryClient.invalidateQueries();
      onClose();
    },
  });
  const options = (found ?? [])
    .filter(({ exercise_id }) => String(exercise_id) !== String(exercise.exercise_id))
    .map(({ exercise_id, name }) => ({ value: String(exercise_id), label: name }));
  return (
    <Dialog
      open
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
          valueLabel={library.data?.find(({ exercise_id }) => String(exercise_id) === into)?.name}
          onSearch={setQuery}
          onChange={(value) => {
            setQuery('');
            setInto(value);
          }}
        />
        <FailureNotice failure={merging.failure} />
      </div>
    </Dialog>
  );
}
