import type { Endpoint } from '@fitarc/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Session, Sessions } from '../session/session.service.ts';
import { AppError } from './app-error.ts';
import { RequestQueue, type Slot } from './request-queue.ts';
import type { Route, RouteContext } from './route.ts';
import { routeSchema } from './route-schema.ts';
import { parsePart } from './validation.ts';

const ACCESS = new Set(['public', 'unverified', 'member', 'admin']);

async function authorize(
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

const isRead = ({ method, readOnly }: Endpoint) => method === 'GET' || readOnly === true;

/** A member's or administrator's write goes through `write`; sign-in locks accounts in its own way. */
function requireSafeWrite({ endpoint, isWrite }: Route): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!ACCESS.has(endpoint.access)) throw new Error(`${name} declares no access`);
  const needsWrite = !isRead(endpoint) && (endpoint.access === 'member' || endpoint.access === 'admin');
  if (needsWrite !== isWrite) throw new Error(`${name} must ${isWrite ? 'not ' : ''}be made by write()`);
}

interface RoutesContext extends RouteContext {
  readonly sessions: Sessions;
}

export function registerRoutes(
  app: FastifyInstance,
  { sessions, ...context }: RoutesContext,
  routes: readonly Route[],
): void {
  const sessionOf = new WeakMap<FastifyRequest, Session | undefined>();
  const turns = new RequestQueue();
  const taken = new WeakMap<FastifyRequest, Slot>();
  for (const route of routes) {
    requireSafeWrite(route);
    const { endpoint } = route;
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
        sessionOf.set(request, await authorize(sessions, endpoint, request));
      },
      // Once the body is here: one that arrives slowly, or never, must not hold up the member's other calls.
      preValidation: async (request, reply) => {
        const session = sessionOf.get(request);
        if (!session) return;
        const bytes = Number(request.headers['content-length'] ?? 0);
        const turn = await turns.take(session.userId, isRead(endpoint) ? 'read' : 'write', reply.raw, bytes);
        taken.set(request, turn);
        // A ban that came meanwhile holds for what was waiting.
        if (turn.waitedMs > 0) sessionOf.set(request, await authorize(sessions, endpoint, request));
      },
      // Not when it has been sent: answers to calls on one connection are sent in order, and an earlier one may wait.
      onSend: (request, _reply, _payload, done) => {
        taken.get(request)?.end();
        done();
      },
      handler: async (request, reply) => {
        reply.code(endpoint.status ?? 200);
        const call = {
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          session: sessionOf.get(request) as never,
          waitedMs: taken.get(request)?.waitedMs ?? 0,
          request,
          reply,
        };
        return route.handle(call, context);
      },
    });
  }
}
