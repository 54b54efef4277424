import type { changePassword as changePasswordEndpoint, register } from '@fitarc/contract/auth';
import type { BodyOf } from '@fitarc/contract/endpoint';
import { dayAt } from '@fitarc/domain/local-date';
import { daysAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { type Throttle, tooMany } from '../../platform/limits/throttle.ts';
import { revokeSession, revokeSessionsOf } from '../../platform/session/session.repository.ts';
import type { Session } from '../../platform/session/session.service.ts';
import {
  deleteUser,
  findUser,
  findUserByEmail,
  insertUser,
  lockAccount,
  lockAdmins,
  type User,
  updateUser,
} from '../../platform/users/users.repository.ts';
import { insertProfile, isProfileComplete } from '../profile/profile.repository.ts';
import { accountTransaction, withAccount } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';
import { dropPendingLinks, isReservedEmail } from './auth.repository.ts';
import { ensureConfirmation, sendConfirmation } from './confirmation.service.ts';
import { emailTaken } from './email-change.service.ts';
import { hashPassword, isPasswordRight } from './passwords.service.ts';

const wrongLogin = () => new AppError('UNAUTHENTICATED', 'Invalid email or password');

export async function registerAccount(deps: AuthDeps, input: BodyOf<typeof register>, client: string) {
  const now = deps.clock.now();
  // Nobody east of Greenwich is refused for being born today.
  if (input.dateOfBirth > dayAt(daysAfter(now, 1), 'UTC')) {
    throw invalid('Date of birth cannot be in the future', { field: 'dateOfBirth' });
  }
  if (await findUserByEmail(deps.db, input.email)) throw emailTaken();
  const passwordHash = await hashPassword(input.password, client);
  const { user, token } = await accountTransaction(deps.db, async (tx) => {
    const created = await insertUser(tx, { email: input.email, passwordHash, createdAt: now });
    // Looked at after the insert, which waits for a change of address that is being confirmed.
    if (!created || (await isReservedEmail(tx, input.email, now))) throw emailTaken();
    await insertProfile(tx, {
      userId: created.id,
      firstName: input.firstName,
      lastName: input.lastName,
      gender: input.gender,
      dateOfBirth: input.dateOfBirth,
    });
    return { user: created, token: await deps.sessions.open(tx, created) };
  });
  await sendConfirmation(deps, user);
  return { token, email: user.email, user: { user_id: user.id } };
}

/** Counted against the password it was meant for: whoever has chosen a new one starts afresh. */
async function waitForLogin(
  { limits }: AuthDeps,
  user: User | undefined,
  email: string,
  client: string,
  right: boolean,
) {
  const account = `${email} ${user?.passwordHash ?? ''}`;
  const count = (throttle: Throttle, key: string) => (right ? throttle.check(key) : throttle.take(key));
  const waits = await Promise.all([
    count(limits.loginFailures, `${account} ${client}`),
    count(limits.accountFailures, account),
  ]);
  return Math.max(...waits);
}

export async function signIn(deps: AuthDeps, email: string, password: string, client: string) {
  const found = await findUserByEmail(deps.db, email);
  const right = await isPasswordRight(found?.passwordHash, password, client);
  // Judged after the work, a failure counted and judged in one step: guesses sent in parallel learn nothing
  // once the limit is reached.
  const wait = await waitForLogin(deps, found, email, client, right);
  if (wait > 0) throw tooMany(wait);
  if (!found || !right) throw wrongLogin();
  const { user, token } = await withAccount(deps.db, found, async (tx, locked) => {
    // Compared under the lock: a password or an address that was changed meanwhile no longer works.
    if (locked?.passwordHash !== found.passwordHash || locked.email !== email) throw wrongLogin();
    if (locked.bannedAt)
      throw new AppError('FORBIDDEN', 'Your account has been banned. Please contact support.');
    return { user: locked, token: await deps.sessions.open(tx, locked) };
  });
  if (!user.emailVerifiedAt) await ensureConfirmation(deps, user);
  return {
    token,
    user: {
      user_id: user.id,
      email: user.email,
      email_verified: user.emailVerifiedAt !== null,
      is_profile_complete: await isProfileComplete(deps.db, user.id),
      is_admin: user.isAdmin,
    },
  };
}

export const signOut = (deps: AuthDeps, session: Session) =>
  revokeSession(deps.db, session.userId, session.sessionId, deps.clock.now());

/** The account with the hash the password was right for. Before the write: checking a password takes long. */
async function requirePassword(
  deps: AuthDeps,
  session: Session,
  password: string,
  client: string,
  wrong: () => AppError,
): Promise<User> {
  const { passwordFailures } = deps.limits;
  const key = String(session.userId);
  const user = await findUser(deps.db, session.userId);
  const right = await isPasswordRight(user?.passwordHash, password, client);
  const wait = await (right ? passwordFailures.check(key) : passwordFailures.take(key));
  if (wait > 0) throw tooMany(wait);
  if (!user || !right) throw wrong();
  return user;
}

const wrongCurrent = () => invalid('Current password is incorrect', { field: 'currentPassword' });
const wrongPassword = () => invalid('The password is incorrect', { field: 'password' });

export async function prepareNewPassword(
  deps: AuthDeps,
  session: Session,
  { currentPassword, newPassword }: BodyOf<typeof changePasswordEndpoint>,
  client: string,
) {
  const user = await requirePassword(deps, session, currentPassword, client, wrongCurrent);
  return { user, passwordHash: await hashPassword(newPassword, client) };
}

export async function changePassword(
  tx: Executor,
  { clock }: AuthDeps,
  session: Session,
  { user, passwordHash }: { readonly user: User; readonly passwordHash: string },
): Promise<void> {
  const locked = await lockAccount(tx, user.id);
  if (locked?.passwordHash !== user.passwordHash) throw wrongCurrent();
  await updateUser(tx, user.id, { passwordHash });
  await dropPendingLinks(tx, user.id);
  await revokeSessionsOf(tx, user.id, clock.now(), session.sessionId);
}

export const prepareDeletion = (deps: AuthDeps, session: Session, password: string, client: string) =>
  requirePassword(deps, session, password, client, wrongPassword);

export async function deleteAccount(tx: Executor, user: User): Promise<void> {
  const admins = await lockAdmins(tx);
  if (admins.length === 1 && admins[0] === user.id) {
    throw new AppError(
      'CONFLICT',
      'You are the only administrator. Make someone else an administrator first.',
    );
  }
  const locked = await lockAccount(tx, user.id);
  if (locked?.passwordHash !== user.passwordHash) throw wrongPassword();
  await deleteUser(tx, user.id);
}
