import type { LocalDate } from '@fitarc/domain/local-date';
import { and, between, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { diaryDays } from './diary-days.tables.ts';

type DiaryDayRow = typeof diaryDays.$inferSelect;
type DayColumns = Pick<DiaryDayRow, 'mark' | 'water'>;

export async function findDiaryDay(db: Executor, userId: number, date: LocalDate) {
  const [row] = await db
    .select()
    .from(diaryDays)
    .where(and(eq(diaryDays.userId, userId), eq(diaryDays.date, date)));
  return row;
}

export async function storeDiaryDay(
  db: Executor,
  userId: number,
  date: LocalDate,
  columns: Partial<DayColumns>,
) {
  const [row] = await db
    .insert(diaryDays)
    .values({ userId, date, ...columns })
    .onConflictDoUpdate({ target: [diaryDays.userId, diaryDays.date], set: columns })
    .returning();
  if (!row) throw new Error('the day was not stored');
  return row;
}

/** Never below 0 and never above the most. */
export async function addWater(db: Executor, userId: number, date: LocalDate, ml: number, most: number) {
  const [row] = await db
    .insert(diaryDays)
    .values({ userId, date, water: Math.min(most, Math.max(0, ml)) })
    .onConflictDoUpdate({
      target: [diaryDays.userId, diaryDays.date],
      set: { water: sql`least(${most}, greatest(0, ${diaryDays.water} + ${ml}))` },
    })
    .returning();
  if (!row) throw new Error('the day was not stored');
  return row;
}

export const listDiaryDays = (db: Executor, userId: number, from: LocalDate, to: LocalDate) =>
  db
    .select()
    .from(diaryDays)
    .where(and(eq(diaryDays.userId, userId), between(diaryDays.date, from, to)))
    .orderBy(diaryDays.date);
