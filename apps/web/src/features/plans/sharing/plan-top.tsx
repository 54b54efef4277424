import type { Plan } from '@fitarc/contract/plans';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { BackToPlans } from '../components/back-to-plans.tsx';

const ShareDialog = lazy(() => import('./share-dialog.tsx').then((m) => ({ default: m.ShareDialog })));

/** Over the heading of a plan: the way back, and sharing it. */
export function PlanTop({ plan }: { plan: Plan }) {
  // Undefined until it was opened once: a closed dialog stays, so that it can fade out.
  const [open, setOpen] = useState<boolean>();
  return (
    <div className="flex flex-wrap items-start justify-between">
      <BackToPlans />
      <Button variant="quiet" className="-mt-3 -mr-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Share
      </Button>
      {open !== undefined && (
        <Suspense>
          <ShareDialog plan={plan} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
