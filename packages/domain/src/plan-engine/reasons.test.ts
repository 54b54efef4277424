import { describe, expect, it } from 'vitest';
import type { Equipment } from '../exercise.ts';
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
      '4 training days a week, the fewest of the 4-6 strength sessions that suit muscle gain, because you said you are lightly active.',
      'Upper body and lower body take turns, so that each muscle has at least two days before it works hard again.',
      expect.stringMatching(
        /^Chest gets 9 sets a week, back 9, shoulders 9, quadriceps \d+, hamstrings \d+ and glutes \d+\.$/,
      ),
      'Large movements come first, while you are fresh: 3 sets of 8 to 10, with a weight that leaves you one or two repetitions short of your limit; smaller muscles and the trunk follow with 3 sets of 10 to 15.',
      'Only beginner exercises, so that good form comes before heavy weights.',
      'You need machines, cables, dumbbells and a kettlebell; exchange what you do not have.',
    ]);
  });

  it('tells how hard to go where cardio is more than easy', () => {
    expect(reasons({ goal: 'endurance', activityLevel: 'moderately_active' })).toContain(
      'Cardio adds up to 170 minutes a week over 5 days, at a pace at which you can still talk; on Tuesday the rounds are hard, with easy minutes in between; on Thursday the pace is one at which talking gets difficult.',
    );
    expect(reasons({ goal: 'maintenance', activityLevel: 'sedentary' })).toContain(
      'Cardio adds up to 30 minutes a week over 3 days, at a pace at which you can still talk.',
    );
  });

  it('says where in the range of the goal the days lie, and blames the member for no gap', () => {
    const days = (changes: Parameters<typeof reasons>[0]) => reasons(changes)[0];
    expect(days({ goal: 'endurance', activityLevel: 'sedentary' })).toBe(
      '5 training days a week, the fewest of the 5-6 cardio-focused sessions that suit endurance, because you said you get little or no exercise.',
    );
    expect(days({ activityLevel: 'moderately_active' })).toBe(
      '5 training days a week, in the middle of the 4-6 strength sessions that suit muscle gain, because you said you are moderately active.',
    );
    expect(days({ goal: 'weight_loss', activityLevel: 'very_active' })).toBe(
      '5 training days a week, the most of the 4-5 workouts of cardio and strength that suit weight loss, because you said you are very active.',
    );
    const library = TEST_LIBRARY.filter(({ movementPattern }) => movementPattern !== 'cardio');
    expect(days({ goal: 'general_fitness', activityLevel: 'very_active', library })).toBe(
      '4 training days a week, in the middle of the 3-5 mixed workouts that suit general fitness.',
    );
  });

  it('names the equipment, and of a choice only what nothing else needs', () => {
    const need = (name: string, ...equipment: Equipment[]) =>
      reasons({
        library: TEST_LIBRARY.filter((one) => ['Leg Press', 'Crunch', name].includes(one.name)).map((one) =>
          one.name === name ? { ...one, equipment } : one,
        ),
      }).find((reason) => reason.startsWith('You need'));
    const only = (equipment: string) => `You need ${equipment}; exchange what you do not have.`;
    expect(need('Pec Deck', 'Cable')).toBe(only('machines and cables'));
    expect(need('Machine Chest Press', 'Cable', 'Machine')).toBe(only('machines'));
    expect(need('Machine Chest Press', 'Dumbbells', 'Bodyweight')).toBe(only('machines'));
    expect(need('Machine Chest Press', 'Kettlebell', 'Barbell')).toBe(only('machines and a kettlebell'));
    expect(need('Leg Press', 'Bodyweight')).toBe('You need no equipment.');
  });

  it('gives the trunk its own figures, or shares those of the small exercises', () => {
    const scheme = (...names: string[]) =>
      reasons({ library: TEST_LIBRARY.filter(({ name }) => ['Leg Press', ...names].includes(name)) })
        .find((reason) => reason.startsWith('Large'))
        ?.split('; ')[1];
    expect(scheme('Plank')).toBeUndefined();
    expect(scheme('Crunch')).toMatch(/^the trunk follows with 3 sets of 1/);
    expect(scheme('Pec Deck', 'Crunch')).toMatch(
      /^smaller muscles follow with 3 sets of \d+, the trunk with 3 sets of 1/,
    );
    expect(scheme('Pec Deck', 'Plank')).toMatch(/^smaller muscles follow with 3 sets of \d+\.$/);
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
