import { WEEKDAYS, type Weekday } from '@fitarc/domain/weekday';
import { ChevronRight } from 'lucide-react';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import type { DraftWeek } from '../../plan-draft.ts';
import { dayInWords } from '../../plan-text.ts';

interface Props {
  readonly open: boolean;
  readonly day: Weekday;
  readonly days: DraftWeek;
  onChoose(target: Weekday): void;
  onClose(): void;
}

/** A day goes to a free one, or changes places with one that has exercises. */
export function MoveDayDialog({ open, day, days, onChoose, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Move or swap ${day}`}
      description={dayInWords(days[day])}
    >
      <ul className="-mx-4 md:-mx-6">
        {WEEKDAYS.filter((other) => other !== day).map((other) => {
          const isFree = days[other].length === 0;
          return (
            <li key={other} className="border-line not-last:border-b">
              <button
                type="button"
                onClick={() => onChoose(other)}
                className="flex min-h-15 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-sunken md:px-6"
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-strong">
                    {isFree ? 'Move to' : 'Swap with'} {other}
                  </span>
                  <span className="text-sm text-ink-2">{isFree ? 'Rest day' : dayInWords(days[other])}</span>
                </span>
                <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-3" />
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
