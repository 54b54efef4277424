import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/paging.ts';
import { banReasonOf, emailOf, isBannedSince } from '../../platform/users/users.repository.ts';
import { profileNames } from '../profile/profile.repository.ts';
import { banAppeals } from './appeals.tables.ts';

export type AppealRow = typeof banAppeals.$inferSelect;

const ofBan = (userId: number, bannedAt: Date) =>
  and(eq(banAppeals.userId, userId), eq(banAppeals.bannedAt, bannedAt));

/** False when there is one against this ban already. */
export async function insertAppeal(db: Executor, row: typeof banAppeals.$inferInsert): Promise<boolean> {
  const stored = await db
    .insert(banAppeals)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: banAppeals.id });
  return stored.length > 0;
}

export async function findAppeal(
  db: Executor,
  userId: number,
  bannedAt: Date,
): Promise<AppealRow | undefined> {
  const [row] = await db.select().from(banAppeals).where(ofBan(userId, bannedAt));
  return row;
}

export async function findLatestAppeal(db: Executor, userId: number): Promise<AppealRow | undefined> {
  const [row] = await db
    .select()
    .from(banAppeals)
    .where(eq(banAppeals.userId, userId))
    .orderBy(desc(banAppeals.id))
    .limit(1);
  return row;
}

/** Of an account that is banned no longer there is nothing to decide. */
const isWaiting = and(eq(banAppeals.status, 'open'), isBannedSince(banAppeals.userId, banAppeals.bannedAt));

export const listOpenAppeals = (db: Executor, { limit, offset }: Page) =>
  db
    .select({
      appeal: banAppeals,
      email: emailOf(banAppeals.userId),
      name: profileNames.of(banAppeals.userId),
      reason: banReasonOf(banAppeals.userId),
    })
    .from(banAppeals)
    .where(isWaiting)
    .orderBy(asc(banAppeals.createdAt), asc(banAppeals.id))
    .limit(limit)
    .offset(offset);

export async function countOpenAppeals(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(banAppeals).where(isWaiting);
  return row?.total ?? 0;
}

export async function findAppealMember(db: Executor, id: number): Promise<number | undefined> {
  const [row] = await db.select({ userId: banAppeals.userId }).from(banAppeals).where(eq(banAppeals.id, id));
  return row?.userId;
}

/** Locked, so that of two administrators who decide at once the second finds it decided. */
export async function lockOpenAppeal(db: Executor, id: number): Promise<AppealRow | undefined> {
  const [row] = await db
    .select()
    .from(banAppeals)
    .where(and(eq(banAppeals.id, id), isWaiting))
    .for('update');
  return row;
}

export async function closeAppeal(
  db: Executor,
  { userId, id }: Pick<AppealRow, 'userId' | 'id'>,
  outcome: Pick<AppealRow, 'status' | 'note' | 'decidedAt'>,
): Promise<void> {
  await db
    .update(banAppeals)
    .set(outcome)
    .where(and(eq(banAppeals.userId, userId), eq(banAppeals.id, id)));
}

/** When the operator has lifted the ban. */
export async function acceptAppealsOf(db: Executor, userId: number, decidedAt: Date): Promise<void> {
  await db
    .update(banAppeals)
    .set({ status: 'accepted', decidedAt })
    .where(and(eq(banAppeals.userId, userId), eq(banAppeals.status, 'open')));
}

/** For the download of one's data. */
export const listAppealsOf = (db: Executor, userId: number) =>
  db
    .select({
      text: banAppeals.text,
      status: banAppeals.status,
      note: banAppeals.note,
      createdAt: banAppeals.createdAt,
      decidedAt: banAppeals.decidedAt,
    })
    .from(banAppeals)
    .where(eq(banAppeals.userId, userId))
    .orderBy(asc(banAppeals.id));
