import { WEEKDAYS } from '@fitarc/domain/weekday';
import { describe, expect, it } from 'vitest';
import { newExercise } from '../../../test/exercises.ts';
import { contentOf, newPlan, plansOf, readBack } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const plans = plansOf(t, await t.cast.ada());
const squat = { exercise_id: 1, sets: 5, reps: 5 };
const curl = { exercise_id: 2, sets: 3, reps: 12 };
const allDays = (days: Record<string, unknown>) => ({
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, []])),
  ...days,
});
const REQUIRED = { status: 400, body: { message: 'Plan name and workout days are required' } };

describe('a plan built by hand (R-649, R-495)', () => {
  it('is stored as the builder sends it and answers 201 with all of it', async () => {
    const days = allDays({ Monday: [{ ...squat, name: 'Squat' }], Thursday: [curl, squat] });
    const answer = await plans.createCustom({
      name: ' My plan ',
      fitnessGoal: 'weight_loss',
      workoutDays: days,
      selectedExercises: days,
    });
    expect(answer.status).toBe(201);
    const { workoutPlanId, planName, ...plan } = answer.body;
    expect([workoutPlanId, planName]).toEqual([plan.plan_id, 'My plan']);
    expect(plan).toMatchObject({
      plan_name: 'My plan',
      fitness_goal: 'weight_loss',
      activity_level: null,
      workoutDaysCount: 2,
      source: 'custom',
    });
    expect(await readBack(plans, plan.plan_id)).toEqual(plan);
    expect(contentOf(await readBack(plans, plan.plan_id))).toEqual({
      Monday: [[1, 5, 5]],
      Thursday: [
        [2, 3, 12],
        [1, 5, 5],
      ],
    });
  });

  it.each([
    ['a map of days', { workoutDays: { Monday: [squat], Friday: [curl] } }],
    ['a map in another case', { workoutDays: { monday: [squat], FRIDAY: [curl] } }],
    ['a map with days of null', { workoutDays: { Monday: [squat], Tuesday: null, Friday: [curl] } }],
    [
      'a list of days with exercises',
      {
        workoutDays: [
          { day: 'Monday', exercises: [squat] },
          { day: 'friday', exercises: [curl] },
        ],
      },
    ],
    [
      'a list of days called name',
      {
        workoutDays: [
          { name: 'Monday', exercises: [squat] },
          { name: 'Friday', exercises: [curl] },
        ],
      },
    ],
    [
      'names beside a map of exercises',
      { workoutDays: ['Monday', 'friday'], selectedExercises: { Monday: [squat], Friday: [curl] } },
    ],
    [
      'a map of empty days beside a map of exercises',
      { workoutDays: allDays({}), selectedExercises: allDays({ Monday: [squat], Friday: [curl] }) },
    ],
    [
      'a map that wins over the other one',
      {
        workoutDays: { Monday: [squat], Friday: [curl] },
        selectedExercises: { Sunday: [squat] },
      },
    ],
  ])('takes its days as %s (A-133)', async (_how, days) => {
    const plan = await newPlan(plans, days);
    expect(contentOf(plan)).toEqual({ Monday: [[1, 5, 5]], Friday: [[2, 3, 12]] });
  });

  it('puts one list of exercises on every named day (A-133)', async () => {
    const plan = await newPlan(plans, {
      workoutDays: ['Tuesday', 'Sunday'],
      selectedExercises: [squat, curl],
    });
    const both = [
      [1, 5, 5],
      [2, 3, 12],
    ];
    expect(contentOf(plan)).toEqual({ Tuesday: both, Sunday: both });
  });

  it('takes the exercises of a day named twice together', async () => {
    const days = [
      { day: 'Monday', exercises: [squat] },
      { day: 'monday', exercises: [curl] },
    ];
    expect(contentOf(await newPlan(plans, { workoutDays: days }))).toEqual({
      Monday: [
        [1, 5, 5],
        [2, 3, 12],
      ],
    });
  });

  it.each(['name', 'plan_name', 'planName', 'planname'])(
    'takes its name as %s (R-650, A-128)',
    async (key) => {
      const plan = await newPlan(plans, { name: undefined, [key]: 'Spelled' });
      expect(plan.plan_name).toBe('Spelled');
    },
  );

  it.each([
    ['fitness_goal', 'activity_level'],
    ['fitnessGoal', 'activityLevel'],
    ['fitnessgoal', 'activitylevel'],
  ])('takes goal and level as %s and %s (A-128)', async (goal, level) => {
    const plan = await newPlan(plans, { [goal]: 'endurance', [level]: 'sedentary' });
    expect(plan).toMatchObject({ fitness_goal: 'endurance', activity_level: 'sedentary' });
  });

  it('may consist of rest (A-135)', async () => {
    const plan = await newPlan(plans, { workoutDays: allDays({}) });
    expect(plan).toMatchObject({ workoutDaysCount: 0, workouts: allDays({}) });
  });

  it('starts what has no numbers at 3 sets and 10 reps (R-498)', async () => {
    expect(
      contentOf(await newPlan(plans, { workoutDays: { Monday: [{ exerciseId: '2' }, { id: 1 }] } })),
    ).toEqual({
      Monday: [
        [2, 3, 10],
        [1, 3, 10],
      ],
    });
  });

  it('keeps duplicates and their order (A-139)', async () => {
    const day = [squat, curl, squat, { ...squat, reps: 8 }];
    expect(contentOf(await newPlan(plans, { workoutDays: { Monday: day } })).Monday).toEqual([
      [1, 5, 5],
      [2, 3, 12],
      [1, 5, 5],
      [1, 5, 8],
    ]);
  });

  it('holds a hundred exercises on each of seven days, and no more (A-013)', async () => {
    const day = (length: number) =>
      Array.from({ length }, (_, index) => ({ exercise_id: 1 + (index % 50), sets: 100, reps: 1000 }));
    const full = Object.fromEntries(WEEKDAYS.map((name) => [name, day(100)]));
    const plan = await newPlan(plans, { workoutDays: full });
    for (const name of WEEKDAYS)
      expect(plan.workouts[name]?.map(({ exercise_id }) => exercise_id)).toEqual(
        day(100).map(({ exercise_id }) => exercise_id),
      );
    expect(await plans.createCustom({ name: 'x', workoutDays: { ...full, Sunday: day(101) } })).toMatchObject(
      {
        status: 400,
        body: { message: 'A day of a plan can have at most 100 exercises' },
      },
    );
  });
});

describe('a plan that is refused', () => {
  const total = async () => (await plans.list()).list.length;

  it.each([
    [{ workoutDays: { Monday: [squat] } }],
    [{ name: '', workoutDays: { Monday: [squat] } }],
    [{ name: '  ', workoutDays: { Monday: [squat] } }],
    [{ name: null, workoutDays: { Monday: [squat] } }],
    [{ name: 'x' }],
    [{ name: 'x', workoutDays: null }],
    [{ name: 'x', workoutDays: {} }],
    [{ name: 'x', workoutDays: [] }],
    [{ name: 'x', workoutDays: 'Monday' }],
    [{ name: 'x', workoutDays: ['Someday'] }],
    [{ name: 'x', workoutDays: [null] }],
    [{ name: 'x', workoutDays: { Someday: [squat] } }],
    [{ name: 'x', selectedExercises: { Monday: [squat] } }],
    [{}],
  ])('has no name or no days: %j (R-496, A-133)', async (body) => {
    const before = await total();
    expect(await plans.createCustom(body)).toMatchObject(REQUIRED);
    expect(await total()).toBe(before);
  });

  const SETS = 'Sets must be a whole number between 1 and 100';
  const REPS = 'Reps must be a whole number between 1 and 1000';
  const ID = 'Every exercise of a plan needs its exercise_id';
  it.each([
    [{ name: 'x'.repeat(201) }, 'Plan name must be at most 200 characters'],
    [{ fitnessGoal: 'world_peace' }, 'Please select a fitness goal'],
    [{ activityLevel: 'asleep' }, 'Please choose an activity level'],
    [{ workoutDays: { Monday: [{ ...squat, sets: 0 }] } }, SETS],
    [{ workoutDays: { Monday: [{ ...squat, sets: 101 }] } }, SETS],
    [{ workoutDays: { Monday: [{ ...squat, sets: 1.5 }] } }, SETS],
    [{ workoutDays: { Monday: [{ ...squat, reps: 0 }] } }, REPS],
    [{ workoutDays: { Monday: [{ ...squat, reps: 1001 }] } }, REPS],
    [{ workoutDays: { Monday: [{ ...squat, reps: 'many' }] } }, REPS],
    [{ workoutDays: { Monday: [{ sets: 3 }] } }, ID],
    [{ workoutDays: { Monday: [{ exercise_id: -1 }] } }, ID],
    [{ workoutDays: { Monday: ['Squat'] } }, ID],
    [{ workoutDays: { Monday: 'Squat' } }, 'Each day of a plan is a list of exercises'],
    [
      { workoutDays: { Monday: [squat, { exercise_id: 999_999 }] } },
      'There is no exercise with the ID 999999',
    ],
  ])('says what is wrong: %j (A-013, A-136, A-159)', async (changes, message) => {
    const before = await total();
    expect(
      await plans.createCustom({ name: 'x', workoutDays: { Monday: [squat] }, ...changes }),
    ).toMatchObject({
      status: 400,
      body: { message },
    });
    expect(await total()).toBe(before);
  });

  it('names an exercise that is no longer in the library (A-159)', async () => {
    const { exercise_id, name } = await newExercise(t);
    const { token } = await t.cast.admin();
    await t.request('DELETE', `/api/admin/exercises/${exercise_id}`, { token });
    expect(await plans.createCustom({ name: 'x', workoutDays: { Monday: [{ exercise_id }] } })).toMatchObject(
      {
        status: 400,
        body: { message: `${name} is no longer in the library and cannot be added to a plan` },
      },
    );
  });
});
