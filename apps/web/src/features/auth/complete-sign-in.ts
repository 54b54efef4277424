import type { SignedIn } from '@fitarc/contract/auth';
import { rememberDevice } from '../../lib/device-id.ts';
import { noteMailPending } from '../../lib/mail-state.ts';
import { takePathToResume } from '../../lib/resume.ts';
import { startSession } from '../../lib/session.ts';
import { forgetFormerMember } from './former-member.ts';
import { requireToken } from './require-token.ts';

/** Keeps the session that any way in has brought, and says where to go from here. */
export async function completeSignIn({ token, user, mail_pending }: SignedIn): Promise<string> {
  requireToken(token);
  await forgetFormerMember();
  rememberDevice();
  noteMailPending(mail_pending);
  startSession({
    token,
    isVerified: user.email_verified,
    isAdmin: user.is_admin,
    needsSetup: !user.is_profile_complete,
  });
  const resume = takePathToResume(user.email);
  if (!user.is_profile_complete) return '/profile-setup';
  return resume ?? (user.is_admin ? '/admin' : '/dashboard');
}
