import { daysAfter } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/database-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import type { Client } from '../../platform/session/client.ts';
import { requireRecentSignIn } from '../../platform/session/recent-sign-in.ts';
import { isSessionLive } from '../../platform/session/session.repository.ts';
import type { Session } from '../../platform/session/session.service.ts';
import { unauthenticated } from '../../platform/session/unauthenticated.ts';
import { findUserByEmail, updateUser } from '../../platform/users/users.repository.ts';
import { withAccount } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';
import { emailChangedNotice, emailChangeMail, emailChangeNotice } from './auth.mails.ts';
import {
  dropPendingLinks,
  findEmailChangeByLink,
  insertEmailRestore,
  isReservedEmail,
  putEmailChange,
  takeEmailChange,
} from './auth.repository.ts';
import { requireAllowedDomain } from './sign-up-policy.service.ts';

const CONFIRM_DAYS = 1;
const RESTORE_DAYS = 7;

export const emailTaken = () =>
  new AppError('CONFLICT', 'An account with this email already exists', { field: 'email' });

/** A new address waits for its confirmation; until then the present one stays. */
export async function requestEmailChange(deps: AuthDeps, session: Session, wanted: string) {
  const { userId, email: present } = session;
  if (wanted === present) return;
  requireRecentSignIn(session, deps.clock);
  if (!session.isAdmin) await requireAllowedDomain(deps, wanted);
  // Each request sends a mail to an address of the caller's choosing.
  const wait = await deps.limits.emailChanges.take(String(userId));
  if (wait > 0) throw tooMany(wait);
  const now = deps.clock.now();
  const expiresAt = daysAfter(now, CONFIRM_DAYS);
  const [link, cancel] = [randomSecret(), randomSecret()];
  await withAccount(deps.db, { id: userId }, async (tx, user) => {
    // A call let in before a password reset must not leave anything behind after it.
    if (!user || !(await isSessionLive(tx, userId, session.sessionId))) throw unauthenticated();
    const taken = (await findUserByEmail(tx, wanted)) || (await isReservedEmail(tx, wanted, now, userId));
    if (taken) throw emailTaken();
    await putEmailChange(tx, {
      userId,
      newEmail: wanted,
      linkHash: hashSecret(link),
      cancelHash: hashSecret(cancel),
      expiresAt,
    });
    const by = await deps.installation.readIn(tx);
    const url = deps.publicUrl();
    const cancelLink = `${url}/cancel-email-change?token=${cancel}`;
    // The owner hears of it even if the new address takes no mail.
    await deps.mailer.queue(tx, emailChangeNotice(by, present, wanted, cancelLink));
    await deps.mailer.queue(
      tx,
      emailChangeMail(by, wanted, `${url}/api/auth/confirm?token=${link}`, expiresAt),
    );
  });
}

async function changeEmail(deps: AuthDeps, userId: number, linkHash: string, client: Client) {
  const now = deps.clock.now();
  const restore = randomSecret();
  return withAccount(deps.db, { id: userId }, async (tx, user) => {
    const newEmail = await takeEmailChange(tx, linkHash, now);
    // A banned account keeps its address, or the old one could register again.
    if (!user || !newEmail || user.bannedAt) return false;
    await updateUser(tx, userId, { email: newEmail, emailVerifiedAt: now });
    // Looked at after the update, which waits for whoever is giving the address up.
    if (await isReservedEmail(tx, newEmail, now, userId)) throw emailTaken();
    await dropPendingLinks(tx, userId);
    await insertEmailRestore(tx, {
      userId,
      oldEmail: user.email,
      tokenHash: hashSecret(restore),
      expiresAt: daysAfter(now, RESTORE_DAYS),
    });
    await deps.events.record(tx, 'address-changed', client, userId);
    const by = await deps.installation.readIn(tx);
    const link = `${deps.publicUrl()}/restore-email?token=${restore}`;
    await deps.mailer.queue(tx, emailChangedNotice(by, user.email, newEmail, link));
    return true;
  });
}

/** Taken by somebody else in the meantime, in one way or the other. */
const isTaken = (error: unknown) =>
  isUniqueViolation(error) || (error instanceof AppError && error.code === 'CONFLICT');

export async function confirmEmailChange(deps: AuthDeps, token: string, client: Client): Promise<boolean> {
  const linkHash = hashSecret(token);
  const userId = await findEmailChangeByLink(deps.db, linkHash, deps.clock.now());
  if (userId === undefined) return false;
  return changeEmail(deps, userId, linkHash, client).catch((error: unknown) => {
    if (isTaken(error)) return false;
    throw error;
  });
}
