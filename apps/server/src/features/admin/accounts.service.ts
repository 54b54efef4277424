import type { UserRow } from '@fitarc/contract/admin';
import type { Account } from '@fitarc/contract/admin-accounts';
import type { AuditAct } from '@fitarc/domain/audit';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, invalid, notFound } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { findListedUser } from '../../platform/users/user-list.repository.ts';
import {
  deleteUser,
  lockAccount,
  lockAdmins,
  type User,
  updateUser,
} from '../../platform/users/users.repository.ts';
import { findLatestAppeal } from '../appeals/appeals.repository.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import { queueConfirmation } from '../auth/confirmation.service.ts';
import { newResetMail } from '../auth/password-reset.service.ts';
import { profileNames } from '../profile/profile.repository.ts';
import { readContributions } from './accounts.repository.ts';
import { presentUser } from './present-user.service.ts';

const noUser = () => notFound('User not found');
const conflict = (message: string) => new AppError('CONFLICT', message);

/** As the list has it. */
export async function readUser(db: Executor, id: number): Promise<UserRow> {
  const user = await findListedUser(db, id, profileNames);
  if (!user) throw noUser();
  return presentUser(user);
}

export async function readAccount(db: Db, id: number): Promise<Account> {
  const [user, contributions, appeal] = await Promise.all([
    findListedUser(db, id, profileNames),
    readContributions(db, id),
    findLatestAppeal(db, id),
  ]);
  if (!user) throw noUser();
  const isAgainstThisBan = appeal && appeal.bannedAt.getTime() === user.bannedAt?.getTime();
  const status = isAgainstThisBan && appeal.status !== 'accepted' ? appeal.status : 'none';
  return {
    ...presentUser(user),
    verifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    bannedAt: user.bannedAt?.toISOString() ?? null,
    ...contributions,
    appeal: status,
  };
}

/** Who does what to whom. */
export interface Deed {
  readonly actorId: number;
  readonly userId: number;
}

type AccountAct = Extract<AuditAct, `account.${string}`>;
const note = (tx: Executor, { clock }: AuthDeps, { actorId, userId }: Deed, act: AccountAct, change = {}) =>
  recordAct(tx, { at: clock.now(), actorId, act, userId, ...change });

async function requireLocked(tx: Executor, userId: number): Promise<User> {
  const user = await lockAccount(tx, userId);
  if (!user) throw noUser();
  return user;
}

export async function resendCode(deps: AuthDeps, tx: Executor, deed: Deed): Promise<void> {
  const user = await requireLocked(tx, deed.userId);
  if (user.emailVerifiedAt) throw conflict('This address is confirmed already.');
  if (user.bannedAt) throw conflict('This account is banned.');
  const wait = await deps.limits.resends.take(user.email);
  if (wait > 0) throw tooMany(wait, 'A code was sent less than a minute ago. Please wait a moment.');
  await note(tx, deps, deed, 'account.resend');
  await queueConfirmation(deps, tx, user);
}

export async function sendResetLink(deps: AuthDeps, tx: Executor, deed: Deed): Promise<void> {
  const user = await requireLocked(tx, deed.userId);
  if (user.bannedAt) throw conflict('This account is banned.');
  const wait = await deps.limits.resetMails.take(user.email);
  if (wait > 0) throw tooMany(wait, 'Several links were sent within the last hour. Please wait a while.');
  await note(tx, deps, deed, 'account.reset');
  await deps.mailer.queue(tx, await newResetMail(deps, tx, user));
}

/** All of them locked: whoever was demoted meanwhile decides nothing, and the last one stays. */
async function lockAsAdmin(tx: Executor, actorId: number): Promise<number[]> {
  const admins = await lockAdmins(tx);
  if (!admins.includes(actorId)) throw new AppError('FORBIDDEN', 'Access denied. Admin privileges required.');
  return admins;
}

/** What is so already stays as it is, and is not noted down. */
export async function promote(deps: AuthDeps, tx: Executor, deed: Deed): Promise<void> {
  await lockAsAdmin(tx, deed.actorId);
  const user = await requireLocked(tx, deed.userId);
  if (user.isAdmin) return;
  if (user.bannedAt) throw conflict('This account is banned.');
  if (!user.emailVerifiedAt) throw conflict('This address is not confirmed yet.');
  await updateUser(tx, user.id, { isAdmin: true });
  await note(tx, deps, deed, 'account.promote', { before: { isAdmin: false }, after: { isAdmin: true } });
}

const lastAdmin = () => conflict('This is the only administrator. Make someone else an administrator first.');

export async function demote(deps: AuthDeps, tx: Executor, deed: Deed): Promise<void> {
  const admins = await lockAsAdmin(tx, deed.actorId);
  if (deed.userId === deed.actorId)
    throw invalid('You cannot demote yourself. Ask another administrator to do it.');
  const user = await requireLocked(tx, deed.userId);
  if (!user.isAdmin) return;
  if (admins.every((id) => id === user.id)) throw lastAdmin();
  await updateUser(tx, user.id, { isAdmin: false });
  await note(tx, deps, deed, 'account.demote', { before: { isAdmin: true }, after: { isAdmin: false } });
}

/** As its owner would delete it; the address is typed, so that no slip of the finger deletes anything. */
export async function deleteAccountOf(
  deps: AuthDeps,
  tx: Executor,
  deed: Deed,
  email: string,
): Promise<void> {
  if (deed.userId === deed.actorId) throw invalid('You can delete your own account in the settings.');
  await deps.beforeDeletion(tx, deed.userId);
  const admins = await lockAsAdmin(tx, deed.actorId);
  const user = await requireLocked(tx, deed.userId);
  if (user.email !== email) throw invalid('This is not the address of the account.', { field: 'email' });
  if (admins.length === 1 && admins[0] === user.id) throw lastAdmin();
  await note(tx, deps, deed, 'account.delete', { before: { isAdmin: user.isAdmin } });
  await deleteUser(tx, user.id);
}
