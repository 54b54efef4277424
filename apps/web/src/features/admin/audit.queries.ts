import { type AuditEntry, listAudit } from '@fitarc/contract/audit';
import type { AuditAct } from '@fitarc/domain/audit';
import { callPage } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

interface Filter {
  readonly search?: string;
  readonly act?: AuditAct | undefined;
  /** The account it was done to. */
  readonly user?: number;
}

export const auditLog = ({ search, act, user }: Filter) => ({
  key: [...queryRoots.admin, 'audit', search, act, user],
  idOf: ({ id }: AuditEntry) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listAudit, { query: { ...page, search: search || undefined, act, user } }, { signal }),
});
