import { changed } from '@fitarc/domain/audit';
import { isEmail, normaliseEmail } from '@fitarc/domain/identity';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { randomSecret } from '../../platform/secrets.ts';
import { type User, updateUser } from '../../platform/users/users.repository.ts';
import { accountTransaction, withAccount } from './account-transaction.service.ts';
import { createAdmin } from './first-admin.service.ts';

const changes = {
  promote: () => ({ isAdmin: true }),
  unban: () => ({ bannedAt: null }),
  verify: () => ({ emailVerifiedAt: systemClock.now() }),
} as const;
const done = {
  promote: 'is now an administrator',
  unban: 'can log in again',
  verify: 'is now confirmed',
} as const;

type Change = keyof typeof changes;
const isChange = (text: string): text is Change => Object.hasOwn(changes, text);

export class OperatorError extends Error {}
export const ADMIN_USAGE = 'Usage: npm run admin -- create|promote|unban|verify <email>';

/** What may be noted down of an account; its password in any form is not. */
const noted = ({ isAdmin, bannedAt, emailVerifiedAt }: User) => ({
  isAdmin,
  isBanned: bannedAt !== null,
  emailVerified: emailVerifiedAt !== null,
});
/** Whoever sits at the machine has no account. */
const act = () => ({ at: systemClock.now(), actorId: null });

const create = (db: Db, email: string) =>
  accountTransaction(db, async (tx) => {
    const password = randomSecret(12);
    const created = await createAdmin(tx, systemClock, email, password);
    if (!created) throw new OperatorError(`${email} already has an account. Use promote.`);
    await recordAct(tx, { ...act(), act: 'account.create', userId: created.id, after: noted(created) });
    return `Created the administrator ${email} with the password ${password}`;
  });

/** What is so already is left as it is, and not noted down. */
const change = (db: Db, action: Change, email: string) =>
  withAccount(db, { email }, async (tx, user) => {
    if (!user) throw new OperatorError(`There is no account for ${email}.`);
    const wanted = { ...user, ...changes[action]() };
    const { before, after } = changed(noted(user), noted(wanted));
    if (Object.keys(after).length > 0) {
      await updateUser(tx, user.id, changes[action]());
      await recordAct(tx, { ...act(), act: `account.${action}`, userId: user.id, before, after });
    }
    return `${email} ${done[action]}.`;
  });

/** What the operator can always do from the machine itself; answers the line to show. */
export async function operateAccount(db: Db, action: string, address: string): Promise<string> {
  if (!isEmail(address)) throw new OperatorError(ADMIN_USAGE);
  const email = normaliseEmail(address);
  if (action === 'create') return create(db, email);
  if (!isChange(action)) throw new OperatorError(ADMIN_USAGE);
  return change(db, action, email);
}
