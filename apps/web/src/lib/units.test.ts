import { METRIC_UNITS, US_UNITS } from '@fitarc/domain/units';
import { afterEach, describe, expect, it } from 'vitest';
import {
  distanceText,
  paceText,
  setCurrentUnits,
  shortDistance,
  shortDistanceText,
  weightFromKg,
  weightText,
  weightToKg,
} from './units.ts';

afterEach(() => setCurrentUnits(METRIC_UNITS));

describe('a member in kilograms', () => {
  it('reads what is stored', () => {
    expect(weightText(82.5)).toBe('82.5 kg');
    expect(distanceText(400)).toBe('400 m');
    expect(distanceText(5200)).toBe('5.2 km');
    expect(shortDistanceText(shortDistance(40))).toBe('40 m');
    expect(paceText(1600, 5000)).toBe('5:20 min/km');
  });
});

describe('a member in pounds', () => {
  it('reads pounds and miles, as typed', () => {
    setCurrentUnits(US_UNITS);
    expect(weightText(weightToKg(135))).toBe('135 lbs');
    expect(weightText(weightToKg(2.5))).toBe('2.5 lbs');
    expect(weightFromKg(weightToKg(-40.25))).toBe(-40.25);
    expect(weightText(1230.4)).toBe('2713 lbs');
    expect(distanceText(5000)).toBe('3.11 mi');
    expect(distanceText(400)).toBe('437 yd');
    expect(shortDistance(400)).toBe(437.4);
    expect(shortDistanceText(437.4)).toBe('437 yd');
    expect(paceText(1800, 5000)).toBe('9:39 min/mi');
  });
});
