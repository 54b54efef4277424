import { deleteActsBefore } from '../audit/audit.repository.ts';
import { type Clock, daysAfter } from '../clock.ts';
import type { Executor } from '../db/database.ts';

const KEPT_DAYS = 3 * 365;

/** Acts are kept for three years. */
export const deleteOldAuditEntries = (db: Executor, clock: Clock) =>
  deleteActsBefore(db, daysAfter(clock.now(), -KEPT_DAYS));
