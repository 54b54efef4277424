import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromCm, fromKg, roundTo, toCm, toKg } from './units.ts';

it('converts pounds and inches exactly', () => {
  expect(roundTo(toKg(350, 'lbs'), 1)).toBe(158.8);
  expect(toCm(70, 'in')).toBeCloseTo(177.8, 10);
  expect(toKg(80, 'kg')).toBe(80);
});

it('never drifts on the way there and back', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), (value) => {
      expect(fromKg(toKg(value, 'lbs'), 'lbs')).toBeCloseTo(value, 9);
      expect(fromCm(toCm(value, 'in'), 'in')).toBeCloseTo(value, 9);
    }),
  );
});
