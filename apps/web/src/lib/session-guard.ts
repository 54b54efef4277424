import type { ApiError } from './api-error.ts';
import { leaveMessage } from './pending-message.ts';
import { rememberPathToResume } from './resume.ts';
import { changeSession, endSession, sessionNow } from './session.ts';
import { navigateAway } from './session-over.ts';
import { readClaims } from './token.ts';

/** The page that follows a restore, which ends every session, has to say what became of it. */
const STAYS = /verify-email|signup|login|^\/restore$/;

/** What a refused call means for the session as a whole. Pages with a form of their own show the error in place. */
export function handleSessionError(
  error: ApiError,
  tokenUsed: string,
  messageAtLogin = (said: string) => said || 'Unauthorized. Please log in again.',
): void {
  const path = window.location.pathname;
  if (error.status === 401 && !STAYS.test(path)) {
    // Several calls of one page fail together: only the first one speaks, and a newer session is left alone.
    if (!tokenUsed || sessionNow().token !== tokenUsed) return;
    const claims = readClaims(tokenUsed);
    if (claims) rememberPathToResume(claims.email, path + window.location.search);
    leaveMessage(messageAtLogin(error.message));
    navigateAway('/login');
    endSession();
  }
  // Several calls of one page fail together: only the first one knows which page was wanted.
  if (error.body.code === 'SECOND_FACTOR_REQUIRED' && path !== '/settings')
    navigateAway(`/settings?tab=security&next=${encodeURIComponent(path + window.location.search)}`);
  if (error.status === 403 && error.body.code === 'EMAIL_NOT_VERIFIED') {
    // The token says verified and the server says no: asking for a code would lead round in circles.
    if (readClaims(tokenUsed)?.isVerified) endSession();
    else changeSession({ isVerified: false });
  }
}
