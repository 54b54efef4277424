import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSet, equalSets, oneRepMax, type PerformedSet, summaryOfSets, volumeOf } from './workout.ts';

const set = (weight: number | null, reps: number, kind: PerformedSet['kind'] = 'normal') => ({
  weight,
  reps,
  kind,
});

describe('sets as one line', () => {
  it('are so many, and the best of them: the heaviest, then the one with the most repetitions', () => {
    const sets = [set(100, 1, 'warm_up'), set(80, 5), set(80, 6, 'drop'), set(60, 20), set(null, 30)];
    expect(summaryOfSets(sets)).toEqual({ sets: 4, reps: 6, weight: 80 });
    expect(bestSet([set(null, 5), set(0, 9), set(null, 7)])).toEqual(set(0, 9));
  });

  it('are what they were made of when they are equal', () => {
    expect(summaryOfSets(equalSets(3, 10, 62.5))).toEqual({ sets: 3, reps: 10, weight: 62.5 });
    expect(summaryOfSets(equalSets(2, 8, null))).toEqual({ sets: 2, reps: 8, weight: null });
  });

  it('are those of the warm-up where there was nothing else, and none where there are none', () => {
    expect(summaryOfSets([set(20, 10, 'warm_up')])).toEqual({ sets: 1, reps: 10, weight: 20 });
    expect(summaryOfSets([])).toEqual({ sets: 0, reps: 0, weight: null });
  });
});

describe('kilograms moved', () => {
  it('are weight times repetitions of the working sets, where repetitions are counted', () => {
    const sets = [set(40, 10, 'warm_up'), set(100, 5), set(102.5, 3, 'failure'), set(null, 20)];
    expect(volumeOf(sets, 'reps')).toBe(807.5);
    for (const unit of ['seconds', 'minutes', 'metres'] as const) expect(volumeOf(sets, unit)).toBe(0);
    expect(volumeOf([set(40, 10, 'warm_up')], 'reps')).toBe(0);
  });

  it('add up exactly, in any order', () => {
    expect(volumeOf([set(0.1, 1), set(0.2, 1)], 'reps')).toBe(0.3);
    expect(volumeOf(equalSets(100, 10_000, 9999.999), 'reps')).toBe(9_999_999_000);
    const anySet = fc.record({ grams: fc.nat(10_000_000), reps: fc.integer({ min: 1, max: 10_000 }) });
    fc.assert(
      fc.property(fc.array(anySet, { maxLength: 100 }), (sets) => {
        const grams = sets.reduce((sum, { grams, reps }) => sum + BigInt(grams) * BigInt(reps), 0n);
        const done = sets.map(({ grams, reps }) => set(grams / 1000, reps));
        expect(volumeOf(done, 'reps')).toBe(Number(grams) / 1000);
        expect(volumeOf(done.toReversed(), 'reps')).toBe(Number(grams) / 1000);
      }),
    );
  });
});

describe('what could be lifted once', () => {
  it('is the weight itself for one repetition, and by Epley up to twelve', () => {
    expect(oneRepMax(100, 1)).toBe(100);
    expect(oneRepMax(62.525, 1)).toBe(62.525);
    expect(oneRepMax(100, 5)).toBe(116.7);
    expect(oneRepMax(60, 12)).toBe(84);
    // Exactly between two: up, however the decimals are stored.
    expect(oneRepMax(10.5, 3)).toBe(11.6);
    expect(oneRepMax(0.5, 3)).toBe(0.6);
  });

  it('is nothing without weight, and nothing beyond twelve repetitions', () => {
    for (const [weight, reps] of [
      [null, 5],
      [0, 5],
      [100, 13],
      [100, 0],
    ] as const)
      expect(oneRepMax(weight, reps)).toBeNull();
  });

  it('never falls with more weight or more repetitions, and is never less than what was lifted', () => {
    const weights = fc.integer({ min: 1, max: 10_000_000 }).map((grams) => grams / 1000);
    fc.assert(
      fc.property(weights, fc.integer({ min: 2, max: 11 }), (weight, reps) => {
        const estimate = oneRepMax(weight, reps) ?? 0;
        expect(oneRepMax(weight, reps + 1)).toBeGreaterThanOrEqual(estimate);
        expect(oneRepMax(weight + 1, reps)).toBeGreaterThanOrEqual(estimate);
        expect(estimate + 0.05).toBeGreaterThanOrEqual(weight);
      }),
    );
  });
});
