import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goal, loads, sessions, straight, suggest } from './test-sessions.ts';

const weights = fc.constantFrom(20, 40, 60, 62.5, 100);
const done = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 3, maxLength: 3 });
const past = fc.array(fc.tuple(weights, done), { minLength: 1, maxLength: 5 });
const asSessions = (list: readonly (readonly [number | null, readonly number[]])[]) =>
  sessions(...list.map(([weight, reps]) => straight(weight, ...reps)));

describe('always', () => {
  it('stays inside the range, and never goes below nothing', () => {
    fc.assert(
      fc.property(past, fc.boolean(), (list, bodyweight) => {
        const given = list.map(([weight, reps]) => [bodyweight ? null : weight, reps] as const);
        const suggestion = suggest(goal(), asSessions(given));
        for (const { weight, reps } of suggestion?.targets ?? []) {
          expect(reps).toBeGreaterThanOrEqual(8);
          expect(reps).toBeLessThanOrEqual(12);
          expect(weight ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('never asks for less after more repetitions, or after more weight (R-852)', () => {
    fc.assert(
      fc.property(
        past,
        fc.array(fc.nat(6), { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        (list, extra, heavier) => {
          const [[weight, reps] = [60, [8, 8, 8]], ...older] = list;
          const better = [
            heavier ? weight + 2.5 : weight,
            heavier ? reps : reps.map((count, index) => count + (extra[index] ?? 0)),
          ] as const;
          const before = suggest(goal(), asSessions(list))?.targets ?? [];
          const after = suggest(goal(), asSessions([better, ...older]))?.targets ?? [];
          before.forEach((target, index) => {
            const next = after[index];
            const more = (next?.weight ?? 0) - (target.weight ?? 0) || (next?.reps ?? 0) - target.reps;
            expect(more).toBeGreaterThanOrEqual(0);
          });
        },
      ),
    );
  });

  it('answers as before once the last session is deleted (R-854)', () => {
    fc.assert(
      fc.property(past, (list) => {
        const all = asSessions(list);
        const before = suggest(goal(), all.slice(1));
        suggest(goal(), all);
        expect(suggest(goal(), all.slice(1))).toEqual(before);
      }),
    );
  });

  it('is never more than one step up (R-853)', () => {
    fc.assert(
      fc.property(past, (list) => {
        const heaviest = Math.max(...list.map(([weight]) => weight));
        for (const { weight } of suggest(goal(), asSessions(list))?.targets ?? [])
          expect(weight ?? 0).toBeLessThanOrEqual(loads().up(heaviest));
      }),
    );
  });
});
