import type { AdminFood } from '@fitarc/contract/admin-foods';
import { useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { refreshApproved, sendRemoval, sendReopening, sendRestoration } from './approved-foods.queries.ts';

const ALREADY = 'Another administrator has already changed it';

/** Takes a food away, brings it back, or has it reviewed again; in each case it leaves the list it is in. */
export function useFoodStanding(leave: (food: AdminFood) => void, onRemoved: () => void) {
  const queryClient = useQueryClient();
  const left = (food: AdminFood) => {
    leave(food);
    refreshApproved(queryClient);
  };
  const refuse = (failed: string) => (error: unknown, food: AdminFood) => {
    if (isNotFound(error)) left(food);
    toast({ tone: 'danger', message: isNotFound(error) ? ALREADY : failureOf(error, failed).title });
    return true;
  };
  const restoring = useWrite({
    send: sendRestoration,
    onSuccess: (_answer, food: AdminFood) => {
      toast({ message: `${food.name} restored: every member finds it` });
      left(food);
    },
    onError: refuse('Failed to restore the food'),
  });
  const reopening = useWrite({
    send: sendReopening,
    onSuccess: (_answer, food: AdminFood) => {
      toast({ message: `${food.name} is back in review` });
      left(food);
    },
    onError: refuse('Failed to put the food back into review'),
  });
  const removing = useWrite({
    send: ({ food, note }: { food: AdminFood; note: string }) => sendRemoval(food, note),
    onSuccess: (removed, { food }) => {
      toast({
        message: `${food.name} removed`,
        action: { label: 'Undo', onAction: () => void restoring.write(removed) },
      });
      onRemoved();
      left(food);
    },
    onError: (error, { food }) => {
      if (!isNotFound(error)) return false;
      onRemoved();
      return refuse('')(error, food);
    },
    toFailure: (error) => failureOf(error, 'Failed to remove the food'),
  });
  return { restoring, reopening, removing, busyWith: restoring.pendingInput ?? reopening.pendingInput };
}
