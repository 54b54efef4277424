import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { printable, printLine } from './printable.ts';

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
const stackOf = (error: Error) => (error.stack?.match(/^ {4}at .*$/gm) ?? []).slice(0, 7).join('\n');

export type LogFormat = 'json' | 'pretty';

/** `2026-11-19 04:21:34.123 warn  text key=value`, for reading. */
function prettyLine(json: string): string {
  const { level, time, msg = '', ...others } = JSON.parse(json) as Record<string, unknown>;
  const details = Object.entries(others).map(([key, value]) => ` ${key}=${JSON.stringify(value)}`);
  const moment = String(time).slice(0, -1).replace('T', ' ');
  return `${moment} ${String(level).padEnd(5)} ${printable(String(msg)).replaceAll('\n', '\\n')}${details.join('')}\n`;
}

const escaped = (line: string) => line.replace(INVISIBLE, jsonEscaped);
const WRITE: Record<LogFormat, (line: string) => string> = {
  json: escaped,
  pretty: (line) => escaped(prettyLine(line)),
};

export const formatOf = (wanted: LogFormat | undefined): LogFormat =>
  wanted ?? (process.stdout.isTTY ? 'pretty' : 'json');

export function createLog(
  level: string,
  destination?: DestinationStream,
  format: LogFormat = 'json',
): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[hidden]',
    },
    hooks: { streamWrite: WRITE[format] },
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

/** What is told at the start and the end, whatever LOG_LEVEL is. */
export interface Console {
  say(line: string): void;
  /** The last words of a process that cannot go on. */
  fail(line: string, error?: Error): void;
}

/** For reading, plain lines; otherwise lines of the log. */
export function consoleOf(format: LogFormat): Console {
  if (format === 'pretty') {
    const fail = (line: string, error?: Error) => {
      if (error) process.stderr.write(`${line}\n${stackOf(error)}\n`);
      else printLine(line);
    };
    return { say: printLine, fail };
  }
  const log = createLog('info');
  return {
    say: (line) => log.info(line),
    fail: (line, error) => (error ? log.fatal({ err: error }, line) : log.fatal(line)),
  };
}
