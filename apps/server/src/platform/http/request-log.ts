import type { FastifyInstance } from 'fastify';

/** One line per request: never a body, a query (it may hold a token), an address or a header. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      // An unknown address is not told: people paste anything into the address bar.
      route: request.routeOptions.url ?? '(unknown)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[reply.statusCode >= 500 ? 'warn' : 'debug'](line, 'request');
    done();
  });
}
