import { FITNESS_GOALS, type FitnessGoal } from '@fitarc/domain/profile';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AIM,
  contentOf,
  generatedAgo,
  newPlan,
  type PlanBody,
  plansOf,
  readBack,
} from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const plans = plansOf(t, ada);
const seedOf = async (id: unknown) => (await t.sql('select seed from plans where id = $1', [id]))[0]?.seed;

/** A new plan, however short ago the last one was made. */
async function generated(body: object = AIM, of = plans, person = ada): Promise<PlanBody> {
  await generatedAgo(t, person, 60);
  const answer = await of.generate(body);
  if (answer.status >= 300) throw new Error(`generate answered ${answer.status}: ${answer.text}`);
  return answer.body as unknown as PlanBody;
}

beforeEach(() => t.sql('delete from plans'));

describe('a new plan (R-644, A-130, A-131)', () => {
  it('answers 201 with its id, its name and all of it, and is stored at once', async () => {
    const answer = await plans.generate(AIM);
    expect(answer.status).toBe(201);
    const { workoutPlanId, planName, ...plan } = answer.body;
    expect([workoutPlanId, planName]).toEqual([plan.plan_id, 'Muscle Gain Plan']);
    expect(plan).toMatchObject({ ...AIM, plan_name: 'Muscle Gain Plan', source: 'generated' });
    expect(await readBack(plans, workoutPlanId)).toEqual(plan);
    expect((await plans.list()).list.map((row) => row.plan_id)).toEqual([workoutPlanId]);
    const made = plan as unknown as PlanBody;
    expect(made.workoutDaysCount).toBe(Object.keys(contentOf(made)).length);
    expect(made.workoutDaysCount).toBeGreaterThan(0);
    expect(made.reasons.length).toBeGreaterThan(0);
  });

  const NAMES: Record<FitnessGoal, string> = {
    muscle_gain: 'Muscle Gain Plan',
    weight_loss: 'Weight Loss Plan',
    maintenance: 'Weight Maintenance Plan',
    endurance: 'Endurance Training Plan',
    general_fitness: 'General Fitness Plan',
  };
  it.each(FITNESS_GOALS)('is named after its goal: %s (A-130, A-141)', async (fitness_goal) => {
    const plan = await generated({ fitness_goal, activity_level: 'sedentary' });
    expect(plan).toMatchObject({ plan_name: NAMES[fitness_goal], fitness_goal });
  });

  it('has the name that was asked for', async () => {
    expect((await generated({ ...AIM, plan_name: 'Summer' })).plan_name).toBe('Summer');
  });

  it.each([
    ['fitness_goal', 'activity_level'],
    ['fitnessGoal', 'activityLevel'],
    ['fitnessgoal', 'activitylevel'],
  ])('reads %s and %s (A-128)', async (goal, level) => {
    const plan = await generated({ [goal]: AIM.fitness_goal, [level]: AIM.activity_level });
    expect(plan).toMatchObject(AIM);
    const query = { [goal]: AIM.fitness_goal, [level]: AIM.activity_level };
    expect((await plans.initial(query)).body.plan_id).toBe(plan.plan_id);
  });

  it('is the same for everybody who asks for it first, and another one the next time (A-144)', async () => {
    const first = await generated();
    const hers = await generated(AIM, plansOf(t, grace), grace);
    expect(contentOf(hers)).toEqual(contentOf(first));
    const second = await generated();
    expect(contentOf(second)).not.toEqual(contentOf(first));
    const other = await generated({ ...AIM, fitness_goal: 'endurance' });
    expect(await Promise.all([first, second, other, hers].map((plan) => seedOf(plan.plan_id)))).toEqual([
      1, 2, 1, 1,
    ]);
  });

  it('is made of what is in the library now (A-159)', async () => {
    const idsOf = ({ workouts }: PlanBody) =>
      Object.values(workouts).flatMap((day) => day.map(({ exercise_id }) => exercise_id));
    const first = await generated();
    const gone = idsOf(first);
    await plans.remove(first.plan_id);
    await t.sql('update exercises set archived_at = now() where id = any($1)', [gone]);
    const second = await generated();
    await t.sql('update exercises set archived_at = null');
    expect(idsOf(second).filter((id) => gone.includes(id))).toEqual([]);
    expect(idsOf(second).length).toBeGreaterThan(0);
  });

  it.each([
    [{ activity_level: 'sedentary' }, 'Please select a fitness goal'],
    [{ fitness_goal: 'endurance' }, 'Please choose an activity level'],
    [{ fitness_goal: null, activity_level: 'sedentary' }, 'Please select a fitness goal'],
    [{ fitness_goal: 'world_peace', activity_level: 'sedentary' }, 'Please select a fitness goal'],
    [{ fitness_goal: 'endurance', activity_level: 'asleep' }, 'Please choose an activity level'],
    [{ ...AIM, plan_id: 'one' }, 'Plan ID must be a whole number'],
    [{ ...AIM, workouts: { Monday: [] } }, 'Plan ID is required to save workouts'],
    [{}, 'Please select a fitness goal'],
  ])('is refused for %j, and none is made', async (body, message) => {
    await generatedAgo(t, ada, 60);
    expect(await plans.generate(body)).toMatchObject({ status: 400, body: { message } });
    expect((await plans.list()).list).toEqual([]);
  });
});

describe('the initial plan (R-643)', () => {
  it('is JSON null while there is none (A-129)', async () => {
    const answer = await plans.initial(AIM);
    expect([answer.status, answer.text]).toEqual([200, 'null']);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('is the newest generated plan for goal and level, as saved since (A-130)', async () => {
    await generated();
    t.clock.forward({ seconds: 1 });
    const { plan_id } = await generated();
    t.clock.forward({ seconds: 1 });
    await generated({ ...AIM, activity_level: 'sedentary' });
    await newPlan(plans, { fitnessGoal: AIM.fitness_goal, activityLevel: AIM.activity_level });
    await plans.change(plan_id, { plan_name: 'Mine', workouts: { Monday: [{ exercise_id: 1 }] } });
    const answer = await plans.initial(AIM);
    expect(answer.body).toMatchObject({ plan_id, plan_name: 'Mine' });
    expect(answer.body).toEqual(await readBack(plans, plan_id));
    await plans.remove(plan_id);
    expect((await plans.initial(AIM)).body.plan_id).not.toBe(plan_id);
  });

  it.each([
    [{ activity_level: 'sedentary' }, 'Please select a fitness goal'],
    [{ fitness_goal: 'endurance' }, 'Please choose an activity level'],
    [{ fitness_goal: 'x', activity_level: 'sedentary' }, 'Please select a fitness goal'],
  ])('is not looked for without both: %j', async (query, message) => {
    expect(await plans.initial(query as Record<string, string>)).toMatchObject({
      status: 400,
      body: { message },
    });
  });
});

describe('a plan made anew (A-131)', () => {
  it('has other exercises and new reasons under its id and name', async () => {
    const { plan_id, ...before } = await generated();
    await plans.change(plan_id, { plan_name: 'Mine', workouts: { Monday: [{ exercise_id: 1 }] } });
    await generatedAgo(t, ada, 60);
    const answer = await plans.generate({ plan_id });
    expect(answer).toMatchObject({
      status: 200,
      body: { ...AIM, workoutPlanId: plan_id, planName: 'Mine', created_at: before.created_at },
    });
    const after = await readBack(plans, plan_id);
    expect(contentOf(after)).not.toEqual(contentOf(before));
    expect(contentOf(after)).not.toEqual({ Monday: [[1, 3, 10]] });
    expect(after.reasons.length).toBeGreaterThan(0);
    expect(await seedOf(plan_id)).toBe(2);
  });

  it('may change its goal and level', async () => {
    const { plan_id } = await generated();
    const aim = { fitness_goal: 'endurance', activity_level: 'very_active' };
    expect(await generated({ planId: plan_id, ...aim })).toMatchObject({ plan_id, ...aim });
    expect((await plans.initial(aim)).body.plan_id).toBe(plan_id);
    expect((await plans.initial(AIM)).body).toBeNull();
  });

  it('is never a copy of another one', async () => {
    const [one, two] = [await generated(), await generated()];
    const again = await generated({ plan_id: one.plan_id });
    expect(contentOf(again)).not.toEqual(contentOf(two));
  });

  it('may have been built by hand: then it is a generated one', async () => {
    const custom = await newPlan(plans, { name: 'By hand' });
    await generatedAgo(t, ada, 60);
    for (const [body, message] of [
      [{}, 'Please select a fitness goal'],
      [{ fitness_goal: 'endurance' }, 'Please choose an activity level'],
    ] as const)
      expect(await plans.generate({ plan_id: custom.plan_id, ...body })).toMatchObject({
        status: 400,
        body: { message },
      });
    const made = await generated({ plan_id: custom.plan_id, ...AIM });
    expect(made).toMatchObject({ plan_name: 'By hand', source: 'generated', ...AIM });
    expect(await seedOf(custom.plan_id)).toBe(1);
  });
});

describe('saving an adjusted plan (R-645, R-519, A-131)', () => {
  it('stores name, goal, level and days', async () => {
    const { plan_id } = await generated();
    const answer = await plans.generate({
      fitness_goal: 'weight_loss',
      activity_level: 'sedentary',
      plan_id,
      plan_name: 'Adjusted',
      workouts: { Saturday: [{ exercise_id: 5, sets: 10, reps: 100 }] },
    });
    expect(answer).toMatchObject({ status: 200, body: { workoutPlanId: plan_id, planName: 'Adjusted' } });
    const saved = await readBack(plans, plan_id);
    expect(saved).toMatchObject({
      plan_name: 'Adjusted',
      fitness_goal: 'weight_loss',
      activity_level: 'sedentary',
      source: 'generated',
    });
    expect(contentOf(saved)).toEqual({ Saturday: [[5, 10, 100]] });
  });

  it.each([
    ['plan_id', 'plan_name'],
    ['planId', 'planName'],
    ['workoutPlanId', 'planname'],
    ['id', 'name'],
  ])('reads %s and %s (A-128)', async (id, name) => {
    const plan = await generated();
    const answer = await plans.generate({ [id]: plan.plan_id, [name]: 'Spelled' });
    expect(answer).toMatchObject({ status: 200, body: { plan_id: plan.plan_id, plan_name: 'Spelled' } });
    expect(contentOf(await readBack(plans, plan.plan_id))).toEqual(contentOf(plan));
  });

  it('needs a name that is one (R-511)', async () => {
    const { plan_id, workouts } = await generated();
    for (const plan_name of ['', '  '])
      expect(await plans.generate({ plan_id, plan_name, workouts })).toMatchObject({
        status: 400,
        body: { message: 'Please provide a plan name' },
      });
  });
});
