import { isEmail, normaliseEmail } from '@fitarc/domain/identity';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { randomSecret } from '../../platform/secrets.ts';
import { createAdmin } from './first-admin.service.ts';
import { findUserByEmail, updateUser } from './users.repository.ts';

const changes = {
  promote: () => ({ isAdmin: true }),
  unban: () => ({ bannedAt: null }),
  verify: () => ({ emailVerifiedAt: systemClock.now() }),
} as const;
const done = {
  promote: 'is an administrator now',
  unban: 'may sign in again',
  verify: 'counts as confirmed now',
} as const;

type Change = keyof typeof changes;
const isChange = (text: string): text is Change => Object.hasOwn(changes, text);

export class OperatorError extends Error {}
export const ADMIN_USAGE = 'Usage: npm run admin -- create|promote|unban|verify <email>';

/** What the operator can always do from the machine itself; answers the line to show. */
export async function operateAccount(db: Db, action: string, address: string): Promise<string> {
  if (!isEmail(address)) throw new OperatorError(ADMIN_USAGE);
  const email = normaliseEmail(address);
  if (action === 'create') {
    const password = randomSecret(12);
    const created = await createAdmin(db, systemClock, email, password);
    if (!created) throw new OperatorError(`${email} has an account already. Use promote.`);
    return `Created the administrator ${email} with the password ${password}`;
  }
  if (!isChange(action)) throw new OperatorError(ADMIN_USAGE);
  const user = await findUserByEmail(db, email);
  if (!user) throw new OperatorError(`There is no account for ${email}.`);
  await updateUser(db, user.id, changes[action]());
  return `${email} ${done[action]}.`;
}
