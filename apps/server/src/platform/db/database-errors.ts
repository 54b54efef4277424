/** Drizzle wraps the driver's error; the code that says what happened sits somewhere along the causes. */
interface Cause {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly constraint?: unknown;
}

function* causes(error: unknown): Generator<Cause> {
  let current: unknown = error;
  for (let depth = 0; depth < 6 && typeof current === 'object' && current !== null; depth++) {
    yield current;
    current = (current as { cause?: unknown }).cause;
  }
}

const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Waited too long for a lock, or took too long.
  '55P03',
  '57014',
  // A standby: the primary is being replaced.
  '25006',
]);
const AWAY_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|not queryable/i;

/** The database is away or too busy for the moment: worth another try, not a fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  for (const { code, message } of causes(error)) {
    if (typeof code === 'string' && (AWAY.has(code) || /^(08|57P|53|3D000)/.test(code))) return true;
    if (typeof message === 'string' && AWAY_TEXT.test(message)) return true;
  }
  return false;
}

/** Two transactions waited for each other, and this one was given up for the other. */
export function isDeadlock(error: unknown): boolean {
  for (const { code } of causes(error)) if (code === '40P01') return true;
  return false;
}

/** A shard adds its number to the constraint's name, and may name it in the message only. */
const names = ({ constraint, message }: Cause, name: string) =>
  constraint === name || new RegExp(`"${name}(_\\d+)?"`).test(String(message));

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (const cause of causes(error)) {
    if (cause.code === '23505') return constraint === undefined || names(cause, constraint);
  }
  return false;
}

export function isForeignKeyViolation(error: unknown): boolean {
  for (const { code } of causes(error)) if (code === '23503') return true;
  return false;
}
