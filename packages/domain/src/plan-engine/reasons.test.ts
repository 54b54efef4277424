import { describe, expect, it } from 'vitest';
import { generatePlan } from './generate.ts';
import { TEST_LIBRARY } from './test-library.ts';
import { inWords, schemeInWords } from './wording.ts';

const reasons = (changes: Partial<Parameters<typeof generatePlan>[0]>) =>
  generatePlan({
    goal: 'muscle_gain',
    activityLevel: 'lightly_active',
    seed: 3,
    library: TEST_LIBRARY,
    ...changes,
  }).reasons;

describe('why the week looks like this (A-144)', () => {
  it('says days, split, sets, scheme and difficulty with the figures of the plan', () => {
    expect(reasons({})).toEqual([
      '4 training days a week, in line with the 4-6 strength sessions that suit muscle gain, because you said you are lightly active.',
      'Upper body and lower body take turns, so that each muscle has at least two days before it works hard again.',
      expect.stringMatching(
        /^Chest gets 9 sets a week, back 9, shoulders 9, quadriceps \d+, hamstrings \d+ and glutes \d+\.$/,
      ),
      'Large movements come first, while you are fresh: 3 sets of 8 to 10, with a weight that leaves you one or two repetitions short of your limit; smaller muscles follow with 3 sets of 10 to 15.',
      'Only beginner exercises, so that good form comes before heavy weights.',
    ]);
  });

  it('tells how hard to go where cardio is more than easy', () => {
    expect(reasons({ goal: 'endurance', activityLevel: 'moderately_active' })).toContain(
      'Cardio adds up to 170 minutes a week over 5 days, at a pace at which you can still talk; on Tuesday the rounds are hard, with easy minutes in between; on Thursday the pace is one at which talking gets difficult.',
    );
    expect(reasons({ goal: 'maintenance', activityLevel: 'sedentary' })).toContain(
      'Cardio adds up to 10 minutes a week on Wednesday, at a pace at which you can still talk.',
    );
  });

  it('says nothing of sets where the library has cardio alone', () => {
    const library = TEST_LIBRARY.filter(({ movementPattern }) => movementPattern === 'cardio');
    const texts = reasons({ goal: 'weight_loss', library }).join(' ');
    expect(texts).toContain('Cardio adds up to 70 minutes');
    expect(texts).not.toMatch(/strength day|sets a week|Large/);
  });

  it('lists in words', () => {
    expect([inWords([]), inWords(['a']), inWords(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c']);
    expect(schemeInWords([{ sets: 1, reps: 5 }])).toBe('1 set of 5');
    expect(
      schemeInWords([
        { sets: 3, reps: 8 },
        { sets: 4, reps: 6 },
      ]),
    ).toBe('3 to 4 sets of 6 to 8');
  });
});
