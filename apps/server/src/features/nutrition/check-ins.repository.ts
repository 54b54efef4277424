import type { LocalDate } from '@fitarc/domain/local-date';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { checkIns, targetSettings } from './nutrition.tables.ts';

export type CheckInRow = typeof checkIns.$inferSelect;

export async function findTargetSettings(db: Executor, userId: number) {
  const [row] = await db.select().from(targetSettings).where(eq(targetSettings.userId, userId));
  return row;
}

export async function storeTargetSettings(
  db: Executor,
  userId: number,
  settings: { readonly enabled: boolean; readonly weeklyRate: number | null },
) {
  await db
    .insert(targetSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: targetSettings.userId, set: settings });
}

export const listCheckIns = (db: Executor, userId: number) =>
  db.select().from(checkIns).where(eq(checkIns.userId, userId)).orderBy(desc(checkIns.date));

export async function findLastCheckIn(db: Executor, userId: number): Promise<CheckInRow | undefined> {
  const [row] = await listCheckIns(db, userId).limit(1);
  return row;
}

export const insertCheckIn = (db: Executor, row: CheckInRow) => db.insert(checkIns).values(row);

export const deleteCheckIn = (db: Executor, userId: number, date: LocalDate) =>
  db.delete(checkIns).where(and(eq(checkIns.userId, userId), eq(checkIns.date, date)));
