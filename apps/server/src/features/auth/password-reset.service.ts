import { minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import type { Client } from '../../platform/session/client.ts';
import { isInvited, type User, updateUser } from '../../platform/users/users.repository.ts';
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

/** Puts a reset link in force and answers the mail that brings it. */
export async function newResetMail(
  deps: AuthDeps,
  tx: Executor,
  { id, email }: Pick<User, 'id' | 'email'>,
  keepEarlier = false,
): Promise<Mail> {
  const expiresAt = minutesAfter(deps.clock.now(), RESET_MINUTES);
  const token = await newPasswordReset(deps, tx, id, { expiresAt, keepEarlier });
  const link = `${deps.publicUrl()}/reset-password?token=${token}`;
  return resetMail(await deps.installation.readIn(tx), email, link, expiresAt);
}

/** Answers nothing and is run after the answer went out: neither words nor time say whether the account exists. */
export async function sendPasswordReset(deps: AuthDeps, email: string): Promise<void> {
  if ((await deps.limits.resetMails.take(email)) > 0) return;
  await withAccount(deps.db, { email }, async (tx, user) => {
    if (!user || user.bannedAt) return;
    // Anybody may ask for a link: it must not end the one an invited member was handed.
    await deps.mailer.queue(tx, await newResetMail(deps, tx, user, isInvited(user)));
  });
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
