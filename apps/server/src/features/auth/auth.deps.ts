import type { ProviderSettings } from '@fitarc/domain/single-sign-on';
import type { Logger } from 'pino';
import type { BackgroundTasks } from '../../platform/background-tasks.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Executor } from '../../platform/db/database.ts';
import { Throttle } from '../../platform/limits/throttle.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import type { Sessions } from '../../platform/session/session.service.ts';
import type { Installation } from '../installation/installation.service.ts';

export interface AuthDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly background: BackgroundTasks;
  readonly sessions: Sessions;
  readonly events: SecurityEvents;
  readonly limits: AuthLimits;
  readonly installation: Installation;
  /** The address people reach the product at, for links in mails. */
  readonly publicUrl: () => string;
  /** Not in the database: who has a copy of it cannot try out which of a million codes a hash belongs to. */
  readonly codeKey: string;
  /** Encrypts the secrets of authenticator apps. */
  readonly secretKey: string;
  /** The provider members may log in with, if the operator has set one. */
  readonly singleSignOn: Pick<ProviderSettings, 'name' | 'only' | 'signUp'> | undefined;
  /** What goes with an account and is not only the member's own; handed in, because accounts know no features. */
  beforeDeletion(tx: Executor, userId: number): Promise<void>;
  /** Ends every session but one, and every personal token; if none is left, webhooks are paused. */
  endAccess(tx: Executor, userId: number, exceptSessionId?: string): Promise<void>;
  /** Removes passkeys, second factor, links to a provider and webhooks: somebody else may have added them. */
  dropOtherWaysIn(tx: Executor, userId: number): Promise<void>;
}

export interface AuthLimits {
  /** Per account and network address: wrong guesses from elsewhere do not lock the owner out. */
  readonly loginFailures: Throttle;
  /** Per account alone, for guesses from many addresses. */
  readonly accountFailures: Throttle;
  readonly resends: Throttle;
  readonly resetMails: Throttle;
  readonly passwordFailures: Throttle;
  readonly emailChanges: Throttle;
  /** Wrong codes of the second factor, per account: whoever gets this far knows the password. */
  readonly codeFailures: Throttle;
  /** Begun sign-ins with a passkey or a provider, per network address: each is a row until it expires. */
  readonly begunSignIns: Throttle;
  /** Per network address. */
  readonly appeals: Throttle;
}

export const authLimits = (pool: Database['pool']): AuthLimits => ({
  loginFailures: new Throttle(pool, 'login', 10, 15 * 60),
  accountFailures: new Throttle(pool, 'login-account', 300, 15 * 60),
  resends: new Throttle(pool, 'resend', 1, 60),
  resetMails: new Throttle(pool, 'reset', 5, 60 * 60),
  passwordFailures: new Throttle(pool, 'password', 10, 15 * 60),
  emailChanges: new Throttle(pool, 'email-change', 5, 60 * 60),
  codeFailures: new Throttle(pool, 'second-factor', 10, 15 * 60),
  begunSignIns: new Throttle(pool, 'begun-sign-in', 60, 60),
  appeals: new Throttle(pool, 'appeal', 10, 15 * 60),
});
