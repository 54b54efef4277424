import { IMPORT_KINDS } from '@fitarc/domain/import-source';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, id, nullableText, plainText, text, tolerantList } from './fields.ts';

export const counts = z.record(z.enum(IMPORT_KINDS), count);

export const leftOut = z.object({ reason: text('Reason', 300), count: z.int().check(z.gte(0)) });

export const importEntry = z.object({
  import_id: id,
  source: plainText,
  file_name: plainText,
  status: z.catch(z.enum(['running', 'done']), 'running'),
  created_at: plainText,
  finished_at: nullableText,
  /** How many records of each kind it added, including those deleted since. */
  counts,
  left_out: tolerantList(leftOut),
  first_day: nullableText,
  last_day: nullableText,
});
export type ImportEntry = z.output<typeof importEntry>;

export const listImports = endpoint({
  method: 'GET',
  path: '/imports',
  access: 'member',
  summary: 'List your imports with what each added, newest first',
  response: tolerantList(importEntry),
  offline: 'read',
});
