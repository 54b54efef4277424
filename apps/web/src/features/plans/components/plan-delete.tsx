import type { PlanSummary } from '@fitarc/contract/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ignoreNotFound } from '../../../lib/api-error.ts';
import { failureOf } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { AlertDialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { deletePlan } from '../plan-calls.ts';
import { titleOf } from '../plan-text.ts';
import { planQuery, plansQuery, refreshPlans } from '../plans.queries.ts';

const FAILED = 'Failed to delete workout plan';

async function remove({ plan_id }: PlanSummary): Promise<void> {
  await deletePlan(plan_id).catch(ignoreNotFound);
}

function failure(error: unknown) {
  const { title, detail } = failureOf(error, FAILED);
  return title === FAILED ? { title, ...(detail ? { detail } : {}) } : { title: FAILED, detail: title };
}

interface Props {
  readonly plan: PlanSummary;
  /** It is gone; the dialog is to be taken away. */
  onDeleted(): void;
}

export function PlanDelete({ plan, onDeleted }: Props) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(true);
  const deletion = useWrite({
    closes: true,
    toFailure: failure,
    send: () => remove(plan),
    onSuccess: () => {
      queryClient.setQueryData(plansQuery().queryKey, (list) =>
        list?.filter(({ plan_id }) => plan_id !== plan.plan_id),
      );
      queryClient.removeQueries({ queryKey: planQuery(plan.plan_id).queryKey });
      toast({ message: `${titleOf(plan)} deleted` });
      onDeleted();
      void refreshPlans(queryClient);
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
      title="Are you sure you want to delete this plan?"
      description={`${titleOf(plan)} will be deleted for good. Workouts you logged from it stay.`}
      confirmLabel="Delete Plan"
      destructive
      busy={deletion.isPending}
      onConfirm={() => void deletion.write(undefined)}
    >
      <FailureNotice failure={deletion.failure} />
    </AlertDialog>
  );
}
