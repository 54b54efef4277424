import type { SecurityEvent } from '@fitarc/domain/security';
import type { Logger } from 'pino';
import { type Clock, daysAfter } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import type { Client } from '../session/client.ts';
import { countEvent, deleteOldEvents, insertEvent } from './security-events.repository.ts';

const FAILURES: ReadonlySet<SecurityEvent> = new Set(['sign-in-failed', 'second-factor-failed']);
const EVENTS_DAYS = 90;
const DEVICES_DAYS = 400;

const hourOf = (at: Date) => at.toISOString().slice(0, 13);

/** Each event is a row for the member and a line of the log with the address, which fail2ban reads. */
export class SecurityEvents {
  readonly #clock: Clock;
  readonly #log: Logger;

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Without a member: somebody tried an address that has no account. */
  async record(db: Executor, kind: SecurityEvent, client: Client, userId?: number): Promise<void> {
    const isFailure = FAILURES.has(kind);
    this.#log[isFailure ? 'warn' : 'info'](
      { event: kind, address: client.address, ...(userId === undefined ? {} : { member: userId }) },
      'security event',
    );
    if (userId === undefined) return;
    const at = this.#clock.now();
    const row = { userId, at, kind, address: client.address, userAgent: client.userAgent };
    if (isFailure) await countEvent(db, { ...row, counter: `${kind} ${client.key} ${hourOf(at)}` });
    else await insertEvent(db, row);
  }
}

export const deleteOldSecurityEvents = (db: Executor, clock: Clock) =>
  deleteOldEvents(db, daysAfter(clock.now(), -EVENTS_DAYS), daysAfter(clock.now(), -DEVICES_DAYS));
