import { and, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { minutesAfter } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { outgoingMails as mails } from './outgoing-mails.tables.ts';

export type MailRow = typeof mails.$inferSelect;
/** A query of addresses, of which this one becomes a part. */
export type AddressQuery = SQL;
type NewMail = Omit<typeof mails.$inferInsert, 'id'>;

export async function insertMail(db: Executor, row: NewMail): Promise<number> {
  const [stored] = await db.insert(mails).values(row).returning({ id: mails.id });
  if (!stored) throw new Error('the mail was not stored');
  return stored.id;
}

/** What a newer mail ends. One that is being sent at this moment may still arrive. */
export async function replaceWaiting(
  db: Executor,
  { kind, recipient }: Pick<MailRow, 'kind' | 'recipient'>,
): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'replaced', bodyBox: null, nextTryAt: null })
    .where(
      and(
        eq(mails.recipient, recipient),
        eq(mails.kind, kind),
        // One that failed would go out, sent again, after the newer one.
        inArray(mails.state, ['waiting', 'failed']),
      ),
    );
}

/** An administrator can send them again. */
export async function giveUpAllWaiting(db: Executor, reason: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', nextTryAt: null, claimedBy: null, claimedUntil: null, lastError: reason })
    .where(eq(mails.state, 'waiting'));
}

export async function findMail(db: Executor, id: number): Promise<MailRow | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

export async function updateMail(
  db: Executor,
  id: number,
  changes: Partial<NewMail>,
  where?: SQL,
): Promise<MailRow | undefined> {
  const [row] = await db
    .update(mails)
    .set(changes)
    .where(and(eq(mails.id, id), where))
    .returning();
  return row;
}

/** Whether this node has claimed it and nothing newer has taken its place. */
export const isClaimedBy = (claimedBy: string) =>
  and(eq(mails.claimedBy, claimedBy), eq(mails.state, 'waiting'));

/** How far apart the clocks of two nodes may be. */
const CLOCK_MARGIN_MINUTES = 1;

interface Claim {
  readonly now: Date;
  readonly claimedBy: string;
  readonly claimedUntil: Date;
  readonly limit: number;
  /** Of the mails to one host, so many at once. */
  readonly perHost: number;
  /** Until a mail that was put off is tried again. */
  readonly longestPauseMinutes: number;
  /** This one and no other. */
  readonly only?: number | undefined;
}

/**
 * Takes what is due for this node alone, until the claim ends: a node that dies leaves it to the others. New mails go
 * before those that were put off; of one host only a few at once, so that one that never answers holds up nobody
 * else's; of one recipient one at once, so that mails arrive in their order.
 */
export async function claimDue(db: Executor, claim: Claim) {
  const { now, claimedBy, claimedUntil, limit, perHost, only, longestPauseMinutes } = claim;
  const at = now.toISOString();
  // What lies further ahead than any claim or pause was written before the clock was set back.
  const isClaimed = (until: SQL) =>
    sql`(${until} > ${at} and ${until} <= ${minutesAfter(claimedUntil, CLOCK_MARGIN_MINUTES).toISOString()})`;
  const notBefore = minutesAfter(now, longestPauseMinutes + CLOCK_MARGIN_MINUTES).toISOString();
  const due = sql`m.state = 'waiting' and (m.next_try_at <= ${at} or m.next_try_at > ${notBefore})
    and not coalesce(${isClaimed(sql`m.claimed_until`)}, false)`;
  const rank = sql`m.tries > 0, m.next_try_at, m.id`;
  const claimed = sql`
    with first as (
      select distinct on (m.recipient) m.id, m.tries, m.next_try_at, split_part(m.recipient, '@', 2) as host
      from outgoing_mails m
      where ${due} and not exists (
        select from outgoing_mails other where other.recipient = m.recipient and ${isClaimed(sql`other.claimed_until`)})
      order by m.recipient, ${rank}
    ), busy as (
      select split_part(recipient, '@', 2) as host, count(*) as mails
      from outgoing_mails where ${isClaimed(sql`claimed_until`)} group by 1
    ), ranked as (
      select m.id, row_number() over (partition by m.host order by ${rank}) + coalesce(busy.mails, 0) as turn
      from first m left join busy on busy.host = m.host
    ), claimed as materialized (
      select m.id from outgoing_mails m join ranked on ranked.id = m.id
      where ranked.turn <= ${perHost} and ${due} ${only === undefined ? sql`` : sql`and m.id = ${only}`}
      order by ${rank} limit ${limit}
      for update of m skip locked
    )
    select id from claimed`;
  return db
    .update(mails)
    .set({ claimedBy, claimedUntil, tries: sql`${mails.tries} + 1` })
    .where(sql`${mails.id} in (${claimed})`)
    .returning();
}

export async function extendClaim(
  db: Executor,
  id: number,
  { claimedBy, claimedUntil }: Pick<Claim, 'claimedBy' | 'claimedUntil'>,
): Promise<void> {
  await db
    .update(mails)
    .set({ claimedUntil })
    .where(and(eq(mails.id, id), eq(mails.claimedBy, claimedBy)));
}

export async function releaseClaim(db: Executor, id: number, claimedBy: string): Promise<void> {
  await db
    .update(mails)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(mails.id, id), eq(mails.claimedBy, claimedBy)));
}

/** The newest mail to an address, and to others that a subquery names. */
export const findLastMails = (db: Executor, recipient: string, others?: AddressQuery) =>
  db
    .selectDistinctOn([mails.recipient], {
      recipient: mails.recipient,
      state: mails.state,
      lastError: mails.lastError,
    })
    .from(mails)
    .where(
      and(
        ne(mails.state, 'replaced'),
        others
          ? sql`${mails.recipient} = any (array_append(array(${others}), ${recipient}))`
          : eq(mails.recipient, recipient),
      ),
    )
    .orderBy(mails.recipient, desc(mails.id));

/** What waits for its next try is due now. */
export async function bringForward(db: Executor, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ nextTryAt: now })
    .where(and(eq(mails.state, 'waiting'), gt(mails.nextTryAt, now)));
}

/** What is sent goes with the account it was sent to, as everything else of the member does. */
export async function deleteMailsTo(db: Executor, recipient: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipient, recipient));
}

export async function deleteMailsBefore(
  db: Executor,
  before: { readonly done: Date; readonly failed: Date },
): Promise<void> {
  await db
    .delete(mails)
    .where(
      or(
        and(eq(mails.state, 'sent'), lt(mails.sentAt, before.done)),
        and(eq(mails.state, 'replaced'), lt(mails.createdAt, before.done)),
        and(eq(mails.state, 'failed'), lt(mails.createdAt, before.failed)),
      ),
    );
}
