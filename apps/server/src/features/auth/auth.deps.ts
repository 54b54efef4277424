import type { BackgroundTasks } from '../../platform/background-tasks.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db, Executor } from '../../platform/db/database.ts';
import { Throttle } from '../../platform/limits/throttle.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Sessions } from '../../platform/session/session.service.ts';

export interface AuthDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly background: BackgroundTasks;
  readonly sessions: Sessions;
  readonly limits: AuthLimits;
  /** The address people reach the product at, for links in mails. */
  readonly publicUrl: () => string;
  /** Not in the database: who has a copy of it cannot try out which of a million codes a hash belongs to. */
  readonly codeKey: string;
  /** What goes with an account and is not only the member's own; handed in, because accounts know no features. */
  beforeDeletion(tx: Executor, userId: number): Promise<void>;
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
}

export const authLimits = (pool: Database['pool']): AuthLimits => ({
  loginFailures: new Throttle(pool, 'login', 10, 15 * 60),
  accountFailures: new Throttle(pool, 'login-account', 300, 15 * 60),
  resends: new Throttle(pool, 'resend', 1, 60),
  resetMails: new Throttle(pool, 'reset', 5, 60 * 60),
  passwordFailures: new Throttle(pool, 'password', 10, 15 * 60),
  emailChanges: new Throttle(pool, 'email-change', 5, 60 * 60),
});
