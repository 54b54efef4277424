import { pluralize } from '@fitarc/domain/pluralize';
import { WEEKDAYS, type Weekday } from '@fitarc/domain/weekday';
import { Check } from 'lucide-react';
import { cx } from '../../../../ui/cx.ts';
import type { DraftWeek } from '../../plan-draft.ts';

interface Props {
  readonly week: DraftWeek;
  readonly chosen: Weekday | undefined;
  onChoose(day: Weekday): void;
}

/** The seven days; pressing the chosen one shows the whole week again. */
export function DayRow({ week, chosen, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons
    <div role="group" aria-label="Days" className="grid grid-cols-7 gap-0.5 xs:gap-1.5 lg:gap-3">
      {WEEKDAYS.map((day) => {
        const count = week[day].length;
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            aria-label={`${day}, ${count === 0 ? 'no exercises' : pluralize(count, 'exercise')}`}
            onClick={() => onChoose(day)}
            className={cx(
              'grid min-h-16 place-content-center justify-items-center gap-1 rounded-md border border-line bg-surface text-[.8125rem] text-ink-2 lg:min-h-19 lg:text-base',
              'hover:border-line-strong aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-strong aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-accent',
            )}
          >
            <span aria-hidden="true">
              <span className="lg:hidden">{day.slice(0, 3)}</span>
              <span className="max-lg:hidden">{day}</span>
            </span>
            <span aria-hidden="true" className="flex items-center gap-0.5 text-xs tabular-nums lg:text-sm">
              {count > 0 ? (
                <span className="inline-flex items-center gap-0.5 font-strong text-accent">
                  <Check size={14} />
                  {count}
                </span>
              ) : (
                <span className="font-normal text-ink-3">Rest</span>
              )}
            </span>
          </button>
        );
      })}
    </div>
  );
}
