import { describe, expect, it } from 'vitest';
import { isFalling, isLighterDayDue, lighterTargets } from './lighter-day.ts';
import { loads, sessions, straight } from './test-sessions.ts';

const falling = sessions(straight(90, 5), straight(95, 5), straight(100, 5));

describe('a lighter day', () => {
  it.each([
    ['down three times', falling, true],
    ['once the same', sessions(straight(90, 5), straight(90, 5), straight(100, 5)), false],
    ['going up', sessions(straight(100, 5), straight(95, 5), straight(90, 5)), false],
    ['too few sessions', falling.slice(0, 2), false],
    ['without a weight', sessions(straight(null, 8), straight(null, 9), straight(null, 10)), false],
  ] as const)('%s', (_name, past, expected) => {
    expect(isFalling(past)).toBe(expected);
  });

  it('is due when three lifts are falling, not two (R-855)', () => {
    const rising = sessions(straight(100, 5), straight(95, 5), straight(90, 5));
    expect(isLighterDayDue([falling, falling, falling, rising])).toBe(true);
    expect(isLighterDayDue([falling, falling, rising])).toBe(false);
  });

  it('does not count another lighter day', () => {
    const [light, ...rest] = falling;
    expect(isFalling([{ ...(light as (typeof falling)[0]), easy: true }, ...rest])).toBe(false);
  });

  it('has half the sets, a tenth lighter, as it can be loaded (R-856)', () => {
    const target = { weight: 100, reps: 5 };
    expect(lighterTargets([target, target, target], loads())).toEqual([
      { weight: 90, reps: 5 },
      { weight: 90, reps: 5 },
    ]);
    expect(lighterTargets([{ weight: null, reps: 12 }], loads())).toEqual([{ weight: null, reps: 12 }]);
  });
});
