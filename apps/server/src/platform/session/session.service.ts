import { randomUUID } from 'node:crypto';
import type { SignInMethod } from '@fitarc/domain/security';
import type { BackgroundTasks } from '../background-tasks.ts';
import { type Clock, daysAfter, minutesAfter } from '../clock.ts';
import { BatchLoader } from '../db/batch-loader.ts';
import type { Db, Executor } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import { touchUser } from '../users/users.repository.ts';
import { AccessTokens, readPersonalToken, type TokenGrant } from './access-tokens.service.ts';
import type { Client } from './client.ts';
import {
  findSessions,
  insertSession,
  type SessionMapKey,
  type SessionRow,
  sessionMapKey,
  touchSession,
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
  /** When the member last proved who they are. */
  readonly authenticatedAt: Date;
  /** Entered with two factors, a passkey that checked its owner, or the provider's word. */
  readonly isStrong: boolean;
  /** Only where the call came with a personal token instead of a session. */
  readonly token?: TokenGrant;
}

/** How a session is entered, and from where. */
export interface Entrance {
  readonly client: Client;
  readonly method: SignInMethod;
  readonly isStrong?: boolean;
}

interface SignedInUser {
  readonly id: number;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly isAdmin: boolean;
}

const LIFETIME_DAYS = 30;
const SEEN_EVERY_MINUTES = 5;
const NEVER = new Date(0);
/** A personal token has no session: nothing that looks for one finds it. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000';
const BEARER = /^Bearer +([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;

const banned = () => new AppError('UNAUTHENTICATED', 'Your account has been banned.');

export class Sessions {
  readonly #db: Db;
  readonly #tokens: Tokens;
  readonly #clock: Clock;
  readonly #background: BackgroundTasks;
  readonly #rows: BatchLoader<SessionMapKey, SessionRow>;
  readonly #personal: AccessTokens;

  constructor(db: Db, tokens: Tokens, clock: Clock, background: BackgroundTasks) {
    this.#db = db;
    this.#tokens = tokens;
    this.#clock = clock;
    this.#background = background;
    this.#rows = new BatchLoader((names) => findSessions(db, names));
    this.#personal = new AccessTokens(db, background);
  }

  /** Opens a session and answers its token. */
  async open(executor: Executor, user: SignedInUser, entrance: Entrance): Promise<string> {
    const now = this.#clock.now();
    const expiresAt = daysAfter(now, LIFETIME_DAYS);
    const sid = randomUUID();
    await insertSession(executor, {
      id: sid,
      userId: user.id,
      createdAt: now,
      authenticatedAt: now,
      lastUsedAt: now,
      expiresAt,
      method: entrance.method,
      isStrong: entrance.isStrong ?? false,
      userAgent: entrance.client.userAgent,
      address: entrance.client.address,
    });
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

  async require(authorization: string | undefined, address: string): Promise<Session> {
    const personal = readPersonalToken(authorization);
    if (personal) return this.#requireToken(personal);
    const token = BEARER.exec(authorization ?? '')?.[1];
    const now = this.#clock.now();
    const key = token && (await this.#tokens.sessionKey(token, now));
    const row = key ? await this.#rows.load(sessionMapKey(key)) : undefined;
    if (!row) throw unauthenticated();
    if (row.bannedAt) throw banned();
    if (row.revokedAt || row.expiresAt <= now) throw unauthenticated();
    this.#seen(row.userId, row.lastSeenAt, now);
    this.#used(row, address, now);
    return {
      sessionId: row.sessionId,
      userId: row.userId,
      email: row.email,
      emailVerified: row.emailVerifiedAt !== null,
      isAdmin: row.isAdmin,
      authenticatedAt: row.authenticatedAt ?? row.createdAt,
      isStrong: row.isStrong,
    };
  }

  async #requireToken(token: string): Promise<Session> {
    const now = this.#clock.now();
    const row = await this.#personal.find(token, now);
    if (!row) throw new AppError('UNAUTHENTICATED', 'This token is unknown, expired or revoked.');
    if (row.bannedAt) throw banned();
    this.#seen(row.userId, row.lastSeenAt, now);
    this.#personal.used(row, now);
    return {
      sessionId: NO_SESSION,
      userId: row.userId,
      email: row.email,
      emailVerified: row.emailVerifiedAt !== null,
      // Whatever its owner may do: a token never acts as an administrator.
      isAdmin: false,
      authenticatedAt: NEVER,
      isStrong: false,
      token: { id: row.tokenId, scopes: row.scopes },
    };
  }

  #seen(userId: number, last: Date | null, now: Date): void {
    if (!this.#isStale(last, now)) return;
    const ifBefore = minutesAfter(now, -SEEN_EVERY_MINUTES);
    this.#background.run('seen', () => touchUser(this.#db, userId, now, ifBefore));
  }

  #used({ userId, sessionId, lastUsedAt }: SessionRow, address: string, now: Date): void {
    if (!this.#isStale(lastUsedAt, now)) return;
    const ifBefore = minutesAfter(now, -SEEN_EVERY_MINUTES);
    this.#background.run('session used', () =>
      touchSession(this.#db, { userId, sid: sessionId }, { now, ifBefore, address }),
    );
  }

  #isStale = (last: Date | null, now: Date) => !last || last <= minutesAfter(now, -SEEN_EVERY_MINUTES);
}
