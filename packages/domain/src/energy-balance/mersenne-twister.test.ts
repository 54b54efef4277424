import { expect, it } from 'vitest';
import { MersenneTwister } from './mersenne-twister.ts';

it('gives the numbers of the reference, Python’s random.Random(1)', () => {
  const random = new MersenneTwister(1);
  expect([random.next(), random.next()]).toEqual([0.13436424411240122, 0.8474337369372327]);
  expect(random.normal(0, 1)).toBeCloseTo(0.06633580893826191, 14);
  expect(random.normal(0, 1)).toBeCloseTo(-0.7645436509716318, 14);
  expect([random.one(['m', 'f']), random.one([1, 2, 3, 4])]).toEqual(['f', 4]);
  expect(random.between(20, 60)).toBeCloseTo(38.889809743044665, 12);
});
