import type { Endpoint } from '@fitarc/contract/endpoint';
import { afterCommit, inTransaction } from '../db/after-commit.ts';
import type { Executor } from '../db/database.ts';
import { readCondition, requireUnchanged, type Versioned } from '../http/conditional-request.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import type { Answer, Call, Route, RouteContext } from '../http/route.ts';
import { requireLiveSession } from '../session/live-session.service.ts';
import type { Session } from '../session/session.service.ts';
import { withIdempotencyKey } from './idempotency.service.ts';
import { lockMember, lockTwoMembers } from './member-lock.repository.ts';

type AfterCommit = () => void | Promise<void>;

/** A call inside the transaction of its write. */
interface WriteCall<E extends Endpoint, Prepared = undefined> extends Call<E> {
  readonly tx: Executor;
  readonly prepared: Prepared;
  /** Nobody hears of what was rolled back. The answer waits for a promise. */
  afterCommit(work: AfterCommit): void;
}

interface Write<E extends Endpoint, Prepared> {
  /** Runs before the transaction: work that must not hold a connection or the member's lock. */
  readonly prepare?: (call: Call<E>) => Prepared | Promise<Prepared>;
  /** Somebody else whose rows are written too. */
  readonly alsoLocks?: (call: Call<E>) => number;
  /** For a conditional endpoint: the record it changes, as it is answered; undefined when there is none. */
  readonly current?: (call: WriteCall<E, Prepared>) => Promise<Versioned | undefined>;
  readonly handle: (call: WriteCall<E, Prepared>) => Answer<E>;
  /** The response for a key from before responses were stored; undefined when its records are gone. */
  readonly legacyResponse?: (
    call: WriteCall<E, Prepared>,
    recordIds: readonly number[],
  ) => Promise<Awaited<Answer<E>> | undefined>;
}

async function perform<E extends Endpoint, Prepared>(
  endpoint: E,
  { prepare, alsoLocks, current, handle, legacyResponse }: Write<E, Prepared>,
  call: Call<E>,
  { db, clock, onWrite }: RouteContext,
): Promise<unknown> {
  const key = endpoint.idempotent ? readIdempotencyKey(call.request) : undefined;
  const condition = current && readCondition(call.request);
  const prepared = (await prepare?.(call)) as Prepared;
  const session = call.session as Session;
  const { userId } = session;
  return inTransaction(db, async (tx) => {
    const locked = alsoLocks ? lockTwoMembers(tx, userId, alsoLocks(call)) : lockMember(tx, userId);
    // Not where administrators change others: they are locked together, in an order of their own.
    const needsLiveSession = endpoint.recentSignIn && endpoint.access === 'member';
    if (alsoLocks || needsLiveSession || key === undefined) await locked;
    if (needsLiveSession) await requireLiveSession(tx, session);
    const inside = { ...call, tx, prepared, afterCommit: (work: AfterCommit) => afterCommit(tx, work) };
    const handleUnlessChanged = async () => {
      if (condition) requireUnchanged(condition, await current(inside));
      return handle(inside);
    };
    const follow = async (answer: unknown) =>
      onWrite?.(tx, { endpoint, userId, params: call.params, answer });
    if (key === undefined) {
      const answer = await handleUnlessChanged();
      await follow(answer);
      return answer;
    }
    return withIdempotencyKey(tx, {
      name: { userId, endpoint: `${endpoint.method} ${endpoint.path}`, key },
      call: call as unknown as Call<Endpoint>,
      now: clock.now(),
      locked,
      handle: handleUnlessChanged,
      follow,
      legacyResponse: legacyResponse && ((recordIds) => legacyResponse(inside, recordIds)),
    });
  });
}

/**
 * Ties a writing endpoint to its handler. One transaction per call, with the member locked; an endpoint declared
 * `idempotent` answers a repeated Idempotency-Key with its first response, before it looks at the conditions of one
 * declared `conditional`.
 */
export function write<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  how: Write<E, Prepared> | Write<E, Prepared>['handle'],
): Route {
  const steps: Write<E, Prepared> = typeof how === 'function' ? { handle: how } : how;
  if (Boolean(endpoint.conditional) !== Boolean(steps.current))
    throw new Error(`${endpoint.method} ${endpoint.path}: "conditional" and "current" need each other`);
  return {
    endpoint,
    isWrite: true,
    handle: (call, context) => perform(endpoint, steps, call as unknown as Call<E>, context),
  };
}
