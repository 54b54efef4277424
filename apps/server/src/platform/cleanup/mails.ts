import { type Clock, daysAfter } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { deleteMailsBefore } from '../mail/outgoing-mails.repository.ts';

const DONE_DAYS = 7;
const FAILED_DAYS = 30;

/** Long enough to answer "it never came", and to send again what failed. */
export const deleteOldMailRows = (db: Executor, clock: Clock) =>
  deleteMailsBefore(db, {
    done: daysAfter(clock.now(), -DONE_DAYS),
    failed: daysAfter(clock.now(), -FAILED_DAYS),
  });
