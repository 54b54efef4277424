import type { PlanExercise } from '@fitarc/contract/plans';
import { pluralize } from '@fitarc/domain/pluralize';
import { trainingLoad } from '@fitarc/domain/training-load';
import type { Weekday } from '@fitarc/domain/weekday';
import { Check, ChevronRight } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { BodyThumb } from '../../library/components/body-map.tsx';
import { setsOf } from '../plan-text.ts';
import type { DayState } from '../week-progress.ts';

interface Props {
  readonly day: Weekday;
  readonly today: boolean;
  /** Where the plan is trained by and this is its week. */
  readonly state?: DayState | undefined;
  readonly entries: readonly PlanExercise[];
  onOpen(): void;
}

const AREAS_NAMED = 4;

/** What a day is about: the parts of the body with the most sets; for a day of stretching, its muscle groups. */
function areasInWords(entries: readonly PlanExercise[]): string {
  const areas: string[] = trainingLoad(entries).map(({ area }) => area);
  const names = areas.length > 0 ? areas : [...new Set(entries.flatMap((entry) => entry.muscle_groups))];
  return names.slice(0, AREAS_NAMED).join(', ');
}

const frame =
  'grid w-full grid-cols-[3.25rem_1fr_1.25rem] items-center gap-3 rounded-lg border px-4 text-left lg:h-full lg:min-h-66 lg:grid-cols-1 lg:content-start lg:items-start lg:p-4';

/** A row on a phone, a column of the week where there is room. */
export function DayCard({ day, today, state, entries, onOpen }: Props) {
  const rest = entries.length === 0;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={today ? 'date' : undefined}
      onClick={onOpen}
      className={cx(
        frame,
        rest
          ? cx('min-h-14 text-ink-3 hover:bg-sunken', !today && 'border-dashed')
          : 'min-h-20 bg-surface py-4 hover:border-line-strong',
        today ? 'border-accent inset-ring inset-ring-accent' : 'border-line',
      )}
    >
      <span className="lg:flex lg:flex-wrap lg:items-baseline lg:justify-between lg:gap-x-2">
        <span className={rest ? 'font-label text-ink-2' : 'font-[650]'}>
          <span aria-hidden="true" className="lg:hidden">
            {day.slice(0, 3)}
          </span>
          <span className="max-lg:sr-only">{day}</span>
        </span>{' '}
        {state === 'done' ? (
          <span className="flex items-center gap-1 text-xs font-strong text-success">
            <Check size={14} aria-hidden="true" />
            Done
          </span>
        ) : state === 'missed' ? (
          <span className="block text-xs font-strong text-warning">Missed</span>
        ) : (
          today && <span className="block text-xs font-strong text-accent">Today</span>
        )}
      </span>
      {rest ? (
        <span>Rest</span>
      ) : (
        <>
          <BodyThumb
            primary={entries.flatMap(({ muscles }) => muscles)}
            className="h-30 w-full gap-3! py-1 max-lg:hidden"
          />
          <span className="min-w-0">
            <span className="font-strong">{pluralize(entries.length, 'exercise')}</span>{' '}
            <span className="text-sm text-ink-2 lg:block">{pluralize(setsOf(entries), 'set')}</span>
            <span className="block text-sm text-balance text-ink-2">{areasInWords(entries)}</span>
          </span>
        </>
      )}
      <ChevronRight size={20} aria-hidden="true" className="text-ink-3 lg:hidden" />
    </button>
  );
}
