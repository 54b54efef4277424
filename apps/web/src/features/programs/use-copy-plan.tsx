import type { CopiedPlan } from '@fitarc/contract/programs';
import { useQueryClient } from '@tanstack/react-query';
import { CopyPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureUnder } from '../../lib/failure.ts';
import { queryRoots } from '../../lib/query-keys.ts';
import { useNavigateIfMounted } from '../../lib/use-navigate-if-mounted.ts';
import { useWrite } from '../../lib/use-write.ts';
import { FailureNotice } from '../../ui/data/failure-notice.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ThumbBar } from '../../ui/layout/thumb-bar.tsx';
import { toast } from '../../ui/overlay/toast-store.ts';
import { copiedText } from './copied-text.ts';

const FAILED = 'Failed to copy the plan';

/** Makes a plan of one's own and leads to it. The button stands in the heading, on a phone in the bar below. */
export function useCopyPlan(send: (idempotencyKey: string) => Promise<CopiedPlan>) {
  const go = useNavigateIfMounted();
  const queryClient = useQueryClient();
  const copying = useWrite({
    closes: true,
    toFailure: (error) => failureUnder(error, FAILED),
    send: (_input: undefined, key) => send(key),
    onSuccess: (made) => {
      toast({ message: copiedText(made), tone: 'success' });
      void queryClient.invalidateQueries({ queryKey: queryRoots.plans });
      go('/workout-plans/details', { state: { plan: { plan_id: made.plan_id, plan_name: made.plan_name } } });
    },
  });
  const button: ReactNode = (
    <Button
      className="max-lg:grow"
      busy={copying.isPending}
      busyLabel="Copying…"
      icon={<CopyPlus size={18} aria-hidden="true" />}
      onClick={() => void copying.write(undefined)}
    >
      Copy to My Plans
    </Button>
  );
  return {
    inHeading: <div className="max-lg:hidden">{button}</div>,
    inBar: <ThumbBar>{button}</ThumbBar>,
    failure: copying.failure && (
      <div className="mb-4">
        <FailureNotice failure={copying.failure} />
      </div>
    ),
  };
}
