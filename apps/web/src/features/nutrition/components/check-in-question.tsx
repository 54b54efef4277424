import type { CheckInProposal } from '@fitarc/contract/check-in';
import { ChevronRight } from 'lucide-react';
import { formatWhole } from '../../../lib/format-number.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { toast } from '../../../ui/overlay/toast-store.ts';
import { macrosInWords, reasonsOf } from '../check-in-text.ts';
import { useCheckIn } from '../use-check-in.ts';

const Figure = ({ label, value }: { label: string; value: number }) => (
  <div className="last:text-right">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="text-2xl/tight font-[650] tabular-nums">{formatWhole(value)}</dd>
  </div>
);

/** The target now and the one proposed, why, and the two answers. */
export function CheckInQuestion({ proposal }: { proposal: CheckInProposal }) {
  const { answering } = useCheckIn();
  const { target, target_now } = proposal;
  const isSame = target === target_now;

  async function answer(choice: 'accept' | 'keep') {
    const isStored = await answering.write({ answer: choice, target });
    if (!isStored) return;
    const message =
      choice === 'accept'
        ? `Your target is ${formatWhole(target)} kcal`
        : `Your target stays ${formatWhole(target_now)} kcal`;
    toast({ message, tone: 'success' });
  }

  const chosen = answering.pendingInput?.answer;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto_1fr] items-center">
        <Figure label="Target now" value={target_now} />
        <ChevronRight aria-hidden="true" size={20} className="text-ink-3" />
        <Figure label="Proposed" value={target} />
      </dl>
      <div className="mt-4 border-t border-line pt-4">
        <h3 className="font-strong">Why</h3>
        <p className="mt-1 text-sm text-ink-2 tabular-nums">
          {reasonsOf(proposal).join(' ')} {!isSame && macrosInWords(proposal)}
        </p>
      </div>
      <div className="mt-4 grid gap-3">
        <FailureNotice failure={answering.failure} />
        <div className="grid gap-2 sm:grid-cols-2">
          {!isSame && (
            <Button busy={chosen === 'accept'} disabled={chosen === 'keep'} onClick={() => answer('accept')}>
              Take {formatWhole(target)}
            </Button>
          )}
          <Button
            variant={isSame ? 'primary' : 'secondary'}
            busy={chosen === 'keep'}
            disabled={chosen === 'accept'}
            onClick={() => answer('keep')}
          >
            Keep {formatWhole(target_now)}
          </Button>
        </div>
      </div>
    </>
  );
}
