import { randomUUID } from 'node:crypto';
import type { BackgroundTasks } from '../background-tasks.ts';
import { type Clock, daysAfter, minutesAfter } from '../clock.ts';
import { BatchLoader } from '../db/batch-loader.ts';
import type { Db, Executor } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { touchUser } from '../users/users.repository.ts';
import {
  findSessions,
  insertSession,
  type SessionMapKey,
  type SessionRow,
  sessionMapKey,
} from './session.repository.ts';
import type { Tokens } from './tokens.ts';
import { unauthenticated } from './unauthenticated.ts';

/** Who is calling, read from the database at this call. */
export interface Session {
  readonly sessionId: string;
  readonly userId: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
}

interface SignedInUser {
  readonly id: number;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly isAdmin: boolean;
}

const LIFETIME_DAYS = 30;
const SEEN_EVERY_MINUTES = 5;
const BEARER = /^Bearer +([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

export class Sessions {
  readonly #db: Db;
  readonly #tokens: Tokens;
  readonly #clock: Clock;
  readonly #background: BackgroundTasks;
  readonly #rows: BatchLoader<SessionMapKey, SessionRow>;

  constructor(db: Db, tokens: Tokens, clock: Clock, background: BackgroundTasks) {
    this.#db = db;
    this.#tokens = tokens;
    this.#clock = clock;
    this.#background = background;
    this.#rows = new BatchLoader((names) => findSessions(db, names));
  }

  /** Opens a session and answers its token. */
  async open(executor: Executor, user: SignedInUser): Promise<string> {
    const now = this.#clock.now();
    const expiresAt = daysAfter(now, LIFETIME_DAYS);
    const sid = randomUUID();
    await insertSession(executor, { id: sid, userId: user.id, createdAt: now, expiresAt });
    return this.#tokens.sign(
      {
        user_id: user.id,
        email: user.email,
        email_verified: user.emailVerifiedAt !== null,
        is_admin: user.isAdmin,
        sid,
      },
      now,
      expiresAt,
    );
  }

  async require(authorization: string | undefined): Promise<Session> {
    const token = BEARER.exec(authorization ?? '')?.[1];
    const now = this.#clock.now();
    const key = token && (await this.#tokens.sessionKey(token, now));
    const row = key ? await this.#rows.load(sessionMapKey(key)) : undefined;
    if (!row) throw unauthenticated();
    if (row.bannedAt) throw new AppError('UNAUTHENTICATED', 'Your account has been banned.');
    if (row.revokedAt || row.expiresAt <= now) throw unauthenticated();
    this.#seen(row.userId, row.lastSeenAt, now);
    return {
      sessionId: row.sessionId,
      userId: row.userId,
      email: row.email,
      emailVerified: row.emailVerifiedAt !== null,
      isAdmin: row.isAdmin,
    };
  }

  #seen(userId: number, last: Date | null, now: Date): void {
    const stale = minutesAfter(now, -SEEN_EVERY_MINUTES);
    if (last && last > stale) return;
    this.#background.run('seen', () => touchUser(this.#db, userId, now, stale));
  }
}
