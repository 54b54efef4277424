import type { Goals } from '@fitarc/contract/nutrition';
import { type Nutrients, sumOfNutrients } from '@fitarc/domain/food';
import type { LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import { useQueries } from '@tanstack/react-query';
import { Dumbbell, TrendingUp, Utensils } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatNumber, formatTenths, formatWhole } from '../../../lib/format-number.ts';
import { Arc } from '../../../ui/data/arc.tsx';
import { Card, CardHead } from '../../../ui/data/card.tsx';
import { ProgressBar } from '../../../ui/data/progress.tsx';
import { useDayGoals } from '../../nutrition/day-goals.queries.ts';
import { NUTRIENTS } from '../../nutrition/nutrients.ts';
import { goalsQuery, mealDaysQuery } from '../../nutrition/nutrition.queries.ts';
import { workoutTitle } from '../../workouts/workout-text.ts';
import { workoutsQuery } from '../../workouts/workouts.queries.ts';

function Way({
  to,
  icon,
  title,
  children,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-3 border-t border-line px-4 py-3 text-ink no-underline hover:bg-sunken/45 lg:px-6"
    >
      <span className="grid size-10 flex-none place-items-center rounded-full bg-accent-soft text-accent">
        {icon}
      </span>
      <span className="min-w-0">
        <b className="block font-strong">{title}</b>
        <span className="block text-sm text-ink-2">{children}</span>
      </span>
    </Link>
  );
}

function Eaten({ eaten, goals }: { eaten: Nutrients; goals: Goals | null }) {
  if (!goals) {
    return (
      <p className="px-4 pb-4 text-ink-2 tabular-nums lg:px-6">
        {formatWhole(eaten.calories)} kcal eaten so far. <Link to="/nutrition">Set your goals</Link> to see
        what is left.
      </p>
    );
  }
  const left = goals.daily_calories_goal - Math.round(eaten.calories);
  return (
    <div className="grid items-center gap-x-8 gap-y-5 px-4 pb-5 sm:grid-cols-[auto_1fr] lg:px-6">
      <Arc
        value={eaten.calories}
        max={goals.daily_calories_goal}
        size={132}
        tone="calories"
        overshoot
        className="max-sm:mx-auto"
        label={`${formatWhole(eaten.calories)} of ${formatWhole(goals.daily_calories_goal)} kcal eaten today`}
      >
        <span className="text-2xl/tight font-[650]">{formatWhole(Math.abs(left))}</span>
        <span className="text-sm text-ink-2">{left >= 0 ? 'kcal left' : 'kcal over'}</span>
      </Arc>
      <div className="grid gap-4">
        {NUTRIENTS.filter(({ key }) => key !== 'calories').map(({ key, label, goal }) => (
          <ProgressBar
            key={key}
            label={label}
            tone={key}
            value={eaten[key]}
            max={goals[goal]}
            valueText={`${formatTenths(eaten[key])} of ${formatNumber(goals[goal])} g`}
          />
        ))}
      </div>
    </div>
  );
}

/** Today at a glance, and the ways to log more of it. What cannot be had is left out. */
export function TodayGlance({ today }: { today: LocalDate }) {
  const id = useId();
  const [days, goals, workouts] = useQueries({
    queries: [mealDaysQuery(today, today), goalsQuery(), workoutsQuery(today, today)],
  });
  const dayGoals = useDayGoals(goals.data ?? null, today, today);
  const eaten = sumOfNutrients(days.data ?? []);
  const meals = days.data?.[0]?.meals ?? 0;
  const done = workouts.data ?? [];
  return (
    <Card flush aria-labelledby={id}>
      <CardHead id={id} title="Today at a glance" />
      {days.isError ? (
        <p className="px-4 pb-4 text-ink-2 lg:px-6">What you ate today could not be loaded.</p>
      ) : (
        <div
          aria-busy={days.isPending || goals.isPending}
          className={days.isPending || goals.isPending ? 'invisible min-h-36' : undefined}
        >
          <Eaten eaten={eaten} goals={dayGoals.goalsOn(today)} />
        </div>
      )}
      <Way to="/calorietracker" icon={<Utensils size={20} aria-hidden="true" />} title="Calorie Tracking">
        {meals > 0 ? `${pluralize(meals, 'food')} logged today` : 'Nothing logged today yet'}
      </Way>
      <Way to="/workout-logging" icon={<Dumbbell size={20} aria-hidden="true" />} title="Log Workout">
        {done.length > 0 ? `Done today: ${done.map(workoutTitle).join(', ')}` : 'No workout today yet'}
      </Way>
      <Way to="/trends" icon={<TrendingUp size={20} aria-hidden="true" />} title="Progress Trends">
        Calories, macros and training over weeks
      </Way>
    </Card>
  );
}
