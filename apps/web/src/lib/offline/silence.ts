import { ApiError } from '../api-error.ts';

/** How long a reader waits while the connection is known to be bad, and whoever saves something at all. */
export const PATIENCE_MS = 4_000;

export const patienceTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

const PROXY_WITHOUT_SERVER = new Set([502, 503, 504]);

/**
 * Whether a call ended without an answer of the server: no connection, a time-out, the page of a proxy that cannot
 * reach it, or that of a captive portal, which comes with status 200. The server itself answers in JSON.
 */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0, unreadable } = error;
  return (
    kind === 'no-response' ||
    (kind === 'answer' && unreadable && (status < 300 || PROXY_WITHOUT_SERVER.has(status)))
  );
}
