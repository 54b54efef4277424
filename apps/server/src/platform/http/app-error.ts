import type { ErrorBody, ErrorCode } from '@fitarc/contract/errors';

type Extra = Pick<ErrorBody, 'details' | 'field' | 'missingFields' | 'current' | 'ban'>;

/** An outcome the caller is told about. Everything else that is thrown answers 500 without its text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;
  /** Seconds to wait before another try, for the header Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, extra: Extra = {}, retryAfter?: number) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (what = 'Not found') => new AppError('NOT_FOUND', what);
/** 409: a member has reached the limit of some kind of record. */
export const limitReached = (message: string) => new AppError('CONFLICT', message);
export const unavailable = () =>
  new AppError('UNAVAILABLE', 'The service is not available right now. Please try again in a moment.', {}, 2);
export const invalid = (message: string, extra?: Extra) => new AppError('INVALID', message, extra);
