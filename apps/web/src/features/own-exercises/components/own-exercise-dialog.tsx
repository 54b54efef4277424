import * as api from '@fitarc/contract/own-exercises';
import { EQUIPMENT, MUSCLES } from '@fitarc/domain/exercise';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureOf } from '../../../lib/failure.ts';
import { queryRoots } from '../../../lib/query-keys.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { MovementField } from '../../library/movement/movement-field.tsx';
import { COUNTED, type Counted, draftOf, valuesOf } from '../own-exercise.form.ts';

interface Props {
  /** The one that is edited; none makes a new one. */
  readonly exercise?: api.OwnExercise | undefined;
  onClose(): void;
}

export function OwnExerciseDialog({ exercise, onClose }: Props) {
  const formId = useId();
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(exercise));
  const [isChecked, setChecked] = useState(false);
  const saving = useWrite({
    closes: true,
    send: (draft: api.OwnExerciseDraft, key) =>
      exercise
        ? call(api.updateOwnExercise, { params: { id: String(exercise.exercise_id) }, body: draft })
        : call(api.addOwnExercise, { body: draft }, { idempotencyKey: key }),
    toFailure: (error) => failureOf(error, 'Failed to save the exercise'),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: queryRoots.library });
      onClose();
    },
  });
  const isNamed = values.name.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isNamed) void saving.write(draftOf(values, exercise));
  }
  const toggle = (muscle: string, isOn: boolean) =>
    setValues({
      ...values,
      muscles: isOn ? [...values.muscles, muscle] : values.muscles.filter((other) => other !== muscle),
    });

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !saving.isPending && onClose()}
      title={exercise ? 'Edit Exercise' : 'New Exercise'}
      description="Only you can see it. Log it and add it to plans like any other exercise."
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} busyLabel="Saving…">
          {exercise ? 'Save Changes' : 'Create Exercise'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Name"
          maxLength={api.OWN_EXERCISE_BOUNDS.name}
          value={values.name}
          error={isChecked && !isNamed ? 'Please enter a name' : undefined}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
        <SelectField
          label="Track by"
          options={COUNTED}
          value={values.counted}
          onChange={(event) => setValues({ ...values, counted: event.target.value as Counted })}
        />
        <SelectField
          label="Equipment"
          optional
          placeholder="Not set"
          options={EQUIPMENT.map((one) => ({ value: one, label: one }))}
          value={values.equipment}
          onChange={(event) => setValues({ ...values, equipment: event.target.value })}
        />
        <fieldset className="grid min-w-0 gap-1">
          <legend className="mb-1 text-sm font-label">Muscles</legend>
          <div className="grid grid-cols-2 gap-x-3 md:grid-cols-3">
            {MUSCLES.map((muscle) => (
              <CheckboxField
                key={muscle}
                label={muscle}
                checked={values.muscles.includes(muscle)}
                onChange={(event) => toggle(muscle, event.target.checked)}
              />
            ))}
          </div>
        </fieldset>
        <MovementField
          value={values.movement}
          muscles={values.muscles}
          onChange={(movement) => setValues({ ...values, movement })}
        />
        <FailureNotice failure={saving.failure} />
      </form>
    </Dialog>
  );
}
