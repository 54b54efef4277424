import { sessionNow } from '../session.ts';
import { dropSnapshots } from '../snapshot-keys.ts';
import { readClaims } from '../token.ts';
import { dropAnswers } from './all-answers.ts';
import { outboxNow, outboxReady } from './outbox.ts';
import { dropRows, dropSettled } from './outbox-transactions.ts';

export async function forgetMember(withOutbox: boolean): Promise<void> {
  const member = readClaims(sessionNow().token)?.userId;
  if (member === undefined) return;
  dropSnapshots();
  await dropAnswers(member);
  await dropSettled(member);
  if (!withOutbox) return;
  await outboxReady();
  await dropRows(outboxNow());
}
