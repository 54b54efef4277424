import type { register } from '@fitarc/contract/auth';
import type { BodyOf } from '@fitarc/contract/endpoint';
import { dayAt } from '@fitarc/domain/local-date';
import { daysAfter, minutesAfter } from '../../platform/clock.ts';
import { AppError, invalid } from '../../platform/http/app-error.ts';
import { tooMany } from '../../platform/limits/throttle.ts';
import { hashSecret, randomSecret } from '../../platform/secrets.ts';
import { revokeSession, revokeSessionsOf } from '../../platform/session/session.repository.ts';
import type { Session } from '../../platform/session/session.service.ts';
import { insertProfile, isProfileComplete } from '../profile/profile.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { resetMail } from './auth.mails.ts';
import {
  dropConfirmation,
  isLivePasswordReset,
  putPasswordReset,
  takePasswordReset,
} from './auth.repository.ts';
import { ensureConfirmation, sendConfirmation } from './confirmation.service.ts';
import { emailTaken } from './email-change.service.ts';
import { hashPassword, isPasswordRight } from './passwords.service.ts';
import {
  deleteUser,
  findUser,
  findUserByEmail,
  hasOtherAdmin,
  insertUser,
  updateUser,
} from './users.repository.ts';

const RESET_MINUTES = 60;

export async function registerAccount(deps: AuthDeps, input: BodyOf<typeof register>) {
  const now = deps.clock.now();
  // Nobody east of Greenwich is refused for being born today.
  if (input.dateOfBirth > dayAt(daysAfter(now, 1), 'UTC')) {
    throw invalid('Date of birth cannot be in the future', { field: 'dateOfBirth' });
  }
  if (await findUserByEmail(deps.db, input.email)) throw emailTaken();
  const passwordHash = await hashPassword(input.password);
  const { user, token } = await deps.db.transaction(async (tx) => {
    const created = await insertUser(tx, { email: input.email, passwordHash, createdAt: now });
    if (!created) throw emailTaken();
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

export async function signIn(deps: AuthDeps, email: string, password: string) {
  const { loginFailures } = deps.limits;
  const user = await findUserByEmail(deps.db, email);
  const right = await isPasswordRight(user?.passwordHash, password);
  // Judged after the work, a failure counted and judged in one step: guesses sent in parallel learn nothing
  // once the limit is reached.
  const allowed = right ? !(await loginFailures.isSpent(email)) : await loginFailures.take(email);
  if (!allowed) throw tooMany();
  if (!user || !right) throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  if (user.bannedAt) throw new AppError('FORBIDDEN', 'Your account has been banned. Please contact support.');
  if (!user.emailVerifiedAt) await ensureConfirmation(deps, user);
  return {
    token: await deps.sessions.open(deps.db, user),
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
  revokeSession(deps.db, session.sessionId, deps.clock.now());

/** Answers nothing and is run after the answer went out: neither words nor time say whether the account exists. */
export async function sendPasswordReset(deps: AuthDeps, email: string): Promise<void> {
  if (!(await deps.limits.resetMails.take(email))) return;
  const user = await findUserByEmail(deps.db, email);
  if (!user || user.bannedAt) return;
  const token = randomSecret();
  await putPasswordReset(deps.db, {
    tokenHash: hashSecret(token),
    userId: user.id,
    expiresAt: minutesAfter(deps.clock.now(), RESET_MINUTES),
  });
  await deps.mailer.send(resetMail(user.email, `${deps.publicUrl()}/reset-password?token=${token}`));
}

const deadLink = () => invalid('This link is invalid or has expired. Please ask for a new one.');

/** Whoever can read the mailbox owns the address: it counts as confirmed, and every session ends. */
export async function resetPassword(deps: AuthDeps, token: string, newPassword: string): Promise<void> {
  const now = deps.clock.now();
  const tokenHash = hashSecret(token);
  // Before the costly hashing: guessed links must not keep the server busy.
  if (!(await isLivePasswordReset(deps.db, tokenHash, now))) throw deadLink();
  const passwordHash = await hashPassword(newPassword);
  const email = await deps.db.transaction(async (tx) => {
    const userId = await takePasswordReset(tx, tokenHash, now);
    const user = userId === undefined ? undefined : await findUser(tx, userId);
    if (!user || user.bannedAt) throw deadLink();
    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now });
    await dropConfirmation(tx, user.id);
    await revokeSessionsOf(tx, user.id, now);
    return user.email;
  });
  await deps.limits.loginFailures.forget(email);
}

async function requirePassword(
  deps: AuthDeps,
  session: Session,
  password: string,
  field: string,
): Promise<void> {
  const { passwordFailures } = deps.limits;
  const key = String(session.userId);
  const user = await findUser(deps.db, session.userId);
  const right = await isPasswordRight(user?.passwordHash, password);
  const allowed = right ? !(await passwordFailures.isSpent(key)) : await passwordFailures.take(key);
  if (!allowed) throw tooMany();
  if (right) return;
  throw invalid(field === 'currentPassword' ? 'Current password is incorrect' : 'The password is incorrect', {
    field,
  });
}

export async function changePassword(
  deps: AuthDeps,
  session: Session,
  current: string,
  wanted: string,
): Promise<void> {
  await requirePassword(deps, session, current, 'currentPassword');
  const passwordHash = await hashPassword(wanted);
  await deps.db.transaction(async (tx) => {
    await updateUser(tx, session.userId, { passwordHash });
    await revokeSessionsOf(tx, session.userId, deps.clock.now(), session.sessionId);
  });
}

export async function deleteAccount(deps: AuthDeps, session: Session, password: string): Promise<void> {
  await requirePassword(deps, session, password, 'password');
  if (session.isAdmin && !(await hasOtherAdmin(deps.db, session.userId))) {
    throw new AppError('CONFLICT', 'You are the only administrator. Make somebody else one first.');
  }
  await deleteUser(deps.db, session.userId);
}
