import { createHash } from 'node:crypto';
import type { Endpoint } from '@fitarc/contract/endpoint';
import { daysAfter } from '../clock.ts';
import type { Executor } from '../db/database.ts';
import { sentTogether } from '../db/sent-together.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { Call } from '../http/route.ts';
import { findKey, type KeyName, storeKey, trimKeys } from './idempotency.repository.ts';

const KEPT_DAYS = 90;
const MOST_PER_MEMBER = { keys: 10_000, bytes: 10_000_000 };
/** Trimming reads all keys of the member: at once after a large response, otherwise now and then. */
const LARGE_BYTES = 20_000;
const TRIM_RATE = 1 / 500;

const hashOf = ({ params, query, body }: Call<Endpoint>) =>
  createHash('sha256')
    .update(JSON.stringify([params ?? null, query ?? null, body ?? null]))
    .digest('base64url');

interface KeyedWrite {
  readonly name: KeyName;
  readonly call: Call<Endpoint>;
  readonly now: Date;
  /** The member's lock, on its way to the database. */
  readonly locked: Promise<{ readonly wasMade: boolean }>;
  handle(): Promise<unknown>;
  /** Beside storing the response: nothing of it is answered. */
  follow(answer: unknown): Promise<void>;
  /** The response for records that were created under the key before responses were stored. */
  legacyResponse?: ((recordIds: readonly number[]) => Promise<unknown>) | undefined;
}

/** Handles a write once per key. The member is locked, so two calls with the same key cannot miss each other. */
export async function withIdempotencyKey(
  tx: Executor,
  { name, call, now, locked, handle, follow, legacyResponse }: KeyedWrite,
): Promise<unknown> {
  const requestHash = hashOf(call);
  // One packet, in this order: both are prepared, so they are sent at once.
  const [{ wasMade }, found] = await sentTogether(locked, findKey(tx, name, now));
  const known = wasMade ? await findKey(tx, name, now) : found;
  if (!known) {
    const answer = await handle();
    const status = call.reply.statusCode;
    const row = { ...name, requestHash, status, answer, expiresAt: daysAfter(now, KEPT_DAYS) };
    const [bytes] = await sentTogether(storeKey(tx, row), follow(answer));
    if (bytes > LARGE_BYTES || Math.random() < TRIM_RATE) await trimKeys(tx, name.userId, MOST_PER_MEMBER);
    return answer;
  }
  if (known.requestHash !== null && known.requestHash !== requestHash) {
    throw new AppError(
      'CONFLICT',
      'This Idempotency-Key was already used for a different request. Please send a new key.',
    );
  }
  call.reply.code(known.status);
  if (known.recordIds === null) return known.answer;
  const answer = await legacyResponse?.(known.recordIds);
  if (answer === undefined) throw notFound('What this request created has since been deleted');
  return answer;
}
