import { expect, it } from 'vitest';
import { boundedKey } from './bounded-key.ts';

it('leaves keys as they are, and makes those that are too long or unseen ones the server takes', () => {
  expect(boundedKey('2026-03-01 Lunch')).toBe('2026-03-01 Lunch');
  const long = ['a', 'b'].map((end) => boundedKey(`${'x'.repeat(500)}${end}`));
  expect(new Set(long).size).toBe(2);
  for (const key of long) expect(key.length).toBeLessThanOrEqual(300);
  expect(boundedKey('\u200b')).toMatch(/^key [0-9a-f]+$/);
});
