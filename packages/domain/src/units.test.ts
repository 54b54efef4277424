import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fromCm,
  fromKg,
  fromMeters,
  roundTo,
  toCm,
  toKg,
  toMeters,
  unitsOfRegion,
  weightInKg,
  weightInUnit,
} from './units.ts';

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

it('gives back the pounds that were typed, to a hundredth, from kilograms to the gram (R-798)', () => {
  for (let hundredths = 0; hundredths <= 100_000; hundredths += 1) {
    const typed = hundredths / 100;
    if (weightInUnit(weightInKg(typed, 'lbs'), 'lbs') !== typed) expect.fail(`${typed} lbs`);
  }
});

it.each([
  ['en-US', { weight: 'lbs', length: 'in', distance: 'mi' }],
  ['en', { weight: 'lbs', length: 'in', distance: 'mi' }],
  ['en-GB', { weight: 'kg', length: 'cm', distance: 'mi' }],
  ['de', { weight: 'kg', length: 'cm', distance: 'km' }],
  ['en-AU', { weight: 'kg', length: 'cm', distance: 'km' }],
  ['not a language', { weight: 'kg', length: 'cm', distance: 'km' }],
])('knows what people use where a browser says %s', (language, units) => {
  expect(unitsOfRegion(language)).toEqual(units);
});

it('converts miles', () => {
  expect(toMeters(5, 'km')).toBe(5000);
  expect(fromMeters(toMeters(3.1, 'mi'), 'mi')).toBeCloseTo(3.1, 10);
});
