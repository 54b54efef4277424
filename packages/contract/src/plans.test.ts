import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { plan } from './plan.ts';
import { generatePlan, getInitialPlan, listPlans } from './plans.ts';

const WIRE = {
  plan_id: 7,
  plan_name: 'Mine',
  fitness_goal: 'endurance',
  activity_level: 'sedentary',
  created_at: '2025-06-30T12:00:00Z',
};

describe('a plan in an answer (A-128)', () => {
  it.each([
    [WIRE],
    [
      {
        planId: 7,
        planName: 'Mine',
        fitnessGoal: 'endurance',
        activityLevel: 'sedentary',
        createdAt: WIRE.created_at,
      },
    ],
    [
      {
        workoutPlanId: 7,
        planname: 'Mine',
        fitnessgoal: 'endurance',
        activitylevel: 'sedentary',
        created_at: WIRE.created_at,
      },
    ],
    [{ ...WIRE, plan_id: undefined, plan_name: null, id: 7, name: 'Mine' }],
  ])('is read in every spelling: %j', (answer) => {
    expect(z.parse(plan, answer)).toMatchObject(WIRE);
    expect(z.parse(listPlans.response, [answer])).toMatchObject([WIRE]);
  });

  it('has seven days, and exercises with their equipment under both names', () => {
    const read = z.parse(plan, {
      ...WIRE,
      workouts: { monday: [{ exercise_id: 1, name: 'Curl', equipment: ['Barbell'], sets: 3, reps: 10 }] },
    });
    expect(Object.keys(read.workouts)).toHaveLength(7);
    expect(read.workouts.Monday[0]).toMatchObject({ equipment: ['Barbell'], equipment_options: ['Barbell'] });
    expect(read.workouts.Tuesday).toEqual([]);
  });
});

describe('the answer about an initial plan (A-129)', () => {
  it.each([[null], [{}], [[]], [{ plan: null }], [{ plan_name: 'without an id' }], ['none']])(
    'is none: %j',
    (answer) => {
      expect(z.parse(getInitialPlan.response, answer)).toBeNull();
    },
  );

  it.each([[WIRE], [{ plan: WIRE }]])('is the plan: %j', (answer) => {
    expect(z.parse(getInitialPlan.response, answer)).toMatchObject(WIRE);
  });
});

describe('the answer of a generation (R-520, R-521)', () => {
  it.each([[{ workoutPlanId: 7, planName: 'Mine' }], [WIRE]])('names the plan: %j', (answer) => {
    expect(z.parse(generatePlan.response, answer)).toMatchObject({ workoutPlanId: 7, planName: 'Mine' });
  });

  it.each([[{ planName: 'Mine' }], [{ plan_id: null }], [{ workoutPlanId: null }]])(
    'may lack the id, which the screen then says: %j',
    (answer) => {
      expect(z.parse(generatePlan.response, answer).workoutPlanId).toBeUndefined();
    },
  );
});
