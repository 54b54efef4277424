import type { AuditAct } from '@fitarc/domain/audit';
import { and, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/audit/audit.tables.ts';
import type { Executor } from '../../platform/db/database.ts';
import { escapeLike } from '../../platform/db/escape-like.ts';
import type { Page } from '../../platform/http/paging.ts';
import { emailOf, idsByAddress } from '../../platform/users/users.repository.ts';

interface AuditFilter {
  readonly search?: string | undefined;
  readonly act?: AuditAct | undefined;
  /** The account it was done to. */
  readonly user?: number | undefined;
}

function mentions(db: Executor, search: string) {
  const people = idsByAddress(db, search);
  return or(
    inArray(auditLog.actorId, people),
    inArray(auditLog.userId, people),
    ilike(auditLog.subject, `%${escapeLike(search)}%`),
  );
}

const matching = (db: Executor, { search, act, user }: AuditFilter) =>
  and(
    act && eq(auditLog.act, act),
    user === undefined ? undefined : eq(auditLog.userId, user),
    search ? mentions(db, search) : undefined,
  );

/** Addresses as they are today: the log itself keeps none. */
export const listAuditRows = (db: Executor, filter: AuditFilter, { limit, offset }: Page) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: emailOf(auditLog.actorId),
      by: auditLog.by,
      act: auditLog.act,
      subject_id: sql<number | null>`coalesce(${auditLog.userId}, ${auditLog.subjectId})`.mapWith(
        auditLog.id,
      ),
      subject: sql<string>`coalesce(${emailOf(auditLog.userId)}, ${auditLog.subject})`,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(matching(db, filter))
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);

export async function countAudit(db: Executor, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditLog).where(matching(db, filter));
  return row?.total ?? 0;
}
