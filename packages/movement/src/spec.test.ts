import { expect, test } from 'vitest';
import { readSpec, writeSpec } from './spec.ts';
import { type Template, template } from './template.ts';

const press: Template = template(
  'press',
  'Press',
  { load: ['barbell', 'dumbbells'], grip: ['overhand', 'neutral'] },
  () => ({
    keys: [],
  }),
);
const known = new Map([[press.key, press]]);

test('words stand for options, in any order, and what is usual is left out', () => {
  const spec = readSpec('  press  neutral dumbbells', known);
  expect(spec?.chosen).toEqual({ load: 'dumbbells', grip: 'neutral' });
  expect(spec && writeSpec(spec)).toBe('press dumbbells neutral');
  const usual = readSpec('press overhand', known);
  expect(usual && writeSpec(usual)).toBe('press');
});

test.each(['', 'row', 'press purple', 'press dumbbells barbell', 'press neutral neutral', 'Press'])(
  'there is no movement %j',
  (text) => {
    expect(readSpec(text, known)).toBeUndefined();
  },
);
