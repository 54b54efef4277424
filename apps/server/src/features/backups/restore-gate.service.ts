import { followRestore } from '@fitarc/contract/backups';
import { health } from '@fitarc/contract/system';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isApiCall, routePath } from '../../platform/http/api-call.ts';
import type { Restores } from './restores.service.ts';

/** The progress of the restore, and that the process runs: whoever restarts one that does not would end the restore. */
const LET_THROUGH = [`/api${followRestore.path}`, `/api${health.path}`];

/** While a backup is restored, calls are turned away; pages, which need no data, are still sent. */
export function registerRestoreGate(app: FastifyInstance, restores: Restores): void {
  const inside = new WeakSet<FastifyRequest>();
  const leave = (request: FastifyRequest) => {
    if (inside.delete(request)) restores.leave();
  };
  app.addHook('onRequest', (request, reply, done) => {
    const path = routePath(request);
    if ((!isApiCall(request) && path !== '/mcp') || LET_THROUGH.includes(path)) return done();
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
