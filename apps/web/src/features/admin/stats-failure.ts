import { ApiError } from '../../lib/api-error.ts';
import { type Failure, failureUnder } from '../../lib/failure.ts';

/** A 401 mostly ends the session and leads to the login page; not when a newer one was begun in another tab. */
const BY_STATUS: Record<number, string> = {
  401: 'Unauthorized. Please log in again.',
  403: 'Access denied. Admin privileges required.',
  500: 'Server error. Please try again later.',
};

/** By the status, whatever it was; the server's own words beneath. */
export function statsFailure(error: unknown): Failure {
  const status = error instanceof ApiError ? (error.status ?? 0) : 0;
  return failureUnder(error, BY_STATUS[status] ?? 'Failed to fetch dashboard stats');
}
