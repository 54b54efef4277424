import { daysAfter } from '../../platform/clock.ts';
import { isUniqueViolation } from '../../platform/db/database-errors.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import type { AuthDeps } from './auth.deps.ts';
import { emailChangeMail, emailChangeNotice } from './auth.mails.ts';
import { putEmailChange, takeEmailChange } from './auth.repository.ts';
import { findUser, findUserByEmail, updateUser } from './users.repository.ts';

export const emailTaken = () =>
  new AppError('CONFLICT', 'An account with this email already exists', { field: 'email' });

/** A new address waits for its confirmation; until then the present one stays. */
export async function requestEmailChange(deps: AuthDeps, userId: number, present: string, wanted: string) {
  if (wanted === present) return;
  // Each request sends a mail to an address of the caller's choosing.
  if (!(await deps.limits.emailChanges.take(String(userId)))) throw tooMany();
  if (await findUserByEmail(deps.db, wanted)) throw emailTaken();
  const link = randomSecret();
  await putEmailChange(deps.db, {
    userId,
    newEmail: wanted,
    linkHash: hashSecret(link),
    expiresAt: daysAfter(deps.clock.now(), 1),
  });
  deps.background.run('mails of an address change', async () => {
    await deps.mailer.send(emailChangeMail(wanted, `${deps.publicUrl()}/api/auth/confirm?token=${link}`));
    await deps.mailer.send(emailChangeNotice(present, wanted));
  });
}

export async function confirmEmailChange(deps: AuthDeps, token: string): Promise<boolean> {
  const now = deps.clock.now();
  try {
    return await deps.db.transaction(async (tx) => {
      const change = await takeEmailChange(tx, hashSecret(token), now);
      const user = change && (await findUser(tx, change.userId));
      // A banned account keeps its address, or the old one could register again.
      if (!change || !user || user.bannedAt) return false;
      await updateUser(tx, change.userId, { email: change.newEmail, emailVerifiedAt: now });
      return true;
    });
  } catch (error) {
    // Somebody else signed up with the address in the meantime.
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
