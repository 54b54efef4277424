import { changed } from '@fitarc/domain/audit';
import { isEmail, normaliseEmail } from '@fitarc/domain/identity';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { mailDate } from '../../platform/mail/mail-date.ts';
import { randomSecret } from '../../platform/secrets.ts';
import { insertEvent } from '../../platform/security-events/security-events.repository.ts';
import { weakenSessionsOf } from '../../platform/session/session.repository.ts';
import { typedCommand } from '../../platform/typed-command.ts';
import { isInvited, type User, updateUser } from '../../platform/users/users.repository.ts';
import { acceptAppealsOf } from '../appeals/appeals.repository.ts';
import { deleteFactor } from '../second-factor/second-factor.repository.ts';
import { accountTransaction, withAccount } from './account-transaction.service.ts';
import { createAdmin } from './first-admin.service.ts';
import { insertInvitedMember, newSetPasswordLink } from './members.service.ts';

const changes = {
  promote: () => ({ isAdmin: true }),
  unban: () => ({ bannedAt: null, banReason: null }),
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
export const ADMIN_ACTIONS = 'create|invite|promote|unban|verify|reset-password|reset-second-factor <email>';
const usage = () => new OperatorError(`Usage: ${typedCommand('admin', ADMIN_ACTIONS)}`);

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
      if (action === 'unban') await acceptAppealsOf(tx, user.id, systemClock.now());
      await recordAct(tx, { ...act(), act: `account.${action}`, userId: user.id, before, after });
    }
    return `${email} ${done[action]}.`;
  });

/** What stands for the device in the member's list of events. */
const OPERATOR = 'Operator';

/** For whoever lost the phone and the codes. */
const resetSecondFactor = (db: Db, email: string) =>
  withAccount(db, { email }, async (tx, user) => {
    if (!user) throw new OperatorError(`There is no account for ${email}.`);
    if (!(await deleteFactor(tx, user.id))) return `${email} has no second factor.`;
    const [before, after] = [{ secondFactor: true }, { secondFactor: false }];
    await recordAct(tx, { ...act(), act: 'account.reset-second-factor', userId: user.id, before, after });
    await weakenSessionsOf(tx, user.id);
    await insertEvent(tx, {
      userId: user.id,
      at: systemClock.now(),
      kind: 'second-factor-off',
      address: '',
      userAgent: OPERATOR,
    });
    return `${email} can now log in without a second factor.`;
  });

/** For when no mail arrives. The present password stays until a new one is chosen. */
const resetPassword = (db: Db, email: string, { publicUrl }: Surroundings) =>
  withAccount(db, { email }, async (tx, user) => {
    if (!user) throw new OperatorError(`There is no account for ${email}.`);
    // The link would open nothing.
    if (user.bannedAt) throw new OperatorError(`${email} is banned. Use unban first.`);
    await recordAct(tx, { ...act(), act: 'account.reset-link', userId: user.id });
    const { link, expiresAt } = await newSetPasswordLink({ clock: systemClock, publicUrl }, tx, user.id);
    return `${email} can choose a new password at ${link} until ${mailDate(expiresAt)}.`;
  });

const OTHER_ACCOUNT = 'already has an account. They can choose a new password with "Forgot password?".';

/** An account without a password, whoever may sign up; repeated, a new link for the same one. */
const invite = (db: Db, email: string, { publicUrl, mail }: Surroundings) =>
  withAccount(db, { email }, async (tx, known) => {
    if (known && !isInvited(known)) throw new OperatorError(`${email} ${OTHER_ACCOUNT}`);
    const deps = { clock: systemClock, publicUrl };
    const user = known ?? (await insertInvitedMember(deps, tx, { email }));
    await recordAct(tx, { ...act(), act: known ? 'member.link' : 'member.create', userId: user.id });
    return newSetPasswordLink(deps, tx, user.id);
  }).then(async ({ link, expiresAt }) => {
    const mailed = await mail?.(email, link, expiresAt);
    return [`${email} can choose a password at ${link} until ${mailDate(expiresAt)}.`, mailed ?? []]
      .flat()
      .join(' ');
  });

/** What only some commands need of the server's settings. */
export interface Surroundings {
  readonly publicUrl: () => string;
  /** Answers a sentence about what became of it; none without a mail server. */
  readonly mail?: ((to: string, link: string, expiresAt: Date) => Promise<string>) | undefined;
}

/** What the operator can always do from the machine itself; answers the line to show. */
export async function operateAccount(
  db: Db,
  action: string,
  address: string,
  surroundings: Surroundings,
): Promise<string> {
  if (!isEmail(address)) throw usage();
  const email = normaliseEmail(address);
  if (action === 'create') return create(db, email);
  if (action === 'reset-password') return resetPassword(db, email, surroundings);
  if (action === 'reset-second-factor') return resetSecondFactor(db, email);
  if (action === 'invite') return invite(db, email, surroundings);
  if (!isChange(action)) throw usage();
  return change(db, action, email);
}
