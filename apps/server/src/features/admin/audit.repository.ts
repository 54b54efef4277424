import type { AuditAct } from '@fitarc/domain/audit';
import { and, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import type { Executor } from '../../platform/db/database.ts';
import { escapeLike } from '../../platform/db/escape-like.ts';
import type { Page } from '../../platform/http/paging.ts';
import { users } from '../../platform/session/session.tables.ts';
import { hasAddressLike } from './users.repository.ts';

interface AuditFilter {
  readonly search?: string | undefined;
  readonly act?: AuditAct | undefined;
}

const actors = alias(users, 'actors');
const accounts = alias(users, 'accounts');

function mentions(db: Executor, search: string) {
  const people = db.select({ id: users.id }).from(users).where(hasAddressLike(search));
  return or(
    inArray(auditLog.actorId, people),
    inArray(auditLog.userId, people),
    ilike(auditLog.subject, `%${escapeLike(search)}%`),
  );
}

const matching = (db: Executor, { search, act }: AuditFilter) =>
  and(act && eq(auditLog.act, act), search ? mentions(db, search) : undefined);

/** Addresses as they are today: the log itself keeps none. */
export const listAuditRows = (db: Executor, filter: AuditFilter, { limit, offset }: Page) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: actors.email,
      by: auditLog.by,
      act: auditLog.act,
      subject_id: sql<number | null>`coalesce(${auditLog.userId}, ${auditLog.subjectId})`.mapWith(
        auditLog.id,
      ),
      subject: sql<string>`coalesce(${accounts.email}, ${auditLog.subject})`,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(accounts, eq(accounts.id, auditLog.userId))
    .where(matching(db, filter))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);

export async function countAudit(db: Executor, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditLog).where(matching(db, filter));
  return row?.total ?? 0;
}
