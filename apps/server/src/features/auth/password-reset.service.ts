import { minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import { revokeSessionsOf } from '../../platform/session/session.repository.ts';
import { updateUser } from '../../platform/users/users.repository.ts';
import { withAccount } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';
import { resetMail } from './auth.mails.ts';
import {
  dropConfirmation,
  dropPendingLinks,
  findPasswordReset,
  putPasswordReset,
  takePasswordReset,
} from './auth.repository.ts';
import { hashPassword } from './passwords.service.ts';

const RESET_MINUTES = 60;

export const deadLink = () => invalid('This link is invalid or has expired. Please ask for a new one.');

/** Puts a fresh reset link in force for an account the caller has locked; answers its token. */
export async function newPasswordReset(deps: AuthDeps, tx: Executor, userId: number): Promise<string> {
  const token = randomSecret();
  const expiresAt = minutesAfter(deps.clock.now(), RESET_MINUTES);
  await putPasswordReset(tx, { tokenHash: hashSecret(token), userId, expiresAt });
  return token;
}

/** Answers nothing and is run after the answer went out: neither words nor time say whether the account exists. */
export async function sendPasswordReset(deps: AuthDeps, email: string): Promise<void> {
  if ((await deps.limits.resetMails.take(email)) > 0) return;
  const token = await withAccount(deps.db, { email }, async (tx, user) =>
    user && !user.bannedAt ? newPasswordReset(deps, tx, user.id) : undefined,
  );
  if (!token) return;
  await deps.mailer.send(resetMail(email, `${deps.publicUrl()}/reset-password?token=${token}`));
}

/** Whoever can read the mailbox owns the address: it counts as confirmed, and every session and link ends. */
export async function resetPassword(
  deps: AuthDeps,
  token: string,
  newPassword: string,
  client: string,
): Promise<void> {
  const now = deps.clock.now();
  const tokenHash = hashSecret(token);
  // Before the costly hashing: guessed links must not keep the server busy.
  const userId = await findPasswordReset(deps.db, tokenHash, now);
  if (userId === undefined) throw deadLink();
  const passwordHash = await hashPassword(newPassword, client);
  await withAccount(deps.db, { id: userId }, async (tx, user) => {
    if (!user || user.bannedAt || !(await takePasswordReset(tx, tokenHash, now))) throw deadLink();
    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now });
    await dropConfirmation(tx, user.id);
    await dropPendingLinks(tx, user.id);
    await revokeSessionsOf(tx, user.id, now);
  });
}
