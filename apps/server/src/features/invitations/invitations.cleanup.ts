import { type Clock, daysAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { deleteInvitationsExpiredBefore } from './invitations.repository.ts';

/** For so long the list still shows what became of an invitation. */
const SHOWN_DAYS = 30;

export const cleanUpInvitations = (db: Executor, clock: Clock): Promise<void> =>
  deleteInvitationsExpiredBefore(db, daysAfter(clock.now(), -SHOWN_DAYS));
