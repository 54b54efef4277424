import type { AuditAct } from '@fitarc/domain/audit';
import { lt } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { auditLog } from './audit.tables.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Act {
  readonly at: Date;
  /** The administrator; none when the operator acts at the machine. */
  readonly actorId: number | null;
  readonly act: AuditAct;
  readonly before?: Values;
  readonly after?: Values;
  /** The account it was done to … */
  readonly userId?: number;
  /** … or anything else, by its id and its name at the time. */
  readonly subject?: { readonly id: number; readonly name: string };
}

/** Within the transaction of the act itself: there is no act without its entry, and no entry without its act. */
export async function recordAct(tx: Executor, { actorId, subject, ...act }: Act): Promise<void> {
  await tx.insert(auditLog).values({
    ...act,
    by: actorId === null ? 'operator' : 'administrator',
    actorId,
    subjectId: subject?.id,
    subject: subject?.name,
  });
}

export async function deleteActsBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, before));
}
