import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Notice } from '../../../ui/data/notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { RestoredNotice } from '../../../ui/overlay/unsaved.tsx';
import { type CustomFoodProps, useCustomFood } from '../custom-food-saving.ts';
import { CustomFoodFields } from './custom-food-fields.tsx';

/** Makes a food of one's own, or corrects one. */
export function CustomFoodDialog(props: CustomFoodProps) {
  const { open, food, diary, onClose } = props;
  const { form, restored, discard, submit, uneaten, failure, busy } = useCustomFood(props);
  const formId = useId();
  const label = food ? 'Save Changes' : 'Create Food';
  return (
    <Dialog
      open={open}
      // Whoever leaves while it is being saved would not learn what became of it.
      onOpenChange={(next) => !next && !busy && onClose()}
      title={food ? 'Edit Food' : 'Create Custom Food'}
      description={food ? food.name : `A personal food is also added to ${diary.dayWords}.`}
      footer={
        <>
          {uneaten && (
            <Button variant="secondary" disabled={busy} onClick={onClose}>
              Close
            </Button>
          )}
          <Button type="submit" form={formId} busy={busy} busyLabel="Saving…">
            {uneaten ? 'Try Again' : label}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
          {uneaten ? (
            <>
              <Notice tone="success">
                {uneaten.meal.name} is saved. You can find it in My Contributions, but it is not in the meals
                for {diary.dayWords} yet.
              </Notice>
              <FailureNotice failure={uneaten.failure} />
            </>
          ) : (
            <>
              {food?.visibility === 'public' && (
                <Notice>
                  A public food is reviewed again after a change. Until then, only you can find it.
                </Notice>
              )}
              {restored && <RestoredNotice onDiscard={discard} />}
              <CustomFoodFields />
              <FailureNotice failure={failure} />
            </>
          )}
        </form>
      </FormProvider>
    </Dialog>
  );
}
