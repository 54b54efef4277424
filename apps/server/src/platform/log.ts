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

/** JSON escapes control characters; these it leaves as they are, and a terminal would obey them. */
const INVISIBLE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;
const jsonEscaped = (character: string) =>
  Array.from(
    { length: character.length },
    (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

type CodedError = Error & { code?: unknown };

/** Not called `code`: that word is hidden, for the codes people get by mail. */
const describeError = (error: CodedError) => ({
  type: error.name,
  errorCode: error.code,
  // PostgreSQL's complaints about data (class 22) quote it.
  message: /^22/.test(String(error.code)) ? undefined : error.message.split('\n')[0]?.slice(0, 300),
});

/** Where it happened, without the message, which may hold what a member typed. */
export const stackOf = (error: Error) => (error.stack?.match(/^ {4}at .*$/gm) ?? []).slice(0, 7).join('\n');

export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[hidden]',
    },
    hooks: { streamWrite: (line: string) => line.replace(INVISIBLE, jsonEscaped) },
    serializers: {
      // The text of a failed query may hold what a member typed; its code and place are what is needed.
      err: (error: CodedError) => ({
        ...describeError(error),
        stack: stackOf(error),
        cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
      }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
