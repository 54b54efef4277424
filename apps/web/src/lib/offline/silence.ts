import { ApiError } from '../api-error.ts';

const PROXY_WITHOUT_SERVER = new Set([502, 503, 504]);

/**
 * Whether a call ended without an answer of the server: no connection, a time-out, a proxy that cannot reach it, or
 * the page of a captive portal, which comes with status 200 and is no JSON.
 */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.kind === 'no-response') return true;
  if (error.kind !== 'answer') return false;
  const status = error.status ?? 0;
  return PROXY_WITHOUT_SERVER.has(status) || (error.unreadable && status < 300);
}
