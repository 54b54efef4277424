import { followRestore } from '@fitarc/contract/backups';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiCall, routePath } from '../../platform/http/api-call.ts';
import type { Restores } from './restores.service.ts';

const FOLLOWED = `/api${followRestore.path}`;

/** While a backup is restored, calls are turned away; pages, which need no data, are still sent. */
export function registerRestoreGate(app: FastifyInstance, restores: Restores): void {
  const inside = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (inside.delete(request)) restores.leave();
  };
  app.addHook('onRequest', (request, reply, done) => {
    const path = routePath(request);
    if ((!isApiCall(request) && path !== '/mcp') || path === FOLLOWED) return done();
    restores.enter();
    inside.add(request);
    // Also of a caller who hangs up.
    reply.raw.once('close', () => leave(request));
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    leave(request);
    done();
  });
}
