import { addDays, daysBetween, daysFrom, type LocalDate } from '@fitarc/domain/local-date';
import { planWeekOf } from '@fitarc/domain/plan-week';
import { mondayOf } from '@fitarc/domain/weekday';
import type { Executor } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { listPlannedDays, listWorkoutDates } from './training-days.repository.ts';

const MOST_DAYS = 92;
const WEEKS_BACK = 4;

type PlannedDay = Awaited<ReturnType<typeof listPlannedDays>>[number];

function isPlanned(planned: readonly PlannedDay[], date: LocalDate): boolean {
  const weekCount = Math.max(0, ...planned.map(({ week }) => week)) + 1;
  const week = planWeekOf(planned[0]?.startedOn ?? null, date, weekCount);
  const day = daysBetween(mondayOf(date), date);
  return planned.some((one) => one.week === week && one.day === day);
}

/** Days with a workout and, from today on, those the active plan trains on. */
export async function listTrainingDays(
  db: Executor,
  userId: number,
  { from, to, today }: { from: LocalDate; to: LocalDate; today: LocalDate },
): Promise<LocalDate[]> {
  if (to < from) throw invalid('endDate must not be before startDate', { field: 'endDate' });
  if (daysBetween(from, to) >= MOST_DAYS) throw invalid(`At most ${MOST_DAYS} days can be asked for at once`);
  const [workouts, planned] = await readTogether(
    db,
    () => listWorkoutDates(db, userId, from, to),
    () => listPlannedDays(db, userId),
  );
  const trained = new Set(workouts);
  return daysFrom(from, daysBetween(from, to) + 1).filter(
    (date) => trained.has(date) || (date >= today && isPlanned(planned, date)),
  );
}

/** By the plan, else as often as in the last four weeks. */
export async function trainingDaysAWeek(db: Executor, userId: number, today: LocalDate): Promise<number> {
  const [planned, trained] = await readTogether(
    db,
    () => listPlannedDays(db, userId),
    () => listWorkoutDates(db, userId, addDays(today, -7 * WEEKS_BACK), addDays(today, -1)),
  );
  if (planned.length > 0) {
    const weeks = Math.max(...planned.map(({ week }) => week)) + 1;
    return Math.round(planned.length / weeks);
  }
  return Math.round(trained.length / WEEKS_BACK);
}
