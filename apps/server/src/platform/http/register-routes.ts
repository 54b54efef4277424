import type { Endpoint } from '@fitarc/contract/endpoint';
import { TOKEN_PREFIX } from '@fitarc/domain/token-scopes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenRateLimit } from '../limits/token-rate-limit.ts';
import { requireRecentSignIn } from '../session/recent-sign-in.ts';
import type { Session, Sessions } from '../session/session.service.ts';
import { AppError } from './app-error.ts';
import { RequestQueue, type Slot } from './request-queue.ts';
import type { Route, RouteContext } from './route.ts';
import { routeSchema } from './route-schema.ts';
import { parsePart } from './validation.ts';

const SECOND_FACTOR_REQUIRED =
  'Administrators need a second factor here. Turn it on, or confirm it’s you, in Settings > Account Security.';
const ACCESS = new Set(['public', 'unverified', 'member', 'admin']);

interface RoutesContext extends RouteContext {
  readonly sessions: Sessions;
  readonly tokenRate: TokenRateLimit;
  readonly adminsNeedSecondFactor: () => Promise<boolean>;
}

const INSTEAD = 'Please send it in the header Authorization: Bearer …, and replace this one.';

/** Addresses end up in logs and histories: a token in one is refused, whatever else the call brings. */
export function refuseTokenInAddress({ raw }: FastifyRequest): void {
  if (raw.url?.toLowerCase().includes(TOKEN_PREFIX))
    throw new AppError('UNAUTHENTICATED', `A token in the address is not accepted. ${INSTEAD}`);
}

function requireScope({ scope }: Endpoint, { token }: Session): void {
  if (!token || (scope && token.scopes.includes(scope))) return;
  throw new AppError(
    'FORBIDDEN',
    scope ? `This token cannot do this. It needs the scope ${scope}.` : 'Personal tokens cannot do this.',
  );
}

async function authorize(
  { sessions, clock, adminsNeedSecondFactor }: RoutesContext,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (endpoint.access === 'public') return undefined;
  refuseTokenInAddress(request);
  const [session, needsFactor] = await Promise.all([
    sessions.require(request.headers.authorization, request.ip),
    endpoint.access === 'admin' && adminsNeedSecondFactor(),
  ]);
  requireScope(endpoint, session);
  if ((endpoint.access !== 'unverified' || session.token) && !session.emailVerified) {
    throw new AppError('EMAIL_NOT_VERIFIED', 'Please verify your email address first');
  }
  if (endpoint.access === 'admin' && !session.isAdmin) {
    throw new AppError('FORBIDDEN', 'Access denied. Admin privileges required.');
  }
  if (needsFactor && !session.isStrong) throw new AppError('SECOND_FACTOR_REQUIRED', SECOND_FACTOR_REQUIRED);
  if (endpoint.recentSignIn) requireRecentSignIn(session, clock);
  return session;
}

const isRead = ({ method, readOnly }: Endpoint) => method === 'GET' || readOnly === true;

/** Held open with a slow body, such a call must not outlive the rights it came with. */
const isAdminWrite = (endpoint: Endpoint) => !isRead(endpoint) && endpoint.access === 'admin';

/** A member's or administrator's write goes through `write`; sign-in locks accounts in its own way. */
function requireSafeWrite({ endpoint, isWrite }: Route): void {
  const name = `${endpoint.method} ${endpoint.path}`;
  if (!ACCESS.has(endpoint.access)) throw new Error(`${name} declares no access`);
  const needsWrite = !isRead(endpoint) && (endpoint.access === 'member' || endpoint.access === 'admin');
  if (needsWrite !== isWrite) throw new Error(`${name} must ${isWrite ? 'not ' : ''}be made by write()`);
}

/** A token reads with a scope that says so, and never acts where nobody or an administrator has to be signed in. */
function requireFittingScope({ endpoint }: Route): void {
  const { scope, access } = endpoint;
  if (scope === undefined) return;
  const name = `${endpoint.method} ${endpoint.path}`;
  if (access !== 'member' && !(access === 'unverified' && isRead(endpoint)))
    throw new Error(`${name} must not be open to tokens`);
  if (scope.endsWith(':write') === isRead(endpoint))
    throw new Error(`${name} needs a scope for ${isRead(endpoint) ? 'reading' : 'writing'}`);
}

export function registerRoutes(app: FastifyInstance, context: RoutesContext, routes: readonly Route[]): void {
  const sessionOf = new WeakMap<FastifyRequest, Session | undefined>();
  const turns = new RequestQueue();
  const taken = new WeakMap<FastifyRequest, Slot>();
  for (const route of routes) {
    requireSafeWrite(route);
    requireFittingScope(route);
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
        const session = await authorize(context, endpoint, request);
        if (session?.token) context.tokenRate.count(session.token.id, Date.now());
        sessionOf.set(request, session);
      },
      // Once the body is here: one that arrives slowly, or never, must not hold up the member's other calls.
      preValidation: async (request, reply) => {
        const session = sessionOf.get(request);
        if (!session) return;
        const bytes = Number(request.headers['content-length'] ?? 0);
        const turn = await turns.take(session.userId, isRead(endpoint) ? 'read' : 'write', reply.raw, bytes);
        taken.set(request, turn);
        // A ban that came meanwhile holds for what was waiting, or arrived slowly.
        if (turn.waitedMs > 0 || isAdminWrite(endpoint))
          sessionOf.set(request, await authorize(context, endpoint, request));
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
