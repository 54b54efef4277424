import type { Plan, PlanExercise } from '@fitarc/contract/plans';
import { WEEKDAYS, type Week } from '@fitarc/domain/weekday';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ExerciseStill } from '../../library/components/exercise-still.tsx';
import { useAllFigures } from '../../library/movement/load-figures.ts';
import { entryDetails, supersetsOf } from '../entry-text.ts';
import { amountInWords, titleOf, weekInWords } from '../plan-text.ts';
import { weeksOf } from '../plan-weeks.ts';

/** Room to note the weight of each set by hand. */
const MOST_BOXES = 6;

function Row({ entry, superset }: { entry: PlanExercise; superset: string | undefined }) {
  const details = entryDetails(entry, superset);
  return (
    <li className="flex break-inside-avoid items-center gap-3 border-t border-line py-1.5">
      <ExerciseStill eager exercise={entry} className="size-14 flex-none" />
      <div className="min-w-0 flex-1">
        <p className="font-strong">{entry.name}</p>
        <p className="text-sm">{[amountInWords(entry), details].filter(Boolean).join(' · ')}</p>
      </div>
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: Math.min(entry.sets, MOST_BOXES) }, (_, at) => at).map((at) => (
          <span key={at} className="h-7 w-11 rounded-sm border border-line-strong" />
        ))}
      </div>
    </li>
  );
}

function PrintedWeek({ week, title }: { week: Week<readonly PlanExercise[]>; title: string | undefined }) {
  const days = WEEKDAYS.filter((day) => week[day].length > 0);
  return (
    <section className="not-first:break-before-page">
      {title && <h2 className="mt-4 text-xl font-strong">{title}</h2>}
      {days.map((day) => {
        const supersets = supersetsOf(week[day]);
        return (
          <section key={day} className="mt-4">
            <h3 className="break-after-avoid font-strong">{day}</h3>
            <ul>
              {week[day].map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may be there twice, and nothing moves
                <Row key={index} entry={entry} superset={supersets.get(entry)} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

interface Props {
  readonly plan: Plan;
  onPrinted(): void;
}

/** The plan on paper, in place of the page: every week, with a picture and room for notes beside each exercise. */
export function PrintedPlan({ plan, onPrinted }: Props) {
  const areFiguresSettled = !useAllFigures().isLoading;
  useEffect(() => {
    if (!areFiguresSettled) return;
    window.addEventListener('afterprint', onPrinted, { once: true });
    // The pictures are drawn in the effects before this one.
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [areFiguresSettled, onPrinted]);
  const weeks = weeksOf(plan);
  return createPortal(
    <div data-printed="" className="hidden bg-white text-ink scheme-light print:block">
      <h1 className="text-2xl font-strong">{titleOf(plan)}</h1>
      <p className="text-sm">{weekInWords(plan.workouts)}</p>
      {weeks.map((week, at) => (
        <PrintedWeek
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have nothing but their place
          key={at}
          week={week}
          title={weeks.length > 1 ? `Week ${at + 1}` : undefined}
        />
      ))}
    </div>,
    document.body,
  );
}
