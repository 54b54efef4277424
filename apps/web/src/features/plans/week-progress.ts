import type { Plan, PlanExercise } from '@fitarc/contract/plans';
import type { Workout } from '@fitarc/contract/workout';
import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { mondayOf, WEEKDAYS, type Weekday } from '@fitarc/domain/weekday';
import { titleOf } from './plan-text.ts';
import { startOf, weekNow, weeksOf } from './plan-weeks.ts';

/** A day that lay before the plan was started asks for nothing, like a rest day. */
export type DayState = 'done' | 'missed' | 'today' | 'coming' | 'rest';

export interface DayProgress {
  readonly day: Weekday;
  readonly date: LocalDate;
  readonly isToday: boolean;
  readonly state: DayState;
  readonly entries: readonly PlanExercise[];
  /** What was logged for it. */
  readonly workouts: readonly Workout[];
}

export interface WeekProgress {
  /** Of the plan, 0 for the first. */
  readonly week: number;
  readonly days: readonly DayProgress[];
}

const nameOf = (plan: Plan, day: Weekday) => `${day} - ${titleOf(plan)}`;

const sharesExercise = ({ exercises }: Workout, planned: readonly PlanExercise[]) => {
  const ids = new Set(planned.map(({ exercise_id }) => String(exercise_id)));
  const names = new Set(planned.map(({ name }) => name));
  return exercises.some(
    ({ exercise_id, exercise_name }) => ids.has(String(exercise_id)) || names.has(exercise_name),
  );
};

type Place = Pick<DayProgress, 'day' | 'date' | 'entries'> & { readonly week: number };

/** What a workout says itself; of older ones the name it was begun with, else a day's exercises on that day. */
function isOfDay(workout: Workout, plan: Plan, { week, day, date, entries }: Place): boolean {
  const { plan_id, plan_week, plan_day } = workout;
  if (plan_id !== undefined && plan_day !== undefined) {
    return (
      String(plan_id) === String(plan.plan_id) &&
      plan_day === WEEKDAYS.indexOf(day) &&
      (plan_week ?? week) === week
    );
  }
  const named = WEEKDAYS.find((one) => workout.workout_name === nameOf(plan, one));
  if (named) return named === day;
  return workout.date === date && sharesExercise(workout, entries);
}

function stateOf(date: LocalDate, today: LocalDate, isDone: boolean): DayState {
  if (isDone) return 'done';
  if (date === today) return 'today';
  return date < today ? 'missed' : 'coming';
}

/** This week of a plan from Monday to Sunday: what was done, what was missed, what comes. */
export function weekProgress(plan: Plan, workouts: readonly Workout[], today: LocalDate): WeekProgress {
  const week = weekNow(plan, today);
  const monday = mondayOf(today);
  const started = startOf(plan) ?? monday;
  const logged = workouts.filter(({ date }) => date >= monday && date <= addDays(monday, 6));
  const days = WEEKDAYS.map((day, index): DayProgress => {
    const date = addDays(monday, index);
    const entries = weeksOf(plan)[week]?.[day] ?? [];
    const own = logged.filter((workout) => isOfDay(workout, plan, { week, day, date, entries }));
    const asksNothing = entries.length === 0 || (date < started && own.length === 0);
    const state = asksNothing ? 'rest' : stateOf(date, today, own.length > 0);
    return { day, date, isToday: date === today, state, entries, workouts: own };
  });
  return { week, days };
}
