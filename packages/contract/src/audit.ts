import { AUDIT_ACTS } from '@fitarc/domain/audit';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, nullableText, numericId, paging, plainText, recordList } from './fields.ts';

const values = z.catch(z.nullable(z.record(z.string(), z.unknown())), null);

const entry = z.object({
  id,
  at: plainText,
  /** The administrator's address; none when the operator did it at the machine, or the account is gone. */
  actor: nullableText,
  by: z.catch(z.enum(['administrator', 'operator']), 'administrator'),
  act: z.enum(AUDIT_ACTS),
  /** What it was done to, by its id and its name at the time; of an account, its address while it exists. */
  subject_id: z.catch(z.nullable(id), null),
  subject: plainText,
  /** Only what has changed. */
  before: values,
  after: values,
});
export type AuditEntry = z.output<typeof entry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit-log',
  access: 'admin',
  summary: 'List what administrators did, newest first; the total is in X-Total-Count',
  query: z.object({
    /** Part of the administrator's address, or of the name of what it was done to. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    act: z.optional(z.enum(AUDIT_ACTS, `act must be one of ${AUDIT_ACTS.join(', ')}`)),
    /** Only what was done to this account. */
    user: z.optional(numericId('user must be the ID of an account')),
    ...paging,
  }),
  response: recordList(entry),
});
