/** Drizzle's message holds the statement and its values; the driver's error behind it says what happened. */
const isFailedQuery = (error: Error) => 'params' in error || error.message.startsWith('Failed query');

/** What may be printed of an error. PostgreSQL's complaints about data (class 22) quote it. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'an unknown failure';
  if (isFailedQuery(error)) {
    const cause = error.cause instanceof Error ? describeFailure(error.cause) : 'no reason given';
    return `the database refused a statement: ${cause}`;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (code && /^22\w{3}$/.test(code)) return `an invalid value (code ${code})`;
  return error.message;
}
