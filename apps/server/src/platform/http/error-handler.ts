import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@fitarc/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/database-errors.ts';
import { AppError, unavailable } from './app-error.ts';
import { isFullyRead } from './read-to-end.ts';

const SERVER_ERROR = 'Server error. Please try again later.';

/** Errors the framework raises before a handler runs, in our words. */
function fromFramework(error: FastifyError): AppError | undefined {
  switch (error.statusCode) {
    case 413:
      return new AppError('TOO_LARGE', 'The request is too large.');
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send JSON (Content-Type: application/json).');
    case 404:
    case 414:
      return new AppError('NOT_FOUND', 'Not found');
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? new AppError('INVALID', 'The request could not be read. Please check what was sent.')
        : undefined;
  }
}

function asAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is unavailable');
    return unavailable();
  }
  const known = error instanceof Error ? fromFramework(error as FastifyError) : undefined;
  if (known) return known;
  request.log.error({ err: error }, 'unexpected error');
  return new AppError('INTERNAL', SERVER_ERROR);
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  const status = ERROR_STATUS[error.code satisfies ErrorCode];
  const body: ErrorBody = {
    message: error.message,
    error: error.message,
    code: error.code,
    requestId: reply.request.id,
    ...error.extra,
  };
  // Here as well: for an address that cannot be read no hooks run.
  reply.header('x-request-id', reply.request.id).header('cache-control', 'no-store');
  if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** For errors in the address itself, raised before there is a route. */
export const onFrameworkError = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  void sendError(reply, asAppError(error, request));

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const known = asAppError(error, request);
    if (known.code === 'TOO_LARGE' && (await isFullyRead(request.raw))) reply.removeHeader('connection');
    return sendError(reply, known);
  });
}
