import { type AuditEntry, listAudit } from '@fitarc/contract/audit';
import type { AuditAct } from '@fitarc/domain/audit';
import { callPage } from '../../lib/api.ts';
import { queryRoots } from '../../lib/query-keys.ts';

export const auditLog = (search: string, act: AuditAct | undefined) => ({
  key: [...queryRoots.admin, 'audit', search, act],
  idOf: ({ id }: AuditEntry) => id,
  read: (page: { limit: number; offset: number }, signal: AbortSignal) =>
    callPage(listAudit, { query: { ...page, search: search || undefined, act } }, { signal }),
});
