import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadingAbove, loadingUpTo, USUAL_GYM_WEIGHTS } from './plates.ts';

const { kg, lbs } = USUAL_GYM_WEIGHTS;

describe('loadingUpTo', () => {
  it.each([
    [100, [20, 20]],
    [62.5, [20, 1.25]],
    [60, [20]],
    [20, []],
    [12, []],
  ])('loads %d kg with the fewest plates (R-801)', (weight, side) => {
    expect(loadingUpTo(weight, kg).side).toEqual(side);
  });

  it('loads pounds with pound plates', () => {
    expect(loadingUpTo(135, lbs)).toEqual({ total: 135, side: [45] });
    expect(loadingUpTo(227.5, lbs)).toEqual({ total: 225, side: [45, 45] });
  });

  it('finds what taking the heaviest plate first would miss', () => {
    const rack = {
      bar: 0,
      plates: [
        { weight: 5, pairs: 1 },
        { weight: 3, pairs: 2 },
      ],
    };
    expect(loadingUpTo(12, rack)).toEqual({ total: 12, side: [3, 3] });
  });
});

describe('loadingAbove', () => {
  it('is the next weight the plates allow', () => {
    expect(loadingAbove(60, kg)?.total).toBe(62.5);
    expect(loadingAbove(60, { bar: 20, plates: [{ weight: 10, pairs: 4 }] })?.total).toBe(80);
    expect(loadingAbove(10, kg)?.total).toBe(20);
    expect(loadingAbove(40, { bar: 20, plates: [{ weight: 10, pairs: 1 }] })).toBeUndefined();
  });
});

const plates = fc.uniqueArray(
  fc.record({
    weight: fc.constantFrom(0.5, 1, 1.25, 2, 2.5, 5, 10, 15, 20, 25),
    pairs: fc.integer({ min: 0, max: 4 }),
  }),
  { selector: ({ weight }) => weight, maxLength: 6 },
);

it('never loads plates one does not own, and the total is what is on the bar (R-802)', () => {
  fc.assert(
    fc.property(
      plates,
      fc.constantFrom(10, 15, 20),
      fc.integer({ min: 20, max: 200 }),
      (owned, bar, weight) => {
        const rack = { bar, plates: owned };
        for (const loading of [loadingUpTo(weight, rack), loadingAbove(weight, rack)]) {
          if (!loading) continue;
          for (const { weight: plate, pairs } of owned) {
            expect(loading.side.filter((used) => used === plate).length).toBeLessThanOrEqual(pairs);
          }
          expect(loading.total).toBeCloseTo(bar + 2 * loading.side.reduce((sum, plate) => sum + plate, 0), 6);
        }
        expect(loadingUpTo(weight, rack).total).toBeLessThanOrEqual(weight);
        expect(loadingAbove(weight, rack)?.total ?? Number.POSITIVE_INFINITY).toBeGreaterThan(weight);
      },
    ),
  );
});
