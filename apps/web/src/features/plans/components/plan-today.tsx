import type { Plan, PlanExercise } from '@fitarc/contract/plans';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { weekdayOf } from '@fitarc/domain/weekday';
import { type ReactNode, useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { dayAhead } from '../day-ahead.ts';
import { supersetsOf } from '../entry-text.ts';
import { setsOf, setsTimesReps } from '../plan-text.ts';
import { nextDay, weeksOf } from '../plan-weeks.ts';
import { PlanExerciseRow } from './plan-exercise-row.tsx';

interface Props {
  readonly plan: Plan;
  readonly today: LocalDate;
  /** What the plan asks for today. */
  readonly entries: readonly PlanExercise[];
  readonly isDone: boolean;
  onOpenExercise(index: number): void;
  /** Below: days that were missed. */
  readonly children?: ReactNode;
}

function nextInWords(plan: Plan, today: LocalDate): string | undefined {
  const next = nextDay(plan, today);
  const entries = next && weeksOf(plan)[next.week]?.[next.day];
  return (
    entries && `The next workout is ${dayAhead(next.date, today)}: ${pluralize(entries.length, 'exercise')}.`
  );
}

export function PlanToday({ plan, today, entries, isDone, onOpenExercise, children }: Props) {
  const id = useId();
  const next = nextInWords(plan, today);
  const supersets = supersetsOf(entries);
  return (
    <Card flush aria-labelledby={id} className="self-start">
      <CardHead
        id={id}
        title={`Today, ${weekdayOf(today)}`}
        action={
          entries.length > 0 && (
            <span className="text-sm text-ink-2">{pluralize(setsOf(entries), 'set')}</span>
          )
        }
      />
      {isDone && <p className="px-4 pb-3 text-ink-2 lg:px-6">Done for today. {next}</p>}
      {entries.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2 lg:px-6 lg:pb-6">
          {next ? `Rest. ${next}` : 'This plan has no exercises yet. Edit it to add some.'}
        </p>
      ) : (
        <ul>
          {entries.map((entry, index) => (
            <PlanExerciseRow
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may be there twice, and nothing moves
              key={index}
              entry={entry}
              amount={setsTimesReps(entry)}
              superset={supersets.get(entry)}
              onOpen={() => onOpenExercise(index)}
            />
          ))}
        </ul>
      )}
      {children}
    </Card>
  );
}
