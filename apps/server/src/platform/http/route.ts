import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@fitarc/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db, Executor } from '../db/database.ts';
import type { Session } from '../session/session.service.ts';

type SessionOf<E extends Endpoint> = E['access'] extends 'public' ? undefined : Session;

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly session: SessionOf<E>;
  /** How long it waited for the same member's other calls before it was handled. */
  readonly waitedMs: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A member's write that was just made. */
export interface Written {
  readonly endpoint: Endpoint;
  readonly userId: number;
  readonly params: unknown;
  readonly answer: unknown;
}

export interface RouteContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Told of every write in its own transaction; of a repeated Idempotency-Key only the first time. */
  readonly onWrite?: (tx: Executor, written: Written) => Promise<void>;
}

export type Answer<E extends Endpoint> = ResponseOf<E> | Promise<ResponseOf<E>>;
export interface Route {
  readonly endpoint: Endpoint;
  /** Made by `write`: handled in a transaction, with the member locked. */
  readonly isWrite: boolean;
  handle(call: Call<Endpoint>, context: RouteContext): unknown;
}

/** Ties a declared endpoint to its handler; the types of the call follow from the declaration. */
export const route = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Answer<E>): Route => ({
  endpoint,
  isWrite: false,
  handle: (call) => handle(call as unknown as Call<E>),
});
