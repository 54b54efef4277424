import { ApiError } from '../../lib/api-error.ts';

/** An answer that should bring a token and does not is a failure, whatever its status. */
export function requireToken(token: string): string {
  if (!token) throw new ApiError('answer', 200, { message: 'No authentication token received' });
  return token;
}
