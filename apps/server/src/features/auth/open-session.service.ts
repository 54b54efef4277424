import type { SignedIn } from '@fitarc/contract/auth';
import { deviceName } from '@fitarc/domain/device-name';
import type { Executor } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { noteDevice } from '../../platform/security-events/security-events.repository.ts';
import type { Entrance } from '../../platform/session/session.service.ts';
import type { User } from '../../platform/users/users.repository.ts';
import { isProfileComplete } from '../profile/profile.repository.ts';
import type { AuthDeps } from './auth.deps.ts';
import { newDeviceMail } from './auth.mails.ts';
import { banRefusal } from './ban-refusal.service.ts';

/** Passkeys and links can be removed as long as something else is left. */
export const lastWayIn = () =>
  new AppError('CONFLICT', 'This is the only way into your account. Set a password first.');

/** Whoever is banned gets in by no way. */
export async function requireNotBanned(deps: AuthDeps, tx: Executor, user: User): Promise<void> {
  if (user.bannedAt) throw await banRefusal(deps, tx, user, user.bannedAt);
}

/** With OIDC_ONLY, passwords and passkeys are for administrators: a provider that is down locks nobody out. */
export function requireLocalSignIn({ singleSignOn }: AuthDeps, user: User): void {
  if (singleSignOn?.only && !user.isAdmin)
    throw new AppError('FORBIDDEN', `Please log in with ${singleSignOn.name}.`);
}

/** Every way in ends here: the session, the event, and a mail if the device is a new one. Answers the token. */
export async function openSession(
  deps: AuthDeps,
  tx: Executor,
  user: User,
  entrance: Entrance,
): Promise<string> {
  const { client } = entrance;
  const now = deps.clock.now();
  const token = await deps.sessions.open(tx, user, entrance);
  await deps.events.record(tx, 'sign-in', client, user.id);
  const isNewDevice = await noteDevice(tx, user.id, client.deviceHash, now);
  if (isNewDevice && user.emailVerifiedAt)
    await deps.mailer.queue(
      tx,
      newDeviceMail(await deps.installation.readIn(tx), user.email, {
        device: deviceName(client.userAgent),
        address: client.address,
        at: now,
        link: `${deps.publicUrl()}/settings?tab=security`,
      }),
    );
  return token;
}

export const signedInAnswer = async (db: Executor, user: User, token: string): Promise<SignedIn> => ({
  token,
  user: {
    user_id: user.id,
    email: user.email,
    email_verified: user.emailVerifiedAt !== null,
    is_profile_complete: await isProfileComplete(db, user.id),
    is_admin: user.isAdmin,
  },
  mail_pending: undefined,
});
