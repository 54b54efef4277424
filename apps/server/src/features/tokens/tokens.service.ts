import { randomBytes } from 'node:crypto';
import type { BodyOf } from '@fitarc/contract/endpoint';
import type { createToken as createTokenEndpoint } from '@fitarc/contract/tokens';
import { MOST_TOKENS, TOKEN_HINT_LENGTH, TOKEN_LIFETIMES, TOKEN_PREFIX } from '@fitarc/domain/token-scopes';
import { type Clock, daysAfter } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { limitReached, notFound } from '../../platform/http/app-error.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { hashSecret } from '../../platform/secrets.ts';
import {
  countTokensOf,
  deleteToken,
  insertToken,
  type ListedToken,
} from '../../platform/session/access-tokens.repository.ts';
import type { Installation } from '../installation/installation.service.ts';

export interface TokenDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly installation: Installation;
  readonly publicUrl: () => string;
}

const RANDOM_BYTES = 32;

export async function createToken(
  tx: Executor,
  clock: Clock,
  userId: number,
  { name, scopes, expires_in }: BodyOf<typeof createTokenEndpoint>,
): Promise<{ row: ListedToken; token: string }> {
  if ((await countTokensOf(tx, userId)) >= MOST_TOKENS)
    throw limitReached(`You can have at most ${MOST_TOKENS} tokens. Please revoke one first.`);
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  const token = TOKEN_PREFIX + random;
  const now = clock.now();
  const days = TOKEN_LIFETIMES[expires_in];
  const row = await insertToken(tx, {
    userId,
    name,
    tokenHash: hashSecret(token),
    hint: random.slice(0, TOKEN_HINT_LENGTH),
    scopes: [...new Set(scopes)],
    createdAt: now,
    expiresAt: days === null ? null : daysAfter(now, days),
  });
  return { row, token };
}

export async function revokeToken(tx: Executor, userId: number, id: number): Promise<void> {
  if (!(await deleteToken(tx, userId, id))) throw notFound('Token not found');
}
