import { expect, it } from 'vitest';
import { RetryKey } from './retry-key.ts';

it('is the same for every try with the same content, and another one for other content', () => {
  const key = new RetryKey();
  const first = key.of({ name: 'Apple' });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(key.of({ name: 'Apple' })).toBe(first);
  const second = key.of({ name: 'Pear' });
  expect(second).not.toBe(first);
  expect(key.of({ name: 'Apple' })).not.toBe(first);
});

it('is another one once the content is stored', () => {
  const key = new RetryKey();
  const first = key.of(undefined);
  expect(key.of(undefined)).toBe(first);
  key.renew();
  expect(key.of(undefined)).not.toBe(first);
});
