import type { AdminProduct } from '@fitarc/contract/admin-products';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isConflict } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { NumberField } from '../../../ui/form/number-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RestoredNotice } from '../../../ui/overlay/unsaved.tsx';
import { useDraftValues } from '../use-draft-values.ts';
import { checkProduct, FIGURES, valuesOf } from './product.form.ts';
import { refreshProducts, sendChange, showProduct } from './products.queries.ts';

interface Props {
  readonly product: AdminProduct;
  readonly open: boolean;
  onClose(): void;
}

export function EditProduct({ product, open, onClose }: Props) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { values, restored, drop, change, discard } = useDraftValues(
    `product-${product.id}`,
    valuesOf(product),
  );
  const [submitted, setSubmitted] = useState(false);
  const saving = useWrite({
    closes: true,
    send: (changed: Parameters<typeof sendChange>[1]) => sendChange(product, changed),
    onSuccess: (saved) => {
      drop();
      showProduct(queryClient, saved);
      toast({ message: `${saved.name} saved`, tone: 'success' });
      onClose();
    },
    onError: (error) => {
      if (isConflict(error)) refreshProducts(queryClient);
    },
    toFailure: (error) => failureOf(error, 'Failed to save the product'),
  });
  const checked = checkProduct(values);
  const problems = submitted ? (checked.problems ?? {}) : {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    if (!checked.problems) {
      void saving.write(checked.change);
      return;
    }
    const wrong = Object.keys(checked.problems)[0];
    event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !saving.isPending && onClose()}
      title="Edit Product"
      description="Values per 100 g. Imports leave a corrected product as it is."
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} busyLabel="Saving…">
          Save Changes
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {restored && <RestoredNotice onDiscard={discard} />}
        <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            maxLength={200}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
            error={problems.name}
          />
          <TextField
            label="Brand"
            name="brand"
            optional
            autoComplete="off"
            maxLength={100}
            value={values.brand}
            onChange={({ target }) => change({ brand: target.value })}
            error={problems.brand}
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 @max-[18rem]/panel:grid-cols-1 sm:grid-cols-4">
          {FIGURES.map(({ name, label, unit, optional }) => (
            <NumberField
              key={name}
              name={name}
              label={label}
              suffix={unit}
              optional={optional}
              min={0}
              step={0.1}
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
              error={problems[name]}
            />
          ))}
        </div>
        {product.image_url && (
          <CheckboxField
            label="Remove the picture"
            checked={values.dropImage}
            onChange={({ target }) => change({ dropImage: target.checked })}
          />
        )}
        <FailureNotice failure={saving.failure} />
      </form>
    </Dialog>
  );
}
