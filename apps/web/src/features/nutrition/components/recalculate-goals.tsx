import { RefreshCw } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { failureOf } from '../../../lib/failure.ts';
import { Button } from '../../../ui/form/button.tsx';
import { AlertDialog } from '../../../ui/overlay/lazy-overlays.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { useUndo } from '../../../ui/overlay/use-undo.ts';
import { goalsInWords } from '../goals-text.ts';
import type { useGoals } from '../use-goals.ts';

const DONE = 'Goals calculated from your profile';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  readonly own: ReturnType<typeof useGoals>;
  readonly iconSize?: number;
}

/** Goals set by hand are asked about before they are replaced, and can be had back. */
export function RecalculateGoals({ own, iconSize = 18, ...look }: Props) {
  const { goals, recalculate, recalculating } = own;
  const [asking, setAsking] = useState(false);
  const undo = useUndo();
  const byHand = goals && goals.source !== 'calculated' ? goals : undefined;

  async function putBack(before: NonNullable<typeof byHand>) {
    const { source: _source, ...wanted } = before;
    try {
      await own.setByHand(wanted);
    } catch (error) {
      toast({ tone: 'danger', message: failureOf(error, 'Failed to save your goals').title });
    }
  }
  async function go() {
    const done = await recalculate();
    setAsking(false);
    if (!done) return;
    if (byHand) undo.offer(DONE, () => void putBack(byHand));
    else toast({ message: DONE, tone: 'success' });
  }

  return (
    <>
      <Button
        {...look}
        icon={<RefreshCw size={iconSize} aria-hidden="true" />}
        busy={recalculating}
        onClick={() => (byHand ? setAsking(true) : void go())}
      >
        Recalculate Goals
      </Button>
      {byHand && (
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Replace the goals you set?"
          description={`You ${byHand.source === 'learned' ? 'took' : 'set'} ${goalsInWords(byHand)}${byHand.source === 'learned' ? ' from a check-in' : ' by hand'}${byHand.by_day ? ', different from day to day' : ''}. Goals calculated from your profile take their place.`}
          confirmLabel="Replace"
          busy={recalculating}
          onConfirm={go}
        />
      )}
    </>
  );
}
