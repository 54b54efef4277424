import { createHmac, randomInt } from 'node:crypto';
import { CODE_LENGTH } from '@fitarc/domain/identity';
import { daysAfter, minutesAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import type { Client } from '../../platform/session/client.ts';
import {
  findUserByEmail,
  lockUserByEmail,
  type User,
  updateUser,
} from '../../platform/users/users.repository.ts';
import { isProfileComplete } from '../profile/profile.repository.ts';
import { withAccount } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';
import { confirmationMail } from './auth.mails.ts';
import {
  countCodeTry,
  findConfirmation,
  findConfirmationByLink,
  forgetCodeTries,
  putConfirmation,
  takeConfirmation,
  takeConfirmationByLink,
} from './auth.repository.ts';
import { openSession, requireLocalSignIn } from './open-session.service.ts';

const CODE_MINUTES = 15;
const LINK_DAYS = 1;
/** For so long the mail may say that its code has 15 minutes. */
const TRUE_MINUTES = 2;
const TRIES = 5;

const wrongCode = () => invalid('Invalid or expired verification code');
const codeHash = ({ codeKey }: AuthDeps, userId: number, code: string) =>
  createHmac('sha256', codeKey).update(`${userId}:${code}`).digest('hex');

/** Puts a fresh code in force, which ends the former one, and answers the mail that brings it. */
async function newConfirmation(deps: AuthDeps, executor: Executor, user: Pick<User, 'id' | 'email'>) {
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
  const link = randomSecret();
  const now = deps.clock.now();
  await putConfirmation(executor, {
    userId: user.id,
    codeHash: codeHash(deps, user.id, code),
    codeExpiresAt: minutesAfter(now, CODE_MINUTES),
    linkHash: hashSecret(link),
    linkExpiresAt: daysAfter(now, LINK_DAYS),
  });
  await forgetCodeTries(executor, hashSecret(user.email));
  const by = await deps.installation.readIn(executor);
  const address = `${deps.publicUrl()}/api/auth/confirm?token=${link}`;
  return confirmationMail(by, user.email, { code, link: address, staleAt: minutesAfter(now, TRUE_MINUTES) });
}

/** With the account locked: of two codes the newer one is the one that counts and the one that is sent. */
export async function queueConfirmation(
  deps: AuthDeps,
  tx: Executor,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await deps.mailer.queue(tx, await newConfirmation(deps, tx, user));
}

const needsConfirmation = (user: User | undefined): user is User =>
  user !== undefined && !user.emailVerifiedAt && !user.bannedAt;

const sendConfirmation = (deps: AuthDeps, { id }: Pick<User, 'id'>): Promise<void> =>
  withAccount(deps.db, { id }, async (tx, user) => {
    if (needsConfirmation(user)) await queueConfirmation(deps, tx, user);
  });

/** For a mail that a mail server took so late that its code is over, or nearly. */
export async function renewConfirmation(
  deps: AuthDeps,
  tx: Executor,
  email: string,
): Promise<Mail | undefined> {
  const user = await lockUserByEmail(tx, email);
  return needsConfirmation(user) ? newConfirmation(deps, tx, user) : undefined;
}

/** For somebody who signs in unconfirmed: a code that still works is left alone. */
export async function ensureConfirmation(deps: AuthDeps, user: User): Promise<void> {
  const live = await findConfirmation(deps.db, user.id);
  if (!live || live.codeExpiresAt <= deps.clock.now()) await sendConfirmation(deps, user);
}

export async function resendConfirmation(deps: AuthDeps, email: string): Promise<void> {
  const wait = await deps.limits.resends.take(email);
  if (wait > 0) throw tooMany(wait, 'Please wait a minute before asking for another code.');
  const user = await findUserByEmail(deps.db, email);
  if (needsConfirmation(user)) await sendConfirmation(deps, user);
  // An address without an account must look the same from outside, its counter of tries included.
  else await forgetCodeTries(deps.db, hashSecret(email));
}

export async function confirmByCode(deps: AuthDeps, email: string, code: string, client: Client) {
  const now = deps.clock.now();
  const emailHash = hashSecret(email);
  const tries = await countCodeTry(deps.db, emailHash, now, minutesAfter(now, CODE_MINUTES));
  if (tries > TRIES) throw tooMany(CODE_MINUTES * 60, 'Too many attempts. Please request a new code.');

  const user = await findUserByEmail(deps.db, email);
  const live = needsConfirmation(user) ? await findConfirmation(deps.db, user.id) : undefined;
  if (!user || !live || live.codeExpiresAt <= now || live.codeHash !== codeHash(deps, user.id, code))
    throw wrongCode();
  // Accounts without a password were created by the provider, where their members have just logged in.
  if (user.hasPassword) requireLocalSignIn(deps, user);

  return withAccount(deps.db, user, async (tx) => {
    if (!(await takeConfirmation(tx, user.id, live.codeHash))) throw wrongCode();
    await forgetCodeTries(tx, emailHash);
    const confirmed = await updateUser(tx, user.id, { emailVerifiedAt: now });
    if (!confirmed) throw new AppError('INVALID', 'Invalid or expired verification code');
    return {
      token: await openSession(deps, tx, confirmed, { client, method: 'link' }),
      message: 'Email verified successfully',
      is_profile_complete: await isProfileComplete(tx, user.id),
    };
  });
}

export async function confirmByLink(deps: AuthDeps, token: string): Promise<boolean> {
  const now = deps.clock.now();
  const linkHash = hashSecret(token);
  const userId = await findConfirmationByLink(deps.db, linkHash, now);
  if (userId === undefined) return false;
  return withAccount(deps.db, { id: userId }, async (tx) => {
    if (!(await takeConfirmationByLink(tx, linkHash, now))) return false;
    await updateUser(tx, userId, { emailVerifiedAt: now });
    return true;
  });
}
