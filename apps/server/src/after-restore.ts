import { giveUpAllWaiting as giveUpDeliveries } from './features/webhooks/deliveries.repository.ts';
import type { Executor } from './platform/db/database.ts';
import { giveUpAllWaiting as giveUpMails } from './platform/mail/outgoing-mails.repository.ts';
import { revokeAllSessions } from './platform/session/session.repository.ts';

const REASON = 'A backup was restored before this was sent';

/**
 * What waits in a backup was probably sent since, and must not be sent once more. Whoever is signed in there may have
 * been signed out since, perhaps because the session was stolen: everybody signs in again.
 */
export async function settleRestored(tx: Executor, now: Date): Promise<void> {
  await giveUpMails(tx, REASON);
  await giveUpDeliveries(tx, REASON);
  await revokeAllSessions(tx, now);
}
