import { Play } from 'lucide-react';
import { Button } from '../../../ui/form/button.tsx';
import { dayInWords } from '../plan-text.ts';
import type { DayProgress } from '../week-progress.ts';

interface Props {
  readonly days: readonly DayProgress[];
  readonly className?: string;
  onStart(day: DayProgress): void;
}

/** Days of this week that can still be done: today, for example. */
export function MissedDays({ days, className, onStart }: Props) {
  const missed = days.filter(({ state }) => state === 'missed');
  if (missed.length === 0) return null;
  return (
    <ul aria-label="Missed this week" className={className}>
      {missed.map((one) => (
        <li
          key={one.day}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
        >
          <span className="min-w-0 flex-[1_1_12rem]">
            <span className="font-strong">Missed on {one.day}</span>{' '}
            <span className="text-sm text-ink-2">{dayInWords(one.entries)}</span>
          </span>
          <Button
            variant="quiet"
            icon={<Play size={18} aria-hidden="true" />}
            className="max-sm:-ml-3 sm:-mr-3"
            onClick={() => onStart(one)}
          >
            Start {one.day}’s Workout
          </Button>
        </li>
      ))}
    </ul>
  );
}
