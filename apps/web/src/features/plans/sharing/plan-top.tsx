import type { Plan } from '@fitarc/contract/plans';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Button } from '../../../ui/form/button.tsx';
import { BackToPlans } from '../components/back-to-plans.tsx';

const ShareDialog = lazy(() => import('./share-dialog.tsx').then((m) => ({ default: m.ShareDialog })));

const PrintedPlan = lazy(() => import('./printed-plan.tsx').then((m) => ({ default: m.PrintedPlan })));

/** Over the heading of a plan: the way back, printing and sharing it. */
export function PlanTop({ plan }: { plan: Plan }) {
  // Undefined until it was opened once: a closed dialog stays, so that it can fade out.
  const [open, setOpen] = useState<boolean>();
  const [isPrinting, setPrinting] = useState(false);
  const stopPrinting = useCallback(() => setPrinting(false), []);
  return (
    <div className="flex flex-wrap items-start justify-between">
      <BackToPlans />
      <div className="-mt-3 -mr-3 flex">
        <Button variant="quiet" onClick={() => setPrinting(true)}>
          Print
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Share
        </Button>
      </div>
      {isPrinting && (
        <Suspense>
          <PrintedPlan plan={plan} onPrinted={stopPrinting} />
        </Suspense>
      )}
      {open !== undefined && (
        <Suspense>
          <ShareDialog plan={plan} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
