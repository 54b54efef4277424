import { RECENT_SIGN_IN_MINUTES } from '@fitarc/domain/security';
import { type Clock, minutesAfter } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import type { Session } from './session.service.ts';

/** A stolen token, or a browser left open, must not be enough to change how the account is entered. */
export function requireRecentSignIn(session: Session, clock: Clock): void {
  if (session.authenticatedAt <= minutesAfter(clock.now(), -RECENT_SIGN_IN_MINUTES))
    throw new AppError('RECENT_SIGN_IN_REQUIRED', 'Please confirm that it is you.');
}
