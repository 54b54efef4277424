import type { Plan } from '@fitarc/contract/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureUnder } from '../../../lib/failure.ts';
import { useWrite } from '../../../lib/use-write.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Skeleton } from '../../../ui/data/skeleton.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { ShareLink } from '../../../ui/form/share-link.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { titleOf } from '../plan-text.ts';
import { downloadPlanFile } from './download-plan-file.ts';
import { planShareQuery, sendShare, sendStopSharing } from './sharing.queries.ts';

interface Props {
  readonly plan: Plan;
  readonly open: boolean;
  onOpenChange(open: boolean): void;
}

export function ShareDialog({ plan, open, onOpenChange }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share this plan" description={titleOf(plan)}>
      <div className="grid gap-6">
        <ShareByLink plan={plan} />
        <ShareFile plan={plan} />
      </div>
    </Dialog>
  );
}

const heading = 'text-md font-strong';

function ShareByLink({ plan: { plan_id } }: { plan: Plan }) {
  const queryClient = useQueryClient();
  const query = planShareQuery(plan_id);
  const share = useQuery(query);
  const remember = (share_key: string | null) => queryClient.setQueryData(query.queryKey, { share_key });
  const starting = useWrite({
    send: () => sendShare(plan_id),
    toFailure: (error) => failureUnder(error, 'Failed to share the plan'),
    onSuccess: ({ share_key }) => remember(share_key),
  });
  const stopping = useWrite({
    send: () => sendStopSharing(plan_id),
    toFailure: (error) => failureUnder(error, 'Failed to stop sharing'),
    onSuccess: () => {
      remember(null);
      toast({ message: 'The link no longer works' });
    },
  });
  const key = share.data?.share_key;
  const failure =
    starting.failure ??
    stopping.failure ??
    (share.isError ? failureUnder(share.error, 'Failed to read whether it is shared') : undefined);
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className={heading}>With members of this FitArc</h3>
      <p className="text-ink-2">
        Everybody who is logged in here and has the link sees the exercises, sets, reps and target weights,
        and your first name. They can copy the plan; your workouts stay private.
      </p>
      {share.isPending ? (
        <Skeleton className="h-12 w-full rounded-md" />
      ) : (
        <ShareLink
          path={key ? `/shared-plan/${key}` : undefined}
          starting={starting.isPending}
          stopping={stopping.isPending}
          onStart={() => void starting.write(undefined)}
          onStop={() => void stopping.write(undefined)}
        />
      )}
      <FailureNotice failure={failure} />
    </section>
  );
}

function ShareFile({ plan }: { plan: Plan }) {
  const download = useMutation({ mutationFn: () => downloadPlanFile(plan) });
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-5">
      <h3 className={heading}>As a file</h3>
      <p className="text-ink-2">
        For another FitArc, or to keep. It has the plan with the names of its exercises and nothing about you.
      </p>
      <Button
        variant="secondary"
        busy={download.isPending}
        icon={<Download size={18} aria-hidden="true" />}
        onClick={() => !download.isPending && download.mutate()}
      >
        Download File
      </Button>
      <FailureNotice
        failure={download.isError ? failureUnder(download.error, 'Failed to download the plan') : undefined}
      />
    </section>
  );
}
