import { ApiError, RequestNotSentError } from './api-error.ts';

/** What a screen says about a failed call. */
export interface Failure {
  readonly title: string;
  readonly detail?: string;
}

/** The server's words win; without any the screen's own text stands, with the cause beneath it where it is known. */
export function failureOf(error: unknown, own = 'An error occurred'): Failure {
  if (error instanceof RequestNotSentError) return { title: error.message };
  if (!(error instanceof ApiError)) return { title: own };
  if (error.kind === 'answer') return { title: error.message || own };
  if (error.kind === 'setup') return { title: error.message };
  return own === error.message ? { title: own } : { title: own, detail: error.message };
}

/** Where a screen's own text always stands: the server's words, or the cause, beneath it. */
export function failureUnder(error: unknown, own: string): Failure {
  const detail = error instanceof Error ? error.message : '';
  return detail && detail !== own ? { title: own, detail } : { title: own };
}
