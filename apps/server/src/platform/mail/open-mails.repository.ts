import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, max, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { MailKind } from './mail.ts';
import { type MailRow, updateMail } from './outgoing-mails.repository.ts';
import { outgoingMails as mails } from './outgoing-mails.tables.ts';

type OpenState = 'waiting' | 'failed';
const OPEN: OpenState[] = ['waiting', 'failed'];
const isOpen = (state?: OpenState) => (state ? eq(mails.state, state) : inArray(mails.state, OPEN));

export const listOpenMails = (
  db: Executor,
  { state, limit, offset }: { state?: OpenState | undefined; limit: number; offset: number },
): Promise<MailRow[]> =>
  db.select().from(mails).where(isOpen(state)).orderBy(desc(mails.id)).limit(limit).offset(offset);

/** How many mails wait to be sent, and how many were given up. */
export async function countMails(db: Executor): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .select({ state: mails.state, total: count() })
    .from(mails)
    .where(isOpen())
    .groupBy(mails.state);
  const of = (state: OpenState) => rows.find((row) => row.state === state)?.total ?? 0;
  return { waiting: of('waiting'), failed: of('failed') };
}

/** Waiting since before then. */
export async function countLateMails(db: Executor, before: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), lt(mails.createdAt, before)));
  return row?.total ?? 0;
}

export async function lastSentAt(db: Executor): Promise<Date | null> {
  const [row] = await db.select({ at: max(mails.sentAt) }).from(mails);
  return row?.at ?? null;
}

export async function deleteMail(db: Executor, id: number): Promise<MailRow | undefined> {
  const [row] = await db
    .delete(mails)
    .where(and(eq(mails.id, id), inArray(mails.state, OPEN)))
    .returning();
  return row;
}

const again = (now: Date, giveUpAt: Date) => ({
  state: 'waiting' as const,
  tries: 0,
  nextTryAt: now,
  giveUpAt,
});

/** Tried at once, and again for as long as a new one. */
export const sendMailAgain = (db: Executor, id: number, now: Date, giveUpAt: Date) =>
  updateMail(db, id, again(now, giveUpAt), inArray(mails.state, OPEN));

/** Not those whose links have expired, but for kinds that can be made anew. */
export async function sendFailedAgain(
  db: Executor,
  now: Date,
  giveUpAt: Date,
  renewable: readonly MailKind[],
): Promise<number> {
  const rows = await db
    .update(mails)
    .set(again(now, giveUpAt))
    .where(
      and(
        eq(mails.state, 'failed'),
        isNotNull(mails.bodyBox),
        or(isNull(mails.staleAt), gt(mails.staleAt, now), inArray(mails.kind, [...renewable])),
      ),
    )
    .returning({ id: mails.id });
  return rows.length;
}
