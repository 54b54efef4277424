import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, MUSCLES } from '../exercise.ts';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '../profile.ts';
import { areasOf } from '../training-load.ts';
import { WEEKDAYS } from '../weekday.ts';
import { ADVANCED_A_DAY, HARD_SETS, MAX_DIFFICULTY } from './bounds.ts';
import { type GeneratedPlan, generatePlan, type LibraryExercise, type PlanInput } from './generate.ts';
import { kindOf } from './kinds.ts';
import { exerciseName, TEST_LIBRARY } from './test-library.ts';

const make = (changes: Partial<PlanInput> = {}) =>
  generatePlan({
    goal: 'muscle_gain',
    activityLevel: 'lightly_active',
    seed: 1,
    library: TEST_LIBRARY,
    ...changes,
  });
const entriesOf = ({ week }: GeneratedPlan) => WEEKDAYS.flatMap((day) => week[day]);
const trainingDays = ({ week }: GeneratedPlan) => WEEKDAYS.filter((day) => week[day].length > 0);
const only = (...names: string[]) => TEST_LIBRARY.filter(({ name }) => names.includes(name));
const inputs = fc.record({
  goal: fc.constantFrom(...FITNESS_GOALS),
  activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
  seed: fc.integer(),
});

describe('a generated week (A-144)', () => {
  it('is the same for the same input, whatever the order of the library', () => {
    fc.assert(
      fc.property(inputs, fc.shuffledSubarray([...TEST_LIBRARY]), (input, library) => {
        const again = [...library].sort((a, b) => b.id - a.id);
        expect(generatePlan({ ...input, library: again })).toEqual(generatePlan({ ...input, library }));
      }),
    );
  });

  it('changes its exercises with the seed, and neither its days nor its sets', () => {
    const plans = Array.from({ length: 30 }, (_, seed) => make({ seed }));
    expect(new Set(plans.map((plan) => JSON.stringify(plan.week))).size).toBeGreaterThan(20);
    expect(new Set(plans.map((plan) => trainingDays(plan).join())).size).toBe(1);
    expect(
      new Set(
        plans.map((plan) =>
          entriesOf(plan)
            .map(({ sets }) => sets)
            .join(),
        ),
      ).size,
    ).toBe(1);
  });

  it('opens with a proven lift, and with a harder one for those who train already', () => {
    const press = only('Machine Chest Press').flatMap((one) =>
      [101, 102, 103].map((id) => ({ ...one, id, name: `Newly Invented Press ${id}` })),
    );
    for (let seed = 0; seed < 20; seed++) {
      const { week } = make({ seed, library: [...TEST_LIBRARY, ...press] });
      expect(['Machine Chest Press', 'Dumbbell Floor Press']).toContain(
        exerciseName(week.Monday[0]?.exerciseId ?? 0),
      );
      const keen = make({ seed, activityLevel: 'moderately_active' }).week;
      expect(['Barbell Back Squat', 'Front Squat']).toContain(exerciseName(keen.Tuesday[0]?.exerciseId ?? 0));
    }
  });

  it('takes other exercises when a session comes back', () => {
    const { week } = make({ activityLevel: 'very_active' });
    const before = new Set(week.Wednesday.map(({ exerciseId }) => exerciseId));
    const shared = week.Saturday.filter(({ exerciseId }) => before.has(exerciseId));
    expect(shared.map(({ exerciseId }) => exerciseName(exerciseId))).toEqual([]);
  });

  it('counts holds in seconds, cardio in minutes and everything else in repetitions', () => {
    const library = only('Plank', 'Stationary Bike', 'Leg Press');
    const { week } = make({ goal: 'weight_loss', activityLevel: 'sedentary', library });
    expect(week.Monday.map(({ exerciseId, sets, reps }) => [exerciseName(exerciseId), sets, reps])).toEqual([
      ['Leg Press', 2, expect.toSatisfy((reps: number) => [10, 12, 15].includes(reps))],
      ['Plank', 2, 20],
      ['Stationary Bike', 1, 10],
    ]);
  });
});

describe('a library with gaps (A-144)', () => {
  it('answers an empty one with an empty week that says so', () => {
    for (const goal of FITNESS_GOALS) {
      const plan = make({ goal, library: [] });
      expect(entriesOf(plan)).toEqual([]);
      expect(plan.reasons).toEqual([expect.stringContaining('the week is empty')]);
    }
  });

  it('rests where nothing is left, and names what could not be filled', () => {
    const plan = make({ library: only('Leg Press', 'Stationary Bike') });
    expect(trainingDays(plan)).toEqual(['Tuesday', 'Friday']);
    expect(plan.reasons[0]).toBe(
      '2 training days a week, fewer than the 4-6 strength sessions that suit muscle gain.',
    );
    expect(plan.reasons.at(-1)).toBe(
      'The library has too little at your level for chest, back, shoulders, biceps, triceps, core, glutes, quadriceps, hamstrings and calves, so some places stay empty.',
    );
  });

  it('leaves a place empty rather than ask too much of a beginner', () => {
    const library = only('Pull-Up', 'Muscle-Up', 'Barbell Back Squat');
    expect(entriesOf(make({ library, activityLevel: 'sedentary' }))).toEqual([]);
    expect(entriesOf(make({ library, activityLevel: 'moderately_active' })).length).toBeGreaterThan(0);
  });

  it('uses no stretch and no cardio as strength work, and no burpee as a run', () => {
    const library = only('Doorway Chest Stretch', 'Burpee');
    for (const goal of FITNESS_GOALS) expect(entriesOf(make({ goal, library }))).toEqual([]);
  });

  it('keeps every limit with whatever is left of it, and whatever an administrator made of that', () => {
    const edited = fc
      .subarray([...TEST_LIBRARY])
      .chain((left) => fc.tuple(...left.map((exercise) => editsOf(exercise))));
    fc.assert(
      fc.property(inputs, edited, (input, library) => {
        expect(broken(input, library)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

/** Mostly as it was; sometimes harder, or for one muscle more. */
const editsOf = (exercise: LibraryExercise): fc.Arbitrary<LibraryExercise> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(exercise) },
    fc.constantFrom(...DIFFICULTIES).map((difficulty) => ({ ...exercise, difficulty })),
    fc.constantFrom(...MUSCLES).map((more) => ({ ...exercise, muscles: [...exercise.muscles, more] })),
  );

/** What is wrong with the plan of these exercises, by day. */
function broken(input: Omit<PlanInput, 'library'>, library: readonly LibraryExercise[]): string[] {
  const { week } = generatePlan({ ...input, library });
  const byId = new Map(library.map((one) => [one.id, one]));
  const exercisesOn = WEEKDAYS.map((day) =>
    week[day].flatMap(({ exerciseId, ...rest }) => {
      const exercise = byId.get(exerciseId);
      if (!exercise) return [];
      const areas = areasOf({ muscles: exercise.muscles, movement_pattern: exercise.movementPattern });
      return [{ exercise, areas, ...rest }];
    }),
  );
  const hardOn = exercisesOn.map((entries) => {
    const sets = new Map<string, number>();
    for (const entry of entries)
      for (const area of entry.areas) sets.set(area, (sets.get(area) ?? 0) + entry.sets);
    return [...sets].flatMap(([area, count]) =>
      count >= HARD_SETS && area !== 'Heart and Lungs' ? [area] : [],
    );
  });
  return exercisesOn.flatMap((entries, index) => {
    const strength = entries.filter(({ areas }) => !areas.includes('Heart and Lungs'));
    const kinds = strength.map(({ exercise, areas }) => kindOf(exercise, areas));
    const advanced = entries.filter(({ exercise }) => exercise.difficulty === 'Advanced');
    const tooHard = entries.filter(
      ({ exercise }) =>
        DIFFICULTIES.indexOf(exercise.difficulty) > DIFFICULTIES.indexOf(MAX_DIFFICULTY[input.activityLevel]),
    );
    const hardTwice = hardOn[index]?.filter((area) => hardOn[(index + 1) % 7]?.includes(area)) ?? [];
    return [
      ...(new Set(kinds).size < kinds.length ? [`the same kind twice: ${kinds}`] : []),
      ...(new Set(entries.map(({ exercise }) => exercise.id)).size < entries.length ? ['twice'] : []),
      ...(advanced.length > ADVANCED_A_DAY ? ['too much that is advanced'] : []),
      ...tooHard.map(({ exercise }) => `too hard: ${exercise.name}`),
      ...hardTwice.map((area) => `no rest for ${area}`),
    ].map((problem) => `${WEEKDAYS[index]}: ${problem}`);
  });
}
