import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick, pickWeighted } from './random.ts';

const evenly = { numberOf: (item: number) => item, weightOf: () => 1 };

describe('choosing by a seed (A-144)', () => {
  it('does not depend on the order, nor on who else was there', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 2 }), fc.string(), (items, seed) => {
        const winner = pickWeighted(items, seed, evenly);
        expect(pickWeighted([...items].reverse(), seed, evenly)).toBe(winner);
        const loser = items.find((item) => item !== winner);
        expect(
          pickWeighted(
            items.filter((item) => item !== loser),
            seed,
            evenly,
          ),
        ).toBe(winner);
      }),
    );
  });

  it('gives everybody a turn and weight an advantage', () => {
    const wins = [0, 0, 0];
    for (let seed = 0; seed < 3000; seed++) {
      const winner = pickWeighted([0, 1, 2], `${seed}`, {
        numberOf: (one) => one,
        weightOf: (one) => (one === 2 ? 4 : 1),
      });
      if (winner !== undefined) wins[winner] = (wins[winner] ?? 0) + 1;
    }
    expect(Math.min(...wins)).toBeGreaterThan(100);
    expect(wins[2]).toBeGreaterThan(1500);
  });

  it('has nothing to give from nothing', () => {
    expect([pick([], 'seed'), pickWeighted([], 'seed', evenly)]).toEqual([undefined, undefined]);
    expect(new Set(Array.from({ length: 50 }, (_, seed) => pick(['a', 'b'], `${seed}`))).size).toBe(2);
  });
});
