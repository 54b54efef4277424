import type { changePassword as changePasswordEndpoint, register } from '@fitarc/contract/auth';
import type { BodyOf } from '@fitarc/contract/endpoint';
import { dayAt } from '@fitarc/domain/local-date';
import { daysAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import type { Client } from '../../platform/session/client.ts';
import { requireRecentSignIn } from '../../platform/session/recent-sign-in.ts';
import { revokeSession } from '../../platform/session/session.repository.ts';
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
import { useInvitation } from '../invitations/invitations.service.ts';
import { insertProfile } from '../profile/profile.repository.ts';
import { accountTransaction } from './account-transaction.service.ts';
import type { AuthDeps } from './auth.deps.ts';
import { dropPendingLinks, isReservedEmail } from './auth.repository.ts';
import { queueConfirmation } from './confirmation.service.ts';
import { emailTaken } from './email-change.service.ts';
import { openSession } from './open-session.service.ts';
import { hashPassword, isPasswordRight } from './passwords.service.ts';
import { requireSignUpAllowed } from './sign-up-policy.service.ts';

export async function registerAccount(deps: AuthDeps, input: BodyOf<typeof register>, client: Client) {
  const now = deps.clock.now();
  // Nobody east of Greenwich is refused for being born today.
  if (input.dateOfBirth > dayAt(daysAfter(now, 1), 'UTC')) {
    throw invalid('Date of birth cannot be in the future', { field: 'dateOfBirth' });
  }
  const invitation = await requireSignUpAllowed(deps, input);
  if (await findUserByEmail(deps.db, input.email)) throw emailTaken();
  const passwordHash = await hashPassword(input.password, client.key);
  const { user, token } = await accountTransaction(deps.db, async (tx) => {
    const created = await insertUser(tx, {
      email: input.email,
      passwordHash,
      emailVerifiedAt: invitation?.provesEmail ? now : null,
      createdAt: now,
    });
    // Looked at after the insert, which waits for a change of address that is being confirmed.
    if (!created || (await isReservedEmail(tx, input.email, now))) throw emailTaken();
    if (invitation) await useInvitation(tx, invitation, created.id, now);
    await insertProfile(tx, {
      userId: created.id,
      firstName: input.firstName,
      lastName: input.lastName,
      gender: input.gender,
      dateOfBirth: input.dateOfBirth,
    });
    if (!created.emailVerifiedAt) await queueConfirmation(deps, tx, created);
    return { user: created, token: await openSession(deps, tx, created, { client, method: 'password' }) };
  });
  const answer = { token, email: user.email, user: { user_id: user.id } };
  return user.emailVerifiedAt ? { ...answer, email_verified: true } : answer;
}

export const signOut = (deps: AuthDeps, session: Session) =>
  revokeSession(deps.db, session.userId, session.sessionId, deps.clock.now());

/** The account with the hash the password was right for. Before the write: checking a password takes long. */
export async function requirePassword(
  deps: AuthDeps,
  session: Session,
  password: string,
  client: Client,
  wrong: () => AppError,
): Promise<User> {
  const { passwordFailures } = deps.limits;
  const key = String(session.userId);
  const user = await findUser(deps.db, session.userId);
  const right = await isPasswordRight(user?.passwordHash, password, client.key);
  const wait = await (right ? passwordFailures.check(key) : passwordFailures.take(key));
  if (wait > 0) throw tooMany(wait);
  if (!user || !right) throw wrong();
  return user;
}

const wrongCurrent = () => invalid('Current password is incorrect', { field: 'currentPassword' });
export const wrongPassword = () => invalid('The password is incorrect', { field: 'password' });

interface NewPassword {
  readonly user: User;
  readonly client: Client;
  readonly passwordHash: string;
  readonly endOthers: boolean;
}

export async function prepareNewPassword(
  deps: AuthDeps,
  session: Session,
  { currentPassword, newPassword, endOthers }: BodyOf<typeof changePasswordEndpoint>,
  client: Client,
): Promise<NewPassword> {
  const user = await requirePassword(deps, session, currentPassword, client, wrongCurrent);
  return {
    user,
    client,
    passwordHash: await hashPassword(newPassword, client.key),
    endOthers: endOthers ?? true,
  };
}

export async function changePassword(
  tx: Executor,
  deps: AuthDeps,
  session: Session,
  { user, client, passwordHash, endOthers }: NewPassword,
): Promise<void> {
  const locked = await lockAccount(tx, user.id);
  if (locked?.passwordHash !== user.passwordHash) throw wrongCurrent();
  await updateUser(tx, user.id, { passwordHash, hasPassword: true });
  await dropPendingLinks(tx, user.id);
  if (endOthers) await deps.endAccess(tx, user.id, session.sessionId);
  await deps.events.record(tx, 'password-changed', client, user.id);
}

/** An account without a password is asked for a recent sign-in instead. */
export async function prepareDeletion(
  deps: AuthDeps,
  session: Session,
  password: string | null | undefined,
  client: Client,
): Promise<User> {
  const user = await findUser(deps.db, session.userId);
  if (user && !user.hasPassword) {
    requireRecentSignIn(session, deps.clock);
    return user;
  }
  return requirePassword(deps, session, password ?? '', client, wrongPassword);
}

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
