import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Circle, cylinder, hull, limb } from './outline.ts';

const circle = fc.tuple(
  fc.double({ min: -100, max: 100, noNaN: true }),
  fc.double({ min: -100, max: 100, noNaN: true }),
  fc.double({ min: 0.5, max: 12, noNaN: true }),
);
const isPath = (d: string) => /^(?:[MLAa][-\d. ]+)+Z$/.test(d) && !d.includes('NaN');

test('an outline is a closed path of whole numbers, whatever the circles', () => {
  fc.assert(
    fc.property(fc.array(circle, { minLength: 1, maxLength: 9 }), circle, circle, (circles, a, b) => {
      expect(isPath(hull(circles as readonly Circle[]))).toBe(true);
      expect(isPath(limb(a, b))).toBe(true);
      expect(isPath(cylinder(a, [b[0] / 100, b[1] / 100], 0.5, 3))).toBe(true);
    }),
  );
});

test('around equal circles it goes round both', () => {
  expect(limb([0, 0, 1], [10, 0, 1])).toBe('M0 10A10 10 0 0 1 0 -10L100 -10A10 10 0 1 1 100 10Z');
});
