import type { LoginAnswer } from '@fitarc/contract/auth';
import type { Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Throttle, tooMany } from '../../platform/limits/throttle.ts';
import type { Client } from '../../platform/session/client.ts';
import type { Entrance } from '../../platform/session/session.service.ts';
import { findUserByEmail, type User } from '../../platform/users/users.repository.ts';
import { askForCode } from '../second-factor/second-factor.service.ts';
import { withAccount } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';
import { ensureConfirmation } from './confirmation.service.ts';
import { openSession, requireLocalSignIn, requireNotBanned, signedInAnswer } from './open-session.service.ts';
import { isPasswordRight } from './passwords.service.ts';

const wrongLogin = () => new AppError('UNAUTHENTICATED', 'Invalid email or password');
const NOBODY = { user_id: 0, email: '', email_verified: false, is_profile_complete: false, is_admin: false };

/** Beginning a sign-in needs no account, and takes a row in the database. */
export async function countBegunSignIn({ limits }: AuthDeps, client: Client): Promise<void> {
  const wait = await limits.begunSignIns.take(client.key);
  if (wait > 0) throw tooMany(wait);
}

/** The session, or the ticket to send the second factor's code with. */
export async function enterOrAskForCode(
  deps: AuthDeps,
  tx: Executor,
  user: User,
  entrance: Entrance,
): Promise<LoginAnswer> {
  const ticket = entrance.isStrong ? undefined : await askForCode(tx, deps.clock, user);
  if (ticket) return { token: '', user: NOBODY, mail_pending: undefined, second_factor: { ticket } };
  return signedInAnswer(tx, user, await openSession(deps, tx, user, entrance));
}

/** Counted against the password it was meant for: whoever has chosen a new one starts afresh. */
async function waitForLogin(
  { limits }: AuthDeps,
  user: User | undefined,
  email: string,
  client: Client,
  right: boolean,
) {
  const account = `${email} ${user?.passwordHash ?? ''}`;
  const count = (throttle: Throttle, key: string) => (right ? throttle.check(key) : throttle.take(key));
  const waits = await Promise.all([
    count(limits.loginFailures, `${account} ${client.key}`),
    count(limits.accountFailures, account),
  ]);
  return Math.max(...waits);
}

export async function signIn(deps: AuthDeps, email: string, password: string, client: Client) {
  const found = await findUserByEmail(deps.db, email);
  const right = await isPasswordRight(found?.passwordHash, password, client.key);
  // After the answer: the time must not tell whether there is an account.
  if (!right)
    deps.background.run('failed sign-in', () =>
      deps.events.record(deps.db, 'sign-in-failed', client, found?.id),
    );
  // Judged after the work, a failure counted and judged in one step: guesses sent in parallel learn nothing
  // once the limit is reached.
  const wait = await waitForLogin(deps, found, email, client, right);
  if (wait > 0) throw tooMany(wait);
  if (!found || !right) throw wrongLogin();
  const { user, answer } = await withAccount(deps.db, found, async (tx, locked) => {
    // Compared under the lock: a password or an address that was changed meanwhile no longer works.
    if (locked?.passwordHash !== found.passwordHash || locked.email !== email) throw wrongLogin();
    await requireNotBanned(deps, tx, locked);
    requireLocalSignIn(deps, locked);
    return {
      user: locked,
      answer: await enterOrAskForCode(deps, tx, locked, { client, method: 'password' }),
    };
  });
  if (answer.token && !user.emailVerifiedAt) await ensureConfirmation(deps, user);
  return answer;
}
