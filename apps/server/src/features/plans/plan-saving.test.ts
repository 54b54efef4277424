import { describe, expect, it } from 'vitest';
import { newExercise } from '../../../test/exercises.ts';
import { contentOf, newPlan, type PlanBody, plansOf, readBack } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const plans = plansOf(t, await t.cast.ada());
const WEEK = {
  Monday: [
    { exercise_id: 1, sets: 5, reps: 5 },
    { exercise_id: 2, sets: 3, reps: 12 },
  ],
  Friday: [{ exercise_id: 3, sets: 4, reps: 8 }],
};
const base = { fitnessGoal: 'endurance', activityLevel: 'sedentary', workoutDays: WEEK };
const archive = async (id: number) => {
  const { token } = await t.cast.admin();
  expect((await t.request('DELETE', `/api/admin/exercises/${id}`, { token })).status).toBe(200);
};
/** As if the generator had made it so: with its reasons. */
async function explained(): Promise<PlanBody> {
  const plan = await newPlan(plans, base);
  await t.sql(`update plans set reasons = '{"Because."}', source = 'generated' where id = $1`, [
    plan.plan_id,
  ]);
  return readBack(plans, plan.plan_id);
}

describe('changing a plan (R-647)', () => {
  it('takes all its fields as the edit screen sends them', async () => {
    const { plan_id } = await newPlan(plans, base);
    const workouts = { Monday: [], Sunday: [{ exercise_id: 7, name: 'Ignored', sets: 2, reps: 30 }] };
    const answer = await plans.change(plan_id, {
      plan_id,
      plan_name: ' New name ',
      fitness_goal: 'muscle_gain',
      activity_level: 'very_active',
      workouts,
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        plan_id,
        plan_name: 'New name',
        fitness_goal: 'muscle_gain',
        activity_level: 'very_active',
        workoutDaysCount: 1,
      },
    });
    expect(contentOf(answer.body as unknown as PlanBody)).toEqual({ Sunday: [[7, 2, 30]] });
    expect(await readBack(plans, plan_id)).toEqual(answer.body);
  });

  it.each([
    [{ plan_name: 'Other' }, { plan_name: 'Other' }],
    [{ fitness_goal: 'weight_loss' }, { fitness_goal: 'weight_loss' }],
    [{ activity_level: 'very_active' }, { activity_level: 'very_active' }],
    [{ planName: 'Other', fitnessGoal: null, activityLevel: null, workouts: null }, { plan_name: 'Other' }],
    [{}, {}],
  ])('leaves what is not given: %j', async (body, changed) => {
    const plan = await newPlan(plans, base);
    const before = await readBack(plans, plan.plan_id);
    expect((await plans.change(plan.plan_id, body)).status).toBe(200);
    expect(await readBack(plans, plan.plan_id)).toEqual({ ...before, ...changed });
  });

  it.each([
    ['PUT', (plan_id: number) => plans.change(plan_id, { workouts: {} })],
    ['generate', (plan_id: number) => plans.generate({ plan_id, plan_name: 'Rest', workouts: {} })],
  ])('reads a map without days as a week of rest (%s, A-131, A-135)', async (_how, save) => {
    const { plan_id } = await newPlan(plans, base);
    expect(await save(plan_id)).toMatchObject({ status: 200, body: { workoutDaysCount: 0 } });
    expect(contentOf(await readBack(plans, plan_id))).toEqual({});
  });

  it.each([
    ['plan_id', 'plan_name', 'fitness_goal', 'activity_level'],
    ['planId', 'planName', 'fitnessGoal', 'activityLevel'],
    ['workoutPlanId', 'planname', 'fitnessgoal', 'activitylevel'],
    ['id', 'name', 'fitness_goal', 'activity_level'],
  ])('reads %s, %s, %s and %s (A-128)', async (id, name, goal, level) => {
    const { plan_id } = await newPlan(plans);
    const body = { [id]: plan_id, [name]: 'Spelled', [goal]: 'endurance', [level]: 'sedentary' };
    const spelled = { plan_name: 'Spelled', fitness_goal: 'endurance', activity_level: 'sedentary' };
    expect(await plans.change(plan_id, body)).toMatchObject({ status: 200, body: spelled });
    expect((await plans.change(plan_id, { [id]: plan_id + 1 })).status).toBe(400);
  });

  it('follows the address; another id in the body is refused, the same one as text is not (A-146)', async () => {
    const [one, other] = [await newPlan(plans), await newPlan(plans)];
    expect(await plans.change(one.plan_id, { plan_id: other.plan_id, plan_name: 'x' })).toMatchObject({
      status: 400,
      body: { message: 'The plan ID in the body differs from the one in the address', field: 'plan_id' },
    });
    for (const { plan_id, plan_name } of [one, other])
      expect((await readBack(plans, plan_id)).plan_name).toBe(plan_name);
    expect((await plans.change(one.plan_id, { plan_id: String(one.plan_id) })).status).toBe(200);
  });

  it.each([
    [{ plan_name: '' }, 'Please enter a plan name'],
    [{ plan_name: '   ' }, 'Please enter a plan name'],
    [{ plan_name: 'x'.repeat(201) }, 'Plan name must be at most 200 characters'],
    [{ plan_id: 'one' }, 'Plan ID must be a whole number'],
    [{ fitness_goal: '' }, 'Please select a fitness goal'],
    [{ activity_level: 'asleep' }, 'Please choose an activity level'],
    [{ workouts: [] }, 'Workouts must be a map from weekday to a list of exercises'],
    [{ workouts: { Someday: [] } }, 'Workouts must be a map from weekday to a list of exercises'],
    [{ workouts: { Monday: {} } }, 'Each day of a plan is a list of exercises'],
    [
      { workouts: { Monday: [{ exercise_id: 1, sets: 101 }] } },
      'Sets must be a whole number between 1 and 100',
    ],
  ])('refuses %j and changes nothing (R-527, A-013)', async (changes, message) => {
    const plan = await newPlan(plans, base);
    const before = await readBack(plans, plan.plan_id);
    const answer = await plans.change(plan.plan_id, { plan_name: 'Changed', ...changes });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(await readBack(plans, plan.plan_id)).toEqual(before);
  });

  it('keeps duplicates and their order (A-139)', async () => {
    const { plan_id } = await newPlan(plans);
    const twice = { exercise_id: 4, sets: 3, reps: 10 };
    await plans.change(plan_id, { workouts: { Monday: [twice, { ...twice, reps: 12 }, twice] } });
    expect(contentOf(await readBack(plans, plan_id)).Monday).toEqual([
      [4, 3, 10],
      [4, 3, 12],
      [4, 3, 10],
    ]);
  });
});

describe('the reasons of a generated plan', () => {
  it.each([
    ['PUT', (plan: PlanBody, changes: object) => plans.change(plan.plan_id, changes)],
    ['generate', (plan: PlanBody, changes: object) => plans.generate({ ...plan, ...changes })],
  ])('stay while its exercises do, and go when they change (%s)', async (_how, save) => {
    const plan = await explained();
    for (const changes of [{ plan_name: 'Renamed' }, { plan_name: 'Again', workouts: WEEK }])
      expect((await save(plan, changes)).body).toMatchObject({ reasons: ['Because.'], source: 'generated' });
    const swapped = { ...WEEK, Monday: [...WEEK.Monday].reverse() };
    expect((await save(plan, { workouts: swapped })).body).toMatchObject({
      reasons: [],
      source: 'generated',
    });
    expect((await readBack(plans, plan.plan_id)).reasons).toEqual([]);
  });
});

describe('an exercise that was archived (A-159)', () => {
  it('stays in the plans that have it, with its details, and they can be saved, even onto another day', async () => {
    const gone = await newExercise(t);
    const entry = { exercise_id: gone.exercise_id, sets: 3, reps: 10 };
    const { plan_id } = await newPlan(plans, { workoutDays: { Monday: [entry] } });
    const before = await readBack(plans, plan_id);
    await archive(gone.exercise_id);
    expect(await readBack(plans, plan_id)).toEqual(before);
    expect(before.workouts.Monday?.[0]).toMatchObject({ name: gone.name, equipment: ['Dumbbells'] });
    const answer = await plans.change(plan_id, { workouts: { Tuesday: [entry, entry] } });
    expect(answer.status).toBe(200);
    expect(contentOf(await readBack(plans, plan_id))).toEqual({
      Tuesday: [
        [gone.exercise_id, 3, 10],
        [gone.exercise_id, 3, 10],
      ],
    });
  });

  it('does not come into another plan, nor back into one it was taken from', async () => {
    const gone = await newExercise(t);
    const workouts = { Monday: [{ exercise_id: gone.exercise_id }] };
    const [had, never] = [await newPlan(plans, { workoutDays: workouts }), await newPlan(plans)];
    await archive(gone.exercise_id);
    const message = `${gone.name} is no longer in the library and cannot be added to a plan`;
    expect(await plans.change(never.plan_id, { workouts })).toMatchObject({ status: 400, body: { message } });
    const save = { plan_id: never.plan_id, plan_name: 'x', workouts };
    expect(await plans.generate(save)).toMatchObject({ status: 400, body: { message } });
    await plans.change(had.plan_id, { workouts: { Monday: [{ exercise_id: 1 }] } });
    expect(await plans.change(had.plan_id, { workouts })).toMatchObject({ status: 400, body: { message } });
  });
});
