import { TOKEN_PREFIX, type TokenScope } from '@fitarc/domain/token-scopes';
import type { BackgroundTasks } from '../background-tasks.ts';
import { minutesAfter } from '../clock.ts';
import { BatchLoader } from '../db/batch-loader.ts';
import type { Db } from '../db/database.ts';
import { hashSecret } from '../secrets.ts';
import { findTokens, type TokenRow, touchToken } from './access-tokens.repository.ts';

/** What a personal token adds to a session: it is only ever let in where its scopes say so. */
export interface TokenGrant {
  readonly id: number;
  readonly scopes: readonly TokenScope[];
}

const USED_EVERY_MINUTES = 60;
const PERSONAL = new RegExp(`^Bearer +(${TOKEN_PREFIX}[A-Za-z0-9_-]{43})$`, 'i');

export const readPersonalToken = (authorization: string | undefined) =>
  PERSONAL.exec(authorization ?? '')?.[1];

/** Personal tokens, looked up by their hash, together with others that arrive at the same time. */
export class AccessTokens {
  readonly #db: Db;
  readonly #background: BackgroundTasks;
  readonly #rows: BatchLoader<string, TokenRow>;

  constructor(db: Db, background: BackgroundTasks) {
    this.#db = db;
    this.#background = background;
    this.#rows = new BatchLoader((hashes) => findTokens(db, hashes));
  }

  /** Undefined for one that is unknown, revoked or expired. */
  async find(token: string, now: Date): Promise<TokenRow | undefined> {
    const row = await this.#rows.load(hashSecret(token));
    return row && (row.expiresAt === null || row.expiresAt > now) ? row : undefined;
  }

  used({ userId, tokenId, lastUsedAt }: TokenRow, now: Date): void {
    const stale = minutesAfter(now, -USED_EVERY_MINUTES);
    if (lastUsedAt && lastUsedAt > stale) return;
    this.#background.run('token used', () => touchToken(this.#db, userId, tokenId, now, stale));
  }
}
