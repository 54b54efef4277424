import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '@fitarc/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session, Sessions } from '../session/session.service.ts';
import { AppError } from './app-error.ts';
import { readIdempotencyKey } from './idempotency.ts';
import { RequestQueue, type Slot } from './request-queue.ts';
import { routeSchema } from './route-schema.ts';
import { parsePart } from './validation.ts';

type SessionOf<E extends Endpoint> = E['access'] extends 'public' ? undefined : Session;
type KeyOf<E extends Endpoint> = E['idempotent'] extends true ? string | undefined : undefined;

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly session: SessionOf<E>;
  readonly idempotencyKey: KeyOf<E>;
  /** How long it waited for the same member's other calls before it was handled. */
  readonly waitedMs: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<E extends Endpoint> = ResponseOf<E> | Promise<ResponseOf<E>>;
export interface Route {
  readonly endpoint: Endpoint;
  handle(call: Call<Endpoint>): unknown;
}

/** Ties a declared endpoint to what answers it; the types of the call follow from the declaration. */
export const route = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Answer<E>): Route => ({
  endpoint,
  handle: (call) => handle(call as unknown as Call<E>),
});

const ACCESS = new Set(['public', 'unverified', 'member', 'admin']);

async function admit(
  sessions: Sessions,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (endpoint.access === 'public') return undefined;
  const session = await sessions.require(request.headers.authorization);
  if (endpoint.access !== 'unverified' && !session.emailVerified) {
    throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email address first');
  }
  if (endpoint.access === 'admin' && !session.isAdmin) {
    throw new AppError('FORBIDDEN', 'Access denied. Admin privileges required.');
  }
  return session;
}

export function registerRoutes(app: FastifyInstance, sessions: Sessions, routes: readonly Route[]): void {
  const admitted = new WeakMap<FastifyRequest, Session | undefined>();
  const turns = new RequestQueue();
  const taken = new WeakMap<FastifyRequest, Slot>();
  for (const { endpoint, handle } of routes) {
    if (!ACCESS.has(endpoint.access))
      throw new Error(`${endpoint.method} ${endpoint.path} declares no access`);
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      schema: routeSchema(endpoint),
      validatorCompiler: ({ httpPart }) => {
        const part = httpPart === 'querystring' ? 'query' : (httpPart as 'body' | 'params' | 'headers');
        const schema = part === 'headers' ? undefined : endpoint[part];
        return (data: unknown) => (schema ? parsePart(schema, part, data) : { value: data });
      },
      onRequest: async (request) => {
        admitted.set(request, await admit(sessions, endpoint, request));
      },
      // Once the body is here: one that arrives slowly, or never, must not hold up the member's other calls.
      preValidation: async (request, reply) => {
        const session = admitted.get(request);
        if (!session) return;
        const bytes = Number(request.headers['content-length'] ?? 0);
        const turn = await turns.take(session.userId, endpoint.method, reply.raw, bytes);
        taken.set(request, turn);
        // A ban that came meanwhile holds for what was waiting.
        if (turn.waitedMs > 0) admitted.set(request, await admit(sessions, endpoint, request));
      },
      // Not when it has been sent: answers to calls on one connection are sent in order, and an earlier one may wait.
      onSend: async (request) => taken.get(request)?.end(),
      handler: async (request, reply) => {
        reply.code(endpoint.status ?? 200);
        return handle({
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          session: admitted.get(request) as never,
          idempotencyKey: (endpoint.idempotent ? readIdempotencyKey(request) : undefined) as never,
          waitedMs: taken.get(request)?.waitedMs ?? 0,
          request,
          reply,
        });
      },
    });
  }
}
