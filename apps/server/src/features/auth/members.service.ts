import type { BodyOf } from '@fitarc/contract/endpoint';
import type { CreatedMember, createMember as createMemberEndpoint } from '@fitarc/contract/invitations';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import { daysAfter } from '../../platform/clock.ts';
import type { Executor } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import {
  insertUser,
  isInvited,
  lockAccount,
  NO_PASSWORD,
  type User,
} from '../../platform/users/users.repository.ts';
import { insertProfile } from '../profile/profile.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { setPasswordMail } from './auth.mails.ts';
import { isReservedEmail } from './auth.repository.ts';
import { emailTaken } from './email-change.service.ts';
import { newPasswordReset } from './password-reset.service.ts';

type Deps = Pick<AuthDeps, 'clock' | 'publicUrl'>;
const LINK_DAYS = 7;

/** A link by which the member chooses a password; the former one stops working. The caller has locked the account. */
export async function newSetPasswordLink({ clock, publicUrl }: Deps, tx: Executor, userId: number) {
  const expiresAt = daysAfter(clock.now(), LINK_DAYS);
  const token = await newPasswordReset({ clock }, tx, userId, { expiresAt });
  return { link: `${publicUrl()}/reset-password?token=${token}`, expiresAt };
}

/** An account nobody can log in to before its password is chosen. It stays, however long that takes. */
export async function insertInvitedMember(
  { clock }: Deps,
  tx: Executor,
  { email, ...names }: { email: string; firstName?: string; lastName?: string },
): Promise<User> {
  const now = clock.now();
  const user = await insertUser(tx, { email, passwordHash: NO_PASSWORD, createdAt: now });
  if (!user || (await isReservedEmail(tx, email, now))) throw emailTaken();
  await insertProfile(tx, { userId: user.id, ...names });
  return user;
}

/** What an administrator does for a member, in one transaction. */
interface Deed {
  readonly tx: Executor;
  readonly actorId: number;
}

interface Delivery {
  readonly deliver: 'link' | 'mail';
}

async function deliver(
  deps: AuthDeps,
  { tx }: Deed,
  { id, email }: Pick<User, 'id' | 'email'>,
  { deliver: way }: Delivery,
): Promise<CreatedMember> {
  const { link, expiresAt } = await newSetPasswordLink(deps, tx, id);
  const isMailed = way === 'mail';
  if (isMailed)
    await deps.mailer.queue(tx, setPasswordMail(await deps.installation.readIn(tx), email, link, expiresAt));
  return { user_id: id, email, link: isMailed ? null : link, expires_at: expiresAt.toISOString() };
}

/** By an administrator, whoever may sign up and from whatever domain. */
export async function createMember(
  deps: AuthDeps,
  deed: Deed,
  { deliver: way, ...body }: BodyOf<typeof createMemberEndpoint>,
): Promise<CreatedMember> {
  const { tx, actorId } = deed;
  const user = await insertInvitedMember(deps, tx, body);
  const after = { mailed: way === 'mail' };
  await recordAct(tx, { at: deps.clock.now(), actorId, act: 'member.create', userId: user.id, after });
  return deliver(deps, deed, user, { deliver: way });
}

export async function renewMemberLink(
  deps: AuthDeps,
  deed: Deed,
  userId: number,
  delivery: Delivery,
): Promise<CreatedMember> {
  const { tx, actorId } = deed;
  const user = await lockAccount(tx, userId);
  if (!user) throw notFound('User not found');
  if (!isInvited(user))
    throw new AppError('CONFLICT', 'This member has chosen a password. They can reset it themselves.');
  const after = { mailed: delivery.deliver === 'mail' };
  await recordAct(tx, { at: deps.clock.now(), actorId, act: 'member.link', userId, after });
  return deliver(deps, deed, user, delivery);
}
