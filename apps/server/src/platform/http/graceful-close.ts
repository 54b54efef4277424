import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const FAREWELL_MS = 300;
const LAST_WORDS_MS = 5_000;

/**
 * A node that is told to stop still answers what it has accepted. It does not wait for callers who never
 * finish asking: closing, Node no longer watches over its time-outs, and one of them would keep it for ever.
 */
export function registerGracefulClose(app: FastifyInstance): void {
  /** Connections without a whole request. */
  const asking = new Set<Socket>();
  let closing = false;
  let deadline: NodeJS.Timeout | undefined;

  // A call may be on its way over a connection that is kept: there is time to answer it, and to say it is the last.
  const closeIdle = app.server.closeIdleConnections.bind(app.server);
  app.server.closeIdleConnections = () => void setTimeout(closeIdle, FAREWELL_MS).unref();

  app.server.on('connection', (socket: Socket) => {
    asking.add(socket);
    socket.once('close', () => asking.delete(socket));
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    asking.delete(request.raw.socket);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    // Calls that tests inject have no connection.
    if (request.raw.socket instanceof Socket && !request.raw.socket.destroyed) asking.add(request.raw.socket);
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
    deadline = setTimeout(() => {
      for (const socket of asking) socket.destroy();
    }, LAST_WORDS_MS);
  });
  app.addHook('onClose', async () => clearTimeout(deadline));
}
