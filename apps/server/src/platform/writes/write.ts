import type { Endpoint } from '@fitarc/contract/endpoint';
import type { Executor } from '../db/database.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import type { Answer, Call, Route, RouteContext } from '../http/route.ts';
import { withIdempotencyKey } from './idempotency.service.ts';
import { lockMember, lockTwoMembers } from './member-lock.repository.ts';

/** A call inside the transaction of its write. */
interface WriteCall<E extends Endpoint, Prepared = undefined> extends Call<E> {
  readonly tx: Executor;
  readonly prepared: Prepared;
}

interface Write<E extends Endpoint, Prepared> {
  /** Runs before the transaction: work that must not hold a connection or the member's lock. */
  readonly prepare?: (call: Call<E>) => Prepared | Promise<Prepared>;
  /** Somebody else whose rows are written too. */
  readonly alsoLocks?: (call: Call<E>) => number;
  readonly handle: (call: WriteCall<E, Prepared>) => Answer<E>;
  /** The response for a key from before responses were stored; undefined when its records are gone. */
  readonly legacyResponse?: (
    call: WriteCall<E, Prepared>,
    recordIds: readonly number[],
  ) => Promise<Awaited<Answer<E>> | undefined>;
}

async function perform<E extends Endpoint, Prepared>(
  endpoint: E,
  { prepare, alsoLocks, handle, legacyResponse }: Write<E, Prepared>,
  call: Call<E>,
  { db, clock }: RouteContext,
): Promise<unknown> {
  const key = endpoint.idempotent ? readIdempotencyKey(call.request) : undefined;
  const prepared = (await prepare?.(call)) as Prepared;
  const { userId } = call.session as { userId: number };
  return db.transaction(async (tx) => {
    await (alsoLocks ? lockTwoMembers(tx, userId, alsoLocks(call)) : lockMember(tx, userId));
    const inside = { ...call, tx, prepared };
    if (key === undefined) return handle(inside);
    return withIdempotencyKey(tx, {
      name: { userId, endpoint: `${endpoint.method} ${endpoint.path}`, key },
      call: call as unknown as Call<Endpoint>,
      now: clock.now(),
      handle: async () => handle(inside),
      legacyResponse: legacyResponse && ((recordIds) => legacyResponse(inside, recordIds)),
    });
  });
}

/**
 * Ties a writing endpoint to its handler. One transaction per call, with the member locked; an endpoint declared
 * `idempotent` answers a repeated Idempotency-Key with its first response.
 */
export function write<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  how: Write<E, Prepared> | Write<E, Prepared>['handle'],
): Route {
  const steps = typeof how === 'function' ? { handle: how } : how;
  return {
    endpoint,
    isWrite: true,
    handle: (call, context) => perform(endpoint, steps, call as unknown as Call<E>, context),
  };
}
