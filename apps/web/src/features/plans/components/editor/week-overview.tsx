import { WEEKDAYS, type Weekday } from '@fitarc/domain/weekday';
import { CalendarPlus, ChevronRight } from 'lucide-react';
import { EmptyState } from '../../../../ui/data/empty-state.tsx';
import type { DraftWeek } from '../../plan-draft.ts';
import { dayInWords } from '../../plan-text.ts';

interface Props {
  readonly week: DraftWeek;
  onChoose(day: Weekday): void;
}

/** Stands where a day's exercises do, while no day is chosen. */
export function WeekOverview({ week, onChoose }: Props) {
  const training = WEEKDAYS.filter((day) => week[day].length > 0);
  if (training.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        icon={<CalendarPlus />}
        title="Choose a day to begin"
        className="px-4 pb-6"
      >
        Press one of the seven days, then add exercises to it.
      </EmptyState>
    );
  }
  return (
    <ul>
      {training.map((day) => (
        <li key={day} className="border-t border-line first:border-t-0">
          <button
            type="button"
            onClick={() => onChoose(day)}
            className="flex w-full items-center gap-3 px-4 py-3 text-left outline-offset-[-2px] hover:bg-sunken lg:px-6"
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-strong">{day}</span>
                <span className="text-sm text-ink-3">{dayInWords(week[day])}</span>
              </span>
              <span className="block text-sm wrap-break-word text-ink-2">
                {week[day].map(({ name }) => name).join(', ')}
              </span>
            </span>
            <ChevronRight size={20} aria-hidden="true" className="flex-none text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
