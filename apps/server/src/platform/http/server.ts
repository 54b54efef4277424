import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { onClientError } from './client-errors.ts';
import { onFrameworkError, registerErrorHandler } from './error-handler.ts';
import { registerGracefulClose } from './graceful-close.ts';
import { registerJsonBody } from './json-body.ts';
import { lazySerializerFactory } from './lazy-serializer.ts';
import { readableUrl } from './readable-url.ts';
import { registerRequestLog } from './request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';

export async function createServer(log: Logger, trustProxy: readonly string[]): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    // The framework's own remarks are for those who debug; the address is announced in plain words.
    loggerInstance: log.child({}, { level: log.level === 'info' ? 'warn' : log.level }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // See graceful-close.ts.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Whoever sends half a request must not hold a connection for ever.
    requestTimeout: 60_000,
    // Nor whoever asks and never reads the answer; nothing of ours is silent for this long.
    connectionTimeout: 90_000,
    rewriteUrl: readableUrl,
    schemaController: { compilersFactory: { buildSerializer: lazySerializerFactory } },
    frameworkErrors: onFrameworkError,
    clientErrorHandler: onClientError,
  }) as unknown as FastifyInstance;
  registerGracefulClose(app);
  registerErrorHandler(app);
  registerRequestLog(app);
  registerSecurityHeaders(app);
  await app.register(compress, { threshold: 1024 });
  registerJsonBody(app);
  return app;
}
