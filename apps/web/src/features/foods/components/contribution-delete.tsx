import type { Food } from '@fitarc/contract/foods';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { randomKey } from '../../../lib/retry-key.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import {
  contribute,
  contributionsQuery,
  isApproved,
  refreshFoods,
  removeFood,
} from '../contributions.queries.ts';
import { payloadOf, valuesOf } from '../custom-food.form.ts';

/** The page it was deleted on may be left by now, so this hangs on nothing there. */
async function bringBack(queryClient: QueryClient, food: Food, key: string): Promise<void> {
  try {
    const back = await contribute(payloadOf(valuesOf(food)), key);
    const review = isApproved(back) ? '' : ' and waits for review';
    toast({ message: `${food.name} is back${review}`, tone: 'success' });
  } catch (error) {
    toast({
      tone: 'danger',
      message: `Failed to restore ${food.name}: ${failureOf(error).title}`,
      action: { label: 'Try Again', onAction: () => void bringBack(queryClient, food, key) },
    });
  }
  await refreshFoods(queryClient);
}

interface Props {
  readonly food: Food;
  /** It is gone; the dialog is to be taken away. */
  onDeleted(): void;
}

export function ContributionDelete({ food, onDeleted }: Props) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(true);
  const deletion = useWrite({
    closes: true,
    toFailure: (error) => failureOf(error, 'Failed to delete food'),
    send: () => removeFood(food),
    onSuccess: () => {
      queryClient.setQueryData(contributionsQuery().queryKey, (foods) =>
        foods?.filter(({ food_id }) => food_id !== food.food_id),
      );
      const undo = () => void bringBack(queryClient, food, randomKey());
      toast({ message: `${food.name} deleted`, action: { label: 'Undo', onAction: undo } });
      onDeleted();
      void refreshFoods(queryClient);
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Delete this food?"
      description={`Nobody will find ${food.name} anymore, including you. Meals logged from it stay.`}
      confirmLabel="Delete"
      destructive
      busy={deletion.isPending}
      onConfirm={() => void deletion.write(undefined)}
    >
      <FailureNotice failure={deletion.failure} />
    </AlertDialog>
  );
}
