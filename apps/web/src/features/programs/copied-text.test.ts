import { expect, it } from 'vitest';
import { copiedText } from './copied-text.ts';

it('a copy says what it is without', () => {
  const plan_name = 'Waves';
  expect(copiedText({ plan_name, left_out: [] })).toBe('Waves copied to My Plans');
  expect(copiedText({ plan_name, left_out: ['Plank', 'Row'] })).toBe(
    'Waves copied to My Plans. Without Plank and Row.',
  );
  expect(copiedText({ plan_name, left_out: ['a', 'b', 'c', 'd'] })).toMatch(/Without 4 exercises/);
});
