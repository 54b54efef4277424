import type { CalendarDay } from '@fitarc/contract/trends';
import { addDays, isLocalDate, type LocalDate } from '@fitarc/domain/local-date';
import { pluralize } from '@fitarc/domain/pluralize';
import {
  longestWeekStreak,
  plannedDaysDone,
  type Share,
  weekStreak,
  weeksWithTraining,
} from '@fitarc/domain/training-weeks';
import { readWeekday, type Weekday } from '@fitarc/domain/weekday';
import { pointsOf } from './trend-figures.ts';

const WEEKS = 12;
const PLANNED_DAYS = 28;

export interface ConsistencyFigure {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

interface Asked {
  readonly days: readonly CalendarDay[];
  readonly today: LocalDate;
  /** Workouts a week. */
  readonly aim?: number | undefined;
  readonly plan?:
    | { readonly name: string; readonly days: readonly string[]; readonly since: string }
    | undefined;
}

const percent = ({ done, of }: Share) => `${Math.round((done / of) * 100)}%`;

function plannedDays(trained: readonly LocalDate[], { plan, today }: Asked): ConsistencyFigure[] {
  const since = plan?.since.slice(0, 10) ?? '';
  const planned = (plan?.days ?? []).map(readWeekday).filter((day): day is Weekday => day !== undefined);
  if (!plan || planned.length === 0 || !isLocalDate(since)) return [];
  const earliest = addDays(today, 1 - PLANNED_DAYS);
  const share = plannedDaysDone(trained, planned, since > earliest ? since : earliest, today);
  if (share.of === 0) return [];
  return [
    {
      name: 'Planned days trained',
      value: percent(share),
      note: `${share.done} of ${pluralize(share.of, 'day')} of ${plan.name} ${since > earliest ? 'since you chose it' : 'in the last four weeks'}`,
    },
  ];
}

/** How steadily somebody trains; nothing without any training. */
export function consistencyOf(asked: Asked): ConsistencyFigure[] {
  const { days, today, aim } = asked;
  const workouts = pointsOf(days, ({ workout_count }) => workout_count);
  const trained = workouts.filter(({ value, day }) => value > 0 && day <= today).map(({ day }) => day);
  if (trained.length === 0) return [];
  const streak = weekStreak(trained, today);
  const weeks = weeksWithTraining(workouts, today, { weeks: WEEKS });
  const met =
    aim === undefined ? undefined : weeksWithTraining(workouts, today, { weeks: WEEKS, atLeast: aim });
  const share = (name: string, of: Share): ConsistencyFigure => ({
    name,
    value: percent(of),
    note: `${of.done} of ${of.of === 1 ? 'the last week' : `the last ${of.of} weeks`}`,
  });
  return [
    {
      name: 'Streak',
      value: pluralize(streak, 'week'),
      note: `in a row with training; longest in a year: ${longestWeekStreak(trained, today)}`,
    },
    ...(weeks.of > 0 ? [share('Weeks with a workout', weeks)] : []),
    ...(met && met.of > 0 ? [share(`Weeks with ${aim} workouts, your goal`, met)] : []),
    ...plannedDays(trained, asked),
  ];
}
