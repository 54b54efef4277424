import { SAVED_MEAL_BOUNDS, type SavedMealRow } from '@fitarc/contract/saved-meals';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { refreshSavedMeals, renameSavedMeal } from '../saved-meals.queries.ts';

interface Props {
  readonly open: boolean;
  readonly meal: SavedMealRow;
  onClose(): void;
}

export function RenameMeal({ open, meal, onClose }: Props) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(meal.name);
  const saving = useWrite({
    closes: true,
    send: (next: string) => renameSavedMeal(meal.saved_meal_id, next),
    toFailure: (error) => failureUnder(error, 'Failed to rename the meal'),
    onSuccess: async () => {
      await refreshSavedMeals(queryClient);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open && name.trim()) void saving.write(name);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Rename Meal"
      footer={
        <Button type="submit" form="rename-meal" busy={saving.isPending} disabled={!name.trim()}>
          Save
        </Button>
      }
    >
      <form id="rename-meal" noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label="Name"
          data-autofocus=""
          autoComplete="off"
          maxLength={SAVED_MEAL_BOUNDS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <FailureNotice failure={saving.failure} />
      </form>
    </Dialog>
  );
}
