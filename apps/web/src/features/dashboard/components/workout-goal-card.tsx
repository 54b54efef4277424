import type { Workout } from '@fitarc/contract/workout';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import type { FitnessGoal } from '@fitarc/domain/profile';
import { WEEKLY_PLAN_TEXTS } from '@fitarc/domain/profile-labels';
import { weeklyAim } from '@fitarc/domain/weekly-aim';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { firstWeekday } from '../../../lib/first-weekday.ts';
import { cx } from '../../../ui/cx.ts';
import { Arc } from '../../../ui/data/arc.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { type DayOfWeek, weekSoFar } from '../dashboard-figures.ts';

interface Props {
  readonly goal: string | null;
  readonly workouts: readonly Workout[];
  readonly today: LocalDate;
}

const textOf = (goal: string | null) =>
  (goal && WEEKLY_PLAN_TEXTS[goal as FitnessGoal]) || 'Consistent exercise';

export function WorkoutGoalCard({ goal, workouts, today }: Props) {
  const id = useId();
  const { count, days } = weekSoFar(workouts, today, firstWeekday());
  const aim = weeklyAim(goal);
  return (
    <Card aria-labelledby={id} className="flex flex-col md:col-span-3">
      <CardHead id={id} title="Workout goal" />
      <div className="flex items-center gap-4">
        <Arc
          value={count}
          max={aim ?? Math.max(count, 1)}
          size={72}
          tone="training"
          label={
            aim
              ? `${count} of ${pluralize(aim, 'workout')} this week`
              : `${pluralize(count, 'workout')} this week`
          }
        >
          <span className="font-[650]">{aim ? `${count}/${aim}` : count}</span>
        </Arc>
        <p className="min-w-0 text-sm wrap-anywhere text-ink-2">{textOf(goal)}</p>
      </div>
      <ol aria-label="This week" className="mt-auto grid grid-cols-7 gap-1 pt-5 text-center">
        {days.map((day) => (
          <DayDot key={day.day} {...day} />
        ))}
      </ol>
    </Card>
  );
}

function DayDot({ day, trained, isToday }: DayOfWeek) {
  return (
    <li
      className={cx(
        'grid justify-items-center gap-1.5 text-xs text-ink-3',
        isToday && 'font-strong text-ink',
      )}
    >
      <span
        className={cx(
          'grid size-7 place-items-center rounded-full',
          trained ? 'bg-training text-on-training' : 'bg-sunken',
          isToday && !trained && 'bg-transparent inset-ring-2 inset-ring-training',
        )}
      >
        {trained && <Check size={16} strokeWidth={2.5} aria-hidden="true" />}
      </span>
      <span aria-hidden="true">{day.slice(0, 1)}</span>
      <span className="sr-only">
        {day}: {trained ? 'trained' : isToday ? 'today' : 'no workout'}
      </span>
    </li>
  );
}
