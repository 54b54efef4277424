import { isUniqueViolation } from '../../platform/db/database-errors.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import type { Client } from '../../platform/session/client.ts';
import { updateUser } from '../../platform/users/users.repository.ts';
import { withAccount } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';
import {
  cancelEmailChangeByLink,
  dropPendingLinks,
  findEmailRestore,
  takeEmailRestore,
} from './auth.repository.ts';
import { deadLink, newPasswordReset } from './password-reset.service.ts';
import { hashPassword } from './passwords.service.ts';

/** What the notice sent to the present address offers. */
export async function cancelByLink(deps: AuthDeps, token: string): Promise<void> {
  if (!(await cancelEmailChangeByLink(deps.db, hashSecret(token), deps.clock.now()))) throw deadLink();
}

/**
 * Gives an account back to its former address. Whoever changed it may know the password: that one stops working,
 * all sessions and every other way in end, and the answer is the token of a reset link.
 */
export async function restoreEmail(deps: AuthDeps, token: string, client: Client): Promise<string> {
  const now = deps.clock.now();
  const restore = await findEmailRestore(deps.db, hashSecret(token), now);
  if (!restore) throw deadLink();
  const passwordHash = await hashPassword(randomSecret(), client.key);
  try {
    return await withAccount(deps.db, { id: restore.userId }, async (tx, user) => {
      if (!user || user.bannedAt || !(await takeEmailRestore(tx, user.id, restore.id))) throw deadLink();
      await updateUser(tx, user.id, { email: restore.oldEmail, passwordHash, hasPassword: false });
      await dropPendingLinks(tx, user.id);
      await deps.endAccess(tx, user.id);
      await deps.dropOtherWaysIn(tx, user.id);
      await deps.events.record(tx, 'address-restored', client, user.id);
      return newPasswordReset(deps, tx, user.id);
    });
  } catch (error) {
    // An operator gave the address to another account.
    if (isUniqueViolation(error)) throw deadLink();
    throw error;
  }
}
