import { ApiError } from '../../lib/api-error.ts';

const BY_STATUS: Record<number, string> = {
  401: 'Unauthorized. Please log in again.',
  403: 'You do not have permission to access this data.',
  404: 'Requested data not found.',
};

/** What the page says when it cannot be shown. */
export function dashboardFailure(error: unknown): string {
  const kind = error instanceof ApiError ? error.kind : undefined;
  const status = error instanceof ApiError ? (error.status ?? 0) : 0;
  if (kind === 'no-response') return 'No response from server. Please check your network connection.';
  if (kind === 'answer' && status >= 400)
    return BY_STATUS[status] ?? 'Failed to load dashboard data. Please try again.';
  return 'An unexpected error occurred. Please try again.';
}
