import type { CheckIn } from '@fitarc/contract/check-in';
import { Undo2 } from 'lucide-react';
import { formatWhole } from '../../../lib/format-number.ts';
import { longDay } from '../../../ui/data/day-names.ts';
import { FailureNotice } from '../../../ui/data/failure-notice.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { useCheckIn } from '../use-check-in.ts';

interface Props {
  readonly last: NonNullable<CheckIn['last']>;
  readonly next: string | null;
}

/** What was answered last, as long as it counts. */
export function CheckInAnswer({ last, next }: Props) {
  const { undoing } = useCheckIn();
  const { accepted, target, target_before, date, can_undo } = last;
  return (
    <div className="grid gap-3">
      <p className="tabular-nums">
        {accepted
          ? `You took ${formatWhole(target)} kcal instead of ${formatWhole(target_before)} on ${longDay(date)}.`
          : `You kept ${formatWhole(target_before)} kcal on ${longDay(date)}.`}
      </p>
      {next && <p className="text-sm text-ink-2">Next check-in on {longDay(next)}</p>}
      <FailureNotice failure={undoing.failure} />
      {can_undo && (
        <Button
          variant="secondary"
          className="justify-self-start"
          icon={<Undo2 size={18} aria-hidden="true" />}
          busy={undoing.isPending}
          onClick={() => undoing.write(undefined)}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
