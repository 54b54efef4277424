import type { Logger } from 'pino';
import type { BackgroundTasks } from '../../platform/background-tasks.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { Throttle } from '../../platform/limits/throttle.ts';
import type { MailTransport } from '../../platform/mail/mail-transport.ts';
import { MailQueue } from '../../platform/mail/mailer.ts';
import { derivedKey } from '../../platform/secrets.ts';
import type { MailDeps } from './mail.service.ts';

interface MailOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly jwtSecret: string;
  readonly mail: MailTransport;
}

/** Encrypts what is stored of the mails. */
export const mailKey = (jwtSecret: string) => derivedKey(jwtSecret, 'mails');

export function mailQueueOf(options: MailOptions, background: BackgroundTasks): MailQueue {
  const { database, clock, log, jwtSecret, mail: transport } = options;
  return new MailQueue({ db: database.db, clock, log, background, secretKey: mailKey(jwtSecret), transport });
}

const TESTS_PER_MINUTE = 5;

export const mailDeps = (
  { database, clock }: Pick<MailOptions, 'database' | 'clock'>,
  queue: MailQueue,
  name: MailDeps['name'],
): MailDeps => ({
  db: database.db,
  clock,
  queue,
  name,
  tests: new Throttle(database.pool, 'mail-test', TESTS_PER_MINUTE, 60),
});
