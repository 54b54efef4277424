import { type DestinationStream, type Logger, pino } from 'pino';

const SECRET_KEYS = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'code',
  'authorization',
  'email',
  'secret',
];

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[hidden]',
    },
    serializers: {
      // The text of a failed query may hold what a member typed; its code and place are what is needed.
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: error.message.split('\n')[0]?.slice(0, 300),
        stack: error.stack?.split('\n').slice(1, 8).join('\n'),
        cause:
          error.cause instanceof Error
            ? `${error.cause.name}: ${error.cause.message.slice(0, 200)}`
            : undefined,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
