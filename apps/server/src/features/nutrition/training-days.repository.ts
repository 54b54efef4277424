import type { LocalDate } from '@fitarc/domain/local-date';
import { and, between, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { planEntries, plans } from '../plans/plans.tables.ts';
import { workouts } from '../workouts/workouts.tables.ts';

/** The days with a workout, both ends included. */
export async function listWorkoutDates(db: Executor, userId: number, from: LocalDate, to: LocalDate) {
  const rows = await db
    .selectDistinct({ date: workouts.date })
    .from(workouts)
    .where(and(eq(workouts.userId, userId), between(workouts.date, from, to)));
  return rows.map(({ date }) => date);
}

/** The days of its weeks on which the active plan has exercises. */
export const listPlannedDays = async (db: Executor, userId: number) =>
  db
    .selectDistinct({ week: planEntries.week, day: planEntries.day, startedOn: plans.startedOn })
    .from(plans)
    .innerJoin(planEntries, and(eq(planEntries.userId, plans.userId), eq(planEntries.planId, plans.id)))
    .where(and(eq(plans.userId, userId), eq(plans.active, true)));
