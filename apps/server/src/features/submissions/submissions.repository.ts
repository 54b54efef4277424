import type { SubmissionState } from '@fitarc/contract/submissions';
import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/paging.ts';
import { emailOf } from '../../platform/users/users.repository.ts';
import { submissions } from './submissions.tables.ts';

export type SubmissionRow = typeof submissions.$inferSelect;

const isPending = eq(submissions.status, 'pending');

export const listSubmissionsOf = (db: Executor, userId: number) =>
  db
    .select()
    .from(submissions)
    .where(eq(submissions.userId, userId))
    .orderBy(desc(submissions.createdAt), desc(submissions.id));

export async function countPendingOf(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(submissions)
    .where(and(eq(submissions.userId, userId), isPending));
  return row?.total ?? 0;
}

export async function insertSubmission(db: Executor, row: typeof submissions.$inferInsert) {
  const [inserted] = await db.insert(submissions).values(row).returning();
  if (!inserted) throw new Error('the suggestion was not stored');
  return inserted;
}

export async function deletePending(db: Executor, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.userId, userId), isPending))
    .returning({ id: submissions.id });
  return gone.length > 0;
}

const withSender = (db: Executor) =>
  db.select({ submission: submissions, email: emailOf(submissions.userId) }).from(submissions);

export const listPending = (db: Executor, { limit, offset }: Page) =>
  withSender(db)
    .where(isPending)
    .orderBy(asc(submissions.createdAt), asc(submissions.id))
    .limit(limit)
    .offset(offset);

/** What was decided, the last one first. */
export const listReviewed = (db: Executor, status: SubmissionState, { limit, offset }: Page) =>
  withSender(db)
    .where(eq(submissions.status, status))
    .orderBy(desc(submissions.reviewedAt), desc(submissions.id))
    .limit(limit)
    .offset(offset);

export const countReviewed = (db: Executor, status: SubmissionState): Promise<number> =>
  db.$count(submissions, eq(submissions.status, status));

export async function findPending(db: Executor, id: number) {
  const [row] = await withSender(db).where(and(eq(submissions.id, id), isPending));
  return row;
}

export async function countPending(db: Executor): Promise<number> {
  const [row] = await db.select({ total: count() }).from(submissions).where(isPending);
  return row?.total ?? 0;
}

/** Locked, so that of two administrators who review at once the second finds it reviewed. */
export async function lockPending(db: Executor, id: number): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), isPending))
    .for('update');
  return row;
}

export async function lockReviewed(db: Executor, id: number): Promise<SubmissionRow | undefined> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), ne(submissions.status, 'pending')))
    .for('update');
  return row;
}

export async function setOutcome(
  db: Executor,
  { userId, id }: Pick<SubmissionRow, 'userId' | 'id'>,
  outcome: Pick<SubmissionRow, 'status' | 'note' | 'exerciseId' | 'reviewedAt'>,
): Promise<void> {
  await db
    .update(submissions)
    .set(outcome)
    .where(and(eq(submissions.userId, userId), eq(submissions.id, id)));
}
