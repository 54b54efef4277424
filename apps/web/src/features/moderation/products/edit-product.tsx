import type { AdminProduct } from '@fitarc/contract/admin-products';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { RestoredNotice } from '../../../ui/overlay/unsaved.tsx';
import { FigureFields } from '../figure-fields.tsx';
import { FIGURES } from '../food-figures.ts';
import { useEditForm } from '../use-edit-form.ts';
import { checkProduct, valuesOf } from './product.form.ts';
import { refreshProducts, sendChange, showProduct } from './products.queries.ts';

interface Props {
  readonly product: AdminProduct;
  readonly open: boolean;
  onClose(): void;
}

export function EditProduct({ product, open, onClose }: Props) {
  const queryClient = useQueryClient();
  const formId = useId();
  const { values, problems, restored, saving, change, discard, submit } = useEditForm({
    draft: `product-${product.id}`,
    start: valuesOf(product),
    check: checkProduct,
    send: (changed) => sendChange(product, changed),
    onSaved: (saved) => {
      showProduct(queryClient, saved);
      toast({ message: `${saved.name} saved`, tone: 'success' });
      onClose();
    },
    onConflict: () => refreshProducts(queryClient),
    failed: 'Failed to save the product',
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !saving.isPending && onClose()}
      title="Edit product"
      description="Values per 100 g. Imports leave a corrected product as it is."
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} busyLabel="Saving…">
          Save changes
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
        <FigureFields figures={FIGURES} values={values} problems={problems} onChange={change} />
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
