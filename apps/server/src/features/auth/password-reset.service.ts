import { minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import type { Client } from '../../platform/session/client.ts';
import { isInvited, updateUser } from '../../platform/users/users.repository.ts';
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
export async function newPasswordReset(
  { clock }: Pick<AuthDeps, 'clock'>,
  tx: Executor,
  userId: number,
  {
    expiresAt = minutesAfter(clock.now(), RESET_MINUTES),
    keepEarlier = false,
  }: { expiresAt?: Date; keepEarlier?: boolean } = {},
): Promise<string> {
  const token = randomSecret();
  await putPasswordReset(tx, { tokenHash: hashSecret(token), userId, expiresAt, keepEarlier });
  return token;
}

export const resetMailWith = async ({ installation, publicUrl }: AuthDeps, email: string, token: string) =>
  resetMail(await installation.read(), email, `${publicUrl()}/reset-password?token=${token}`);

/** Answers nothing and is run after the answer went out: neither words nor time say whether the account exists. */
export async function sendPasswordReset(deps: AuthDeps, email: string): Promise<void> {
  if ((await deps.limits.resetMails.take(email)) > 0) return;
  const token = await withAccount(deps.db, { email }, async (tx, user) =>
    // Anybody may ask for a link: it must not end the one an invited member was handed.
    user && !user.bannedAt
      ? newPasswordReset(deps, tx, user.id, { keepEarlier: isInvited(user) })
      : undefined,
  );
  if (!token) return;
  await deps.mailer.send(await resetMailWith(deps, email, token));
}

/** Whoever can read the mailbox owns the address: it counts as confirmed, and every session and link ends. */
export async function resetPassword(
  deps: AuthDeps,
  token: string,
  newPassword: string,
  client: Client,
): Promise<void> {
  const now = deps.clock.now();
  const tokenHash = hashSecret(token);
  // Before the costly hashing: guessed links must not keep the server busy.
  const userId = await findPasswordReset(deps.db, tokenHash, now);
  if (userId === undefined) throw deadLink();
  const passwordHash = await hashPassword(newPassword, client.key);
  await withAccount(deps.db, { id: userId }, async (tx, user) => {
    if (!user || user.bannedAt || !(await takePasswordReset(tx, tokenHash, now))) throw deadLink();
    await updateUser(tx, user.id, {
      passwordHash,
      hasPassword: true,
      emailVerifiedAt: user.emailVerifiedAt ?? now,
    });
    await dropConfirmation(tx, user.id);
    await dropPendingLinks(tx, user.id);
    // Whoever registered the address first, here or by a provider, never confirmed it: nothing of theirs stays.
    if (!user.emailVerifiedAt) await deps.dropOtherWaysIn(tx, user.id);
    await deps.endAccess(tx, user.id);
    await deps.events.record(tx, 'password-reset', client, user.id);
  });
}
