import type { AdminFood } from '@fitarc/contract/admin-foods';
import { FOOD_CATEGORIES } from '@fitarc/domain/food';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RestoredNotice } from '../../../ui/overlay/unsaved.tsx';
import { FigureFields } from '../figure-fields.tsx';
import { useEditForm } from '../use-edit-form.ts';
import { checkFood, FOOD_FIGURES, valuesOf } from './approved-food.form.ts';
import { refreshApproved, sendChange } from './approved-foods.queries.ts';

interface Props {
  readonly food: AdminFood;
  readonly open: boolean;
  onClose(): void;
}

const CATEGORIES = FOOD_CATEGORIES.map((value) => ({ value, label: value }));
const TEXTS = [
  { name: 'name', label: 'Name', maxLength: 200, optional: false },
  { name: 'brand', label: 'Brand', maxLength: 100, optional: true },
  { name: 'serving_size', label: 'Serving size', maxLength: 100, optional: false },
] as const;

export function EditFood({ food, open, onClose }: Props) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { values, problems, restored, saving, change, discard, submit } = useEditForm({
    draft: `food-${food.id}`,
    start: valuesOf(food),
    check: checkFood,
    send: (changed) => sendChange(food, changed),
    onSaved: (saved) => {
      refreshApproved(queryClient);
      toast({ message: `${saved.name} saved`, tone: 'success' });
      onClose();
    },
    onConflict: () => refreshApproved(queryClient),
    failed: 'Failed to save the food',
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !saving.isPending && onClose()}
      title="Edit food"
      description="Values per serving. It stays approved, and meals logged from it stay as they are."
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} busyLabel="Saving…">
          Save changes
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {restored && <RestoredNotice onDiscard={discard} />}
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
          {TEXTS.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              autoComplete="off"
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
              error={problems[name]}
            />
          ))}
          <SelectField
            label="Category"
            name="category"
            options={CATEGORIES}
            value={values.category}
            onChange={({ target }) => change({ category: target.value })}
            error={problems.category}
          />
        </div>
        <FigureFields figures={FOOD_FIGURES} values={values} problems={problems} onChange={change} />
        <FailureNotice failure={saving.failure} />
      </form>
    </Dialog>
  );
}
