import type { Plan } from '@fitarc/contract/plans';
import { pluralize } from '@fitarc/domain/pluralize';
import type { Weekday } from '@fitarc/domain/weekday';
import { useId } from 'react';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { nextDay } from '../next-day.ts';
import { setsOf, setsTimesReps } from '../plan-text.ts';
import { PlanExerciseRow } from './plan-exercise-row.tsx';

interface Props {
  readonly plan: Plan;
  readonly today: Weekday;
  onOpenExercise(index: number): void;
}

function restInWords(plan: Plan, today: Weekday): string {
  const next = nextDay(plan, today);
  if (!next) return 'This plan has no exercises yet. Edit it to add some.';
  return `Rest. The next workout is on ${next}: ${pluralize(plan.workouts[next].length, 'exercise')}.`;
}

export function PlanToday({ plan, today, onOpenExercise }: Props) {
  const id = useId();
  const entries = plan.workouts[today];
  return (
    <Card flush aria-labelledby={id} className="self-start">
      <CardHead
        id={id}
        title={`Today, ${today}`}
        action={
          entries.length > 0 && (
            <span className="text-sm text-ink-2">{pluralize(setsOf(entries), 'set')}</span>
          )
        }
      />
      {entries.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2 lg:px-6 lg:pb-6">{restInWords(plan, today)}</p>
      ) : (
        <ul>
          {entries.map((entry, index) => (
            <PlanExerciseRow
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may be there twice, and nothing moves
              key={index}
              entry={entry}
              amount={setsTimesReps(entry)}
              onOpen={() => onOpenExercise(index)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
