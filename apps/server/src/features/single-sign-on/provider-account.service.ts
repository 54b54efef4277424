import type { ProviderSettings } from '@fitarc/domain/single-sign-on';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { randomSecret } from '../../platform/secrets.ts';
import type { Client } from '../../platform/session/client.ts';
import {
  deleteUser,
  insertUser,
  isInvited,
  lockAccount,
  lockAdmins,
  lockUserByEmail,
  type User,
  updateUser,
} from '../../platform/users/users.repository.ts';
import type { AuthDeps } from '../auth/auth.deps.ts';
import { dropPendingLinks, isReservedEmail } from '../auth/auth.repository.ts';
import { hashPassword } from '../auth/passwords.service.ts';
import { insertProfile } from '../profile/profile.repository.ts';
import { findLinked, insertLinked, touchLinked } from './single-sign-on.repository.ts';
import type { ProviderClaims } from './single-sign-on.tables.ts';

const conflict = (message: string) => new AppError('CONFLICT', message);
const refuse = (message: string) => new AppError('FORBIDDEN', message);

async function link(tx: Executor, deps: AuthDeps, userId: number, issuer: string, claims: ProviderClaims) {
  const at = deps.clock.now();
  const { subject, email } = claims;
  if (!(await insertLinked(tx, { userId, issuer, subject, email, linkedAt: at, lastUsedAt: at })))
    throw conflict('This account is already linked.');
}

async function createAccount(tx: Executor, deps: AuthDeps, claims: ProviderClaims, passwordHash: string) {
  const now = deps.clock.now();
  const created = await insertUser(tx, {
    email: claims.email,
    passwordHash,
    hasPassword: false,
    emailVerifiedAt: claims.isEmailVerified ? now : null,
    createdAt: now,
  });
  if (!created || (await isReservedEmail(tx, claims.email, now)))
    throw conflict('An account with this email already exists');
  await insertProfile(tx, { userId: created.id, firstName: claims.firstName, lastName: claims.lastName });
  return created;
}

/**
 * An address is proof of an account only where both sides have confirmed it: otherwise whoever registers somebody's
 * address, here or at the provider, would share their account.
 */
async function accountByEmail(
  tx: Executor,
  { name, only }: ProviderSettings,
  claims: ProviderClaims,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<User | undefined> {
  const existing = await lockUserByEmail(tx, claims.email);
  if (!existing) return undefined;
  if (existing.emailVerifiedAt && claims.isEmailVerified) return existing;
  // Made for them by an administrator; nobody could log in to it so far.
  if (isInvited(existing) && claims.isEmailVerified && !existing.bannedAt) {
    // The link to choose a password was handed to somebody, or shown to the administrator.
    await dropPendingLinks(tx, existing.id);
    return updateUser(tx, existing.id, { emailVerifiedAt: now, passwordHash, hasPassword: false });
  }
  // Registered by somebody who never confirmed the address, which the provider has.
  if (claims.isEmailVerified && !existing.isAdmin && !existing.bannedAt) {
    await deleteUser(tx, existing.id);
    return undefined;
  }
  const taken = `There is already an account with the address ${claims.email}`;
  throw conflict(
    only
      ? `${taken}, and ${name} has not verified that address. Ask whoever runs this server.`
      : `${taken}. Log in with its password, then link ${name} in Settings > Account Security.`,
  );
}

/** The group decides at every sign-in; the last administrator stays one. */
async function followGroup(
  tx: Executor,
  deps: AuthDeps,
  settings: ProviderSettings,
  user: User,
  groups: readonly string[],
) {
  const { adminGroup, name } = settings;
  if (!adminGroup) return user;
  const isAdmin = groups.includes(adminGroup);
  if (isAdmin === user.isAdmin) return user;
  if (!isAdmin) {
    const admins = await lockAdmins(tx);
    if (admins.length <= 1) return user;
  }
  await recordAct(tx, {
    at: deps.clock.now(),
    actorId: null,
    act: isAdmin ? 'provider.promote' : 'provider.demote',
    userId: user.id,
    before: { isAdmin: user.isAdmin },
    after: { isAdmin, group: adminGroup, provider: name },
  });
  return (await updateUser(tx, user.id, { isAdmin })) ?? user;
}

/**
 * The account of whoever the provider says it is: the linked one, one with the same confirmed address, which is linked
 * from now on, or a new one.
 */
export async function accountOf(
  tx: Executor,
  deps: AuthDeps,
  settings: ProviderSettings,
  claims: ProviderClaims,
  passwordHash: string,
): Promise<{ user: User; isLinked: boolean }> {
  const { issuer, name } = settings;
  // Before the account, as everywhere: two who lock them in another order would wait for each other forever.
  if (settings.adminGroup) await lockAdmins(tx);
  const linked = await findLinked(tx, issuer, claims.subject);
  if (linked) {
    const user = await lockAccount(tx, linked.userId);
    if (!user) throw refuse(`${name} could not log you in.`);
    await touchLinked(tx, linked.id, { email: claims.email || linked.email, lastUsedAt: deps.clock.now() });
    return { user: await followGroup(tx, deps, settings, user, claims.groups), isLinked: false };
  }
  if (!claims.email) throw refuse(`${name} gave no email address. Ask whoever runs it to share the address.`);
  const existing = await accountByEmail(tx, settings, claims, { now: deps.clock.now(), passwordHash });
  if (!existing && !settings.signUp)
    throw refuse('This server does not create new accounts. Ask whoever runs it for one.');
  const user = existing ?? (await createAccount(tx, deps, claims, passwordHash));
  await link(tx, deps, user.id, issuer, claims);
  return {
    user: await followGroup(tx, deps, settings, user, claims.groups),
    isLinked: existing !== undefined,
  };
}

/** Of a password nobody knows. Made before the transaction, because hashing takes long. */
export const unknownPasswordHash = (client: Client) => hashPassword(randomSecret(), client.key);

export const linkToMember = link;
