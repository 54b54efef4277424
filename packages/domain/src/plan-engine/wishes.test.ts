import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EQUIPMENT, MUSCLE_GROUPS } from '../exercise.ts';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '../profile.ts';
import { areasOf } from '../training-load.ts';
import { WEEKDAYS } from '../weekday.ts';
import { HARD_SETS, mostSets } from './bounds.ts';
import { generatePlan, type PlanInput } from './generate.ts';
import { TEST_LIBRARY } from './test-library.ts';
import { isWanted } from './wishes.ts';

const byId = new Map(TEST_LIBRARY.map((one) => [one.id, one]));
const make = (wishes: PlanInput['wishes'], changes: Partial<PlanInput> = {}) => {
  const plan = generatePlan({
    goal: 'muscle_gain',
    activityLevel: 'moderately_active',
    seed: 1,
    library: TEST_LIBRARY,
    wishes,
    ...changes,
  });
  const days = WEEKDAYS.map((day) =>
    plan.week[day].flatMap(({ exerciseId, sets, reps }) => {
      const exercise = byId.get(exerciseId);
      if (!exercise) return [];
      const areas = areasOf({ muscles: exercise.muscles, movement_pattern: exercise.movementPattern });
      return [{ exercise, areas, sets, reps }];
    }),
  );
  const text = plan.reasons.join(' ');
  return { ...plan, days, all: days.flat(), text, trains: days.filter((day) => day.length > 0).length };
};
const setsOf = (entries: ReturnType<typeof make>['all'], area: string) =>
  entries.filter(({ areas }) => areas.some((one) => one === area)).reduce((sum, { sets }) => sum + sets, 0);

const wishes = fc.record(
  {
    days: fc.integer({ min: 1, max: 7 }),
    minutes: fc.integer({ min: 15, max: 180 }),
    equipment: fc.subarray([...EQUIPMENT]),
    favor: fc.subarray(MUSCLE_GROUPS),
    avoid: fc.subarray(MUSCLE_GROUPS, { maxLength: 4 }),
  },
  { requiredKeys: [] },
);

describe('wishes beyond a goal and a level', () => {
  it('keep what is missing and what is avoided out, and every limit, whatever is asked for (R-822)', () => {
    const inputs = fc.record({
      goal: fc.constantFrom(...FITNESS_GOALS),
      activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
      seed: fc.integer({ min: 0, max: 50 }),
    });
    fc.assert(
      fc.property(inputs, wishes, (input, asked) => {
        const { days, all, trains, text } = make(asked, input);
        expect(all.filter((known) => !isWanted(known, asked))).toEqual([]);
        for (const area of new Set(all.flatMap(({ areas }) => areas))) {
          if (area === 'Heart and Lungs') continue;
          expect(setsOf(all, area)).toBeLessThanOrEqual(mostSets(area, input.goal, input.activityLevel));
          const hard = days.map((day) => setsOf(day, area) >= HARD_SETS);
          expect(hard.some((one, index) => one && hard[(index + 1) % 7])).toBe(false);
        }
        if (asked.days && trains > 0) {
          expect(trains).toBeLessThanOrEqual(asked.days);
          expect(text).toContain(`you asked for ${asked.days}`);
        }
        if (asked.minutes && trains > 0) {
          const [, taken, limit] = /takes about (\d+) of your (\d+) minutes/.exec(text) ?? [];
          expect(Number(limit)).toBe(asked.minutes);
          expect(Number(taken)).toBeLessThanOrEqual(asked.minutes);
        }
        for (const group of trains > 0 ? [...(asked.favor ?? []), ...(asked.avoid ?? [])] : []) {
          expect(text).toContain(group.toLowerCase());
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('give %i training days where asked, for every goal', (days) => {
    for (const goal of FITNESS_GOALS) {
      const { trains, reasons } = make({ days }, { goal });
      expect(trains).toBe(days);
      expect(reasons[0]).toMatch(
        new RegExp(`^${days} training days? a week, .* because you asked for ${days}`),
      );
    }
  });

  it('say so when there are fewer days than asked for', () => {
    const { trains, reasons } = make({ days: 6, avoid: ['Legs'] });
    expect(trains).toBe(4);
    expect(reasons.slice(0, 2)).toEqual([
      '4 training days a week, the fewest of the 4-6 strength sessions that suit muscle gain, although you asked for 6: the others would be empty.',
      'Pushing and pulling take turns, so that each muscle has at least two days before it works hard again.',
    ]);
    expect(make({ avoid: ['Legs'] }, { activityLevel: 'sedentary' }).trains).toBe(4);
  });

  it('shorten a day from its end, and say by how much (R-823)', () => {
    const [long, short] = [make({}), make({ minutes: 30 })];
    expect(short.trains).toBe(long.trains);
    const first = (plan: typeof long) => plan.days.map((day) => day[0]?.exercise.name);
    expect(first(short)).toEqual(first(long));
    const sets = (plan: typeof long) => plan.all.reduce((sum, one) => sum + one.sets, 0);
    const exercises = long.all.length - short.all.length;
    expect(short.text).toContain(
      `To fit, the week has ${exercises} exercises and ${sets(long) - sets(short)} sets fewer than it would have.`,
    );
    expect(short.text).toContain(
      'Times are estimates: 4 seconds a repetition, 60 to 150 seconds of rest after a set and 60 seconds to set up each exercise.',
    );
    expect(make({ minutes: 180 }).week).toEqual(long.week);
  });

  it('shorten cardio, and leave a session its first lift', () => {
    const { days, text } = make({ minutes: 15 }, { goal: 'endurance' });
    expect(days.filter((day) => day.length > 0)).toHaveLength(5);
    expect(text).toMatch(/\d+ minutes of cardio fewer/);
  });

  it('make do with what is at hand', () => {
    const { all, text } = make({ equipment: ['Dumbbells'] });
    expect(new Set(all.flatMap(({ exercise }) => exercise.equipment))).toEqual(
      new Set(['Dumbbells', 'Bodyweight']),
    );
    expect(text).toContain('You need dumbbells, all of which you have.');
    expect(text).toContain('With your equipment, the library has too little at your level for');
    expect(make({ equipment: [] }).text).toContain('You need no equipment.');
  });

  it('add sets for what is favored, and none beyond the limit of the week', () => {
    const [plain, favored] = [make({}), make({ favor: ['Arms'] })];
    const arms = (plan: typeof plain) => setsOf(plan.all, 'Biceps') + setsOf(plan.all, 'Triceps');
    const added = arms(favored) - arms(plain);
    expect(added).toBeGreaterThan(2);
    expect(favored.text).toContain(
      `You favor arms: ${added} sets a week more than otherwise, ${arms(favored)} in all.`,
    );
    expect(make({ favor: ['Cardio'] }).text).toContain(
      'You favor cardio, but the week has no exercise to add sets to.',
    );
    expect(make({ favor: ['Cardio'] }, { goal: 'weight_loss' }).text).toMatch(
      /You favor cardio: \d+ minutes a week more than otherwise\./,
    );
    expect(make({ favor: ['Legs'], avoid: ['Legs'] }).text).toContain(
      'You asked both to favor and to avoid legs: avoiding won.',
    );
  });

  it('are said to be too many when nothing is left', () => {
    const avoid = MUSCLE_GROUPS;
    expect(make({ avoid }).reasons).toEqual([
      'The exercise library has nothing at your level that fits everything you asked for, so the week is empty.',
    ]);
  });
});
