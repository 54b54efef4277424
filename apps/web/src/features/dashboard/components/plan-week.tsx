import { Check, X } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import type { DayProgress, DayState } from '../../plans/week-progress.ts';

const WORDS: Record<DayState, string> = {
  done: 'done',
  missed: 'missed',
  today: 'today',
  coming: 'coming',
  rest: 'rest',
};

const LOOKS: Record<DayState, string> = {
  done: 'bg-training text-on-training',
  missed: 'inset-ring-2 inset-ring-line-strong text-ink-2',
  today: 'inset-ring-2 inset-ring-training',
  coming: 'bg-training-soft',
  rest: '',
};

/** This week of the active plan, a mark for each day. */
export function PlanWeek({ days }: { days: readonly DayProgress[] }) {
  return (
    <ol
      aria-label="This week of your plan"
      className="grid flex-none grid-cols-7 gap-1 text-center max-sm:w-full"
    >
      {days.map(({ day, state, isToday }) => (
        <li
          key={day}
          className={cx(
            'grid justify-items-center gap-1 text-xs text-ink-3 sm:w-7',
            isToday && 'font-strong text-ink',
          )}
        >
          <span className={cx('grid size-6 place-items-center rounded-full', LOOKS[state])}>
            {state === 'done' && <Check size={15} strokeWidth={2.5} aria-hidden="true" />}
            {state === 'missed' && <X size={14} strokeWidth={2.5} aria-hidden="true" />}
            {state === 'rest' && <i aria-hidden="true" className="size-1 rounded-full bg-line-strong" />}
          </span>
          <span aria-hidden="true">{day.slice(0, 1)}</span>
          <span className="sr-only">
            {day}: {isToday && state !== 'today' ? `today, ${WORDS[state]}` : WORDS[state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
