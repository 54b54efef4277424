import { type ErrorBody, errorBody } from '@fitarc/contract/errors';
import * as z from 'zod/mini';

type Kind = 'answer' | 'no-response' | 'setup' | 'no-token';

const TEXTS: Record<Exclude<Kind, 'answer'>, string> = {
  'no-response': 'No response received from server',
  setup: 'Error setting up the request',
  'no-token': 'No authentication token found',
};

/** A call that did not succeed: refused by the server, never answered, or never sent. */
export class ApiError extends Error {
  readonly kind: Kind;
  readonly status: number | undefined;
  readonly body: Partial<ErrorBody>;
  /** The answer was not JSON: a proxy's page, say. */
  readonly unreadable: boolean;

  constructor(kind: Kind, status?: number, body: Partial<ErrorBody> = {}, unreadable = false) {
    super(kind === 'answer' ? body.message || body.error || '' : TEXTS[kind]);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.unreadable = unreadable;
  }
}

/** A precondition failed in the browser, so no request was sent; the message is shown to the member. */
export class RequestNotSentError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RequestNotSentError';
  }
}

const partial = z.partial(errorBody);

export async function toApiError(response: Response): Promise<ApiError> {
  try {
    const parsed = z.safeParse(partial, await response.json());
    return new ApiError('answer', response.status, (parsed.success ? parsed.data : {}) as Partial<ErrorBody>);
  } catch {
    return new ApiError('answer', response.status, {}, true);
  }
}

/** The record is another one by now than the caller believes. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The server knows the call and not the record. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** For a deletion that fails: what is gone already, in another tab say, is what was wanted. */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}
