import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { statsFailure } from './stats-failure.ts';

const refusal = (status: number, message = '') => new ApiError('answer', status, { message });

test.each([
  ['R-538', 401, 'Unauthorized. Please log in again.'],
  ['R-539', 403, 'Access denied. Admin privileges required.'],
  ['R-540', 500, 'Server error. Please try again later.'],
  ['R-541', 404, 'Failed to fetch dashboard stats'],
  ['R-541', 503, 'Failed to fetch dashboard stats'],
])('%s a %i says what it is', (_row, status, title) => {
  expect(statsFailure(refusal(status))).toEqual({ title });
});

test('R-537 A-157 the server’s words stand beneath when they are others', () => {
  expect(statsFailure(refusal(403, 'Not you')).detail).toBe('Not you');
  expect(statsFailure(refusal(500, 'Server error. Please try again later.'))).not.toHaveProperty('detail');
  expect(statsFailure(new ApiError('no-response'))).toEqual({
    title: 'Failed to fetch dashboard stats',
    detail: 'No response received from server',
  });
});
