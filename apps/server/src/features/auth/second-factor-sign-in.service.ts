import { AppError } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { Client } from '../../platform/session/client.ts';
import { checkCode } from '../second-factor/codes.service.ts';
import { countRecoveryCodes, findTicket, takeTicket } from '../second-factor/second-factor.repository.ts';
import { unreadableSecret, wrongCode } from '../second-factor/second-factor.service.ts';
import { withAccount } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';
import { tellRecoveryCodeUsed } from './notices.service.ts';
import { openSession, requireLocalSignIn, requireNotBanned, signedInAnswer } from './open-session.service.ts';

const expired = () => new AppError('UNAUTHENTICATED', 'This login has expired. Please log in again.');

/** The second step of a sign-in. As with passwords, a failure is counted and judged in one step, after the work. */
export async function signInWithCode(deps: AuthDeps, ticket: string, typed: string, client: Client) {
  const now = deps.clock.now();
  const ticketHash = hashSecret(ticket);
  const found = await findTicket(deps.db, ticketHash, now);
  if (!found) throw expired();
  const { userId } = found;
  const { right, isUnreadable } = await checkCode(deps.db, { userId, key: deps.secretKey, typed, now });
  if (isUnreadable) throw unreadableSecret();
  const { codeFailures } = deps.limits;
  const wait = await (right ? codeFailures.check(String(userId)) : codeFailures.take(String(userId)));
  if (!right) await deps.events.record(deps.db, 'second-factor-failed', client, userId);
  if (wait > 0) throw tooMany(wait);
  if (!right) throw wrongCode();
  return withAccount(deps.db, { id: userId }, async (tx, user) => {
    if (!user || user.passwordHash !== found.passwordHash) throw expired();
    await requireNotBanned(deps, tx, user);
    requireLocalSignIn(deps, user);
    if (!(await right.use(tx))) throw wrongCode();
    if (!(await takeTicket(tx, userId, ticketHash))) throw expired();
    if (right.kind === 'recovery') {
      await deps.events.record(tx, 'recovery-code-used', client, userId);
      await tellRecoveryCodeUsed(deps, tx, user.email, await countRecoveryCodes(tx, userId));
    }
    const token = await openSession(deps, tx, user, { client, method: 'password', isStrong: true });
    return signedInAnswer(tx, user, token);
  });
}
