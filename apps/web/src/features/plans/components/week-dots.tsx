import { WEEKDAYS } from '@fitarc/domain/weekday';
import { cx } from '../../../ui/cx.ts';

const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** The training days of a week at a glance. */
export function WeekDots({ days }: { days: readonly string[] }) {
  const training = WEEKDAYS.filter((day) => days.includes(day));
  if (training.length === 0) return null;
  return (
    <div role="img" aria-label={`Training on ${list(training)}`} className="-ml-2 flex gap-1.5">
      {WEEKDAYS.map((day) => (
        <span key={day} className="grid w-7 justify-items-center gap-1 text-xs text-ink-3">
          <i
            className={cx(
              'size-3 rounded-full',
              training.includes(day) ? 'bg-training' : 'inset-ring-2 inset-ring-line',
            )}
          />
          {day.slice(0, 1)}
        </span>
      ))}
    </div>
  );
}
