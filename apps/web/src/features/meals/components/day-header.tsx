import type { Goals } from '@fitarc/contract/nutrition';
import type { Nutrients } from '@fitarc/domain/food';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import { shortTitleOfDay } from '../chosen-day.ts';
import { GoalLine } from './goal-line.tsx';

interface Props {
  readonly day: LocalDate;
  readonly today: LocalDate;
  readonly goals: Goals | null;
  /** The goals in full, shown when their line is pressed. */
  readonly card: ReactNode;
  readonly eaten: Nutrients | undefined;
  /** The week and the calendar, shown when the day is pressed. */
  readonly days: ReactNode;
  onChoose(day: LocalDate): void;
}

/** On a phone: the day and its goals in two lines that stay at the top; each opens what it stands for. */
export function DayHeader({ day, today, goals, card, eaten, days, onChoose }: Props) {
  const [open, setOpen] = useState<'days' | 'goals'>();
  const [daysId, goalsId] = [useId(), useId()];
  const toggle = (which: 'days' | 'goals') => setOpen(open === which ? undefined : which);
  return (
    <>
      <div className="sticky top-[var(--header-height,3.5rem)] z-10 -mx-gutter -mt-5 mb-4 border-b border-line bg-surface px-gutter pb-2 in-[:root:has([data-status-line])]:pt-4 lg:hidden">
        <div className="-mx-2 grid grid-cols-[auto_1fr_auto] items-center">
          <IconButton label="Previous day" onClick={() => onChoose(addDays(day, -1))}>
            <ChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          <button
            type="button"
            aria-expanded={open === 'days'}
            aria-controls={daysId}
            onClick={() => toggle('days')}
            className="flex min-h-touch items-center justify-center gap-1 rounded-md font-strong"
          >
            <span aria-live="polite">{shortTitleOfDay(day, today)}</span>
            <ChevronDown
              size={16}
              aria-hidden="true"
              className={cx(
                'text-ink-2 transition-transform duration-[var(--fast)]',
                open === 'days' && 'rotate-180',
              )}
            />
          </button>
          <IconButton label="Next day" onClick={() => onChoose(addDays(day, 1))}>
            <ChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </div>
        <GoalLine
          goals={goals}
          eaten={eaten}
          open={open === 'goals'}
          controls={goalsId}
          onToggle={() => toggle('goals')}
        />
      </div>
      <div id={daysId} className="mb-4 empty:hidden lg:hidden">
        {open === 'days' && days}
      </div>
      <div id={goalsId} className="mb-4 empty:hidden lg:hidden">
        {open === 'goals' && card}
      </div>
    </>
  );
}
