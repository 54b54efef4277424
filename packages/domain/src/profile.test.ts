import { expect, it } from 'vitest';
import {
  heightInOtherUnit,
  isHeightInBounds,
  isWeightInBounds,
  readGender,
  weightInOtherUnit,
} from './profile.ts';

it('keeps the bounds to the number as typed', () => {
  for (const good of [50, 250, 70]) expect(isHeightInBounds(good)).toBe(true);
  for (const bad of [49.9, 250.1, 48, Number.NaN]) expect(isHeightInBounds(bad)).toBe(false);
  for (const good of [20, 300]) expect(isWeightInBounds(good)).toBe(true);
  for (const bad of [19.9, 300.1, 301, Number.POSITIVE_INFINITY]) expect(isWeightInBounds(bad)).toBe(false);
});

it('offers the other unit only when it helps', () => {
  expect(weightInOtherUnit(350, 'lbs')).toEqual({ value: 158.8, unit: 'kg' });
  expect(weightInOtherUnit(180, 'lbs')).toBeNull();
  expect(weightInOtherUnit(900, 'lbs')).toBeNull();
  expect(heightInOtherUnit(48, 'in')).toEqual({ value: 121.9, unit: 'cm' });
});

it('reads both spellings of a gender kept private', () => {
  expect(readGender('prefer-not-to-say')).toBe('prefer_not_to_say');
  expect(readGender('male')).toBe('male');
});
