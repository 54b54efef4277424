import { beforeEach, describe, expect, it } from 'vitest';
import { AIM, generatedAgo, newPlan, type PlanBody, plansOf, readBack } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const [own, hers] = [plansOf(t, ada), plansOf(t, grace)];
const NOT_FOUND = { status: 404, body: { message: 'Plan not found', code: 'NOT_FOUND' } };

beforeEach(() => t.sql('delete from plans'));

describe('the list of plans (R-648)', () => {
  it('is the caller’s alone, the newest first, with what a card shows', async () => {
    const first = await newPlan(own, {
      name: 'Old',
      fitnessGoal: 'endurance',
      workoutDays: {
        Friday: [{ exercise_id: 2, sets: 5 }],
        Monday: [{ exercise_id: 1 }, { exercise_id: 1, sets: 2 }],
      },
    });
    t.clock.forward({ seconds: 1 });
    const second = await newPlan(own, { name: 'New', workoutDays: { Monday: [] } });
    await newPlan(hers);
    const answer = await own.list();
    expect(answer.status).toBe(200);
    expect(answer.list).toEqual([
      {
        plan_id: second.plan_id,
        plan_name: 'New',
        fitness_goal: null,
        activity_level: null,
        workoutDaysCount: 0,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        saved: true,
        active: false,
        started_on: null,
        week_count: 1,
        training_days: [],
        exercise_count: 0,
        set_count: 0,
      },
      {
        plan_id: first.plan_id,
        plan_name: 'Old',
        fitness_goal: 'endurance',
        activity_level: null,
        workoutDaysCount: 2,
        created_at: expect.any(String),
        saved: true,
        active: true,
        started_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        week_count: 1,
        training_days: ['Monday', 'Friday'],
        exercise_count: 3,
        set_count: 10,
      },
    ]);
  });

  it('is empty for somebody who has none', async () => {
    expect(await own.list()).toMatchObject({ status: 200, body: [] });
  });
});

describe('one plan (R-646, R-525)', () => {
  it('has all seven days, each exercise with everything the library says about it', async () => {
    const { plan_id } = await newPlan(own, {
      name: 'Arms',
      fitnessGoal: 'muscle_gain',
      activityLevel: 'very_active',
      workoutDays: { Tuesday: [{ exercise_id: 3, sets: 4, reps: 12 }] },
    });
    const { list } = await t.request('GET', '/api/workouts/exercises/details?exerciseIds=3', {
      token: ada.token,
    });
    const [exercise] = list;
    const answer = await own.read(plan_id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      plan_id,
      plan_name: 'Arms',
      fitness_goal: 'muscle_gain',
      activity_level: 'very_active',
      workoutDaysCount: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      source: 'custom',
      reasons: [],
      saved: true,
      active: true,
      started_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      workouts: {
        Monday: [],
        Tuesday: [{ ...exercise, equipment: exercise?.equipment_options, sets: 4, reps: 12 }],
        Wednesday: [],
        Thursday: [],
        Friday: [],
        Saturday: [],
        Sunday: [],
      },
    });
    expect(Object.keys(exercise ?? {})).toEqual(
      expect.arrayContaining([
        'exercise_id',
        'name',
        'muscle_groups',
        'difficulty',
        'description',
        'instructions',
        'video_url',
      ]),
    );
  });

  it.each(['0', 'abc', '1.5', '999999', '9007199254740993', 'generate'])(
    '%s answers 404 (A-007)',
    async (id) => {
      expect((await own.read(id)).status).toBe(404);
      expect((await own.change(id, { plan_name: 'x' })).status).toBe(404);
      expect((await own.remove(id)).status).toBe(404);
    },
  );
});

describe('deleting a plan (R-651, A-145)', () => {
  it('removes it with its entries; a second time answers 404', async () => {
    const { plan_id } = await newPlan(own);
    const other = await newPlan(own);
    expect(await own.remove(plan_id)).toMatchObject({ status: 200, body: { message: 'Plan deleted' } });
    expect(await own.read(plan_id)).toMatchObject(NOT_FOUND);
    expect(await own.remove(plan_id)).toMatchObject(NOT_FOUND);
    expect((await own.list()).list.map((row) => row.plan_id)).toEqual([other.plan_id]);
    expect(await t.sql('select distinct plan_id::int from plan_entries')).toEqual([
      { plan_id: other.plan_id },
    ]);
  });

  it('happens with the account: nothing of it is left (A-181)', async () => {
    const person = await t.cast.join();
    const theirs = plansOf(t, person);
    await newPlan(theirs);
    expect((await theirs.generate(AIM)).status).toBe(201);
    const { token, password } = person;
    expect((await t.request('DELETE', '/api/users/account', { token, body: { password } })).status).toBe(200);
    expect(await t.sql('select 1 from plans union all select 1 from plan_entries')).toEqual([]);
    expect(await t.sql('select 1 from plan_generations where user_id = $1', [person.id])).toEqual([]);
  });
});

describe('somebody else’s plan (A-015, A-131)', () => {
  it.each([
    ['reading', (id: number) => hers.read(id)],
    ['changing', (id: number) => hers.change(id, { plan_name: 'Mine now', workouts: { Monday: [] } })],
    ['deleting', (id: number) => hers.remove(id)],
    ['making anew', (id: number) => hers.generate({ ...AIM, plan_id: id })],
    ['saving', (id: number) => hers.generate({ ...AIM, plan_id: id, plan_name: 'Mine now' })],
  ])('is not found: %s', async (_what, attempt) => {
    const plan = await newPlan(own, { fitnessGoal: AIM.fitness_goal, activityLevel: AIM.activity_level });
    const before = await readBack(own, plan.plan_id);
    expect(await attempt(plan.plan_id)).toMatchObject(NOT_FOUND);
    expect(await readBack(own, plan.plan_id)).toEqual(before);
    expect((await hers.list()).list).toEqual([]);
  });

  it('is not anybody’s initial plan either (R-643)', async () => {
    expect((await own.generate(AIM)).status).toBe(201);
    expect((await hers.initial(AIM)).body).toBeNull();
  });
});

describe('two hundred plans', () => {
  const fill = (count: number) =>
    t.sql(
      `insert into plans (user_id, name, created_at) select $1, 'Plan ' || n, now() from generate_series(1, $2) n`,
      [ada.id, count],
    );
  const REFUSED = { status: 409, body: { message: 'You already have 200 plans. Please delete one first.' } };

  it('are enough, however they are made; one less makes room', async () => {
    await fill(200);
    const custom = { name: 'One more', workoutDays: { Monday: [] } };
    expect(await own.createCustom(custom)).toMatchObject(REFUSED);
    expect(await own.generate(AIM)).toMatchObject(REFUSED);
    const [{ plan_id } = {}] = (await own.list()).list;
    expect((await own.remove(plan_id)).status).toBe(200);
    expect((await own.generate(AIM)).status).toBe(201);
    expect(await own.createCustom(custom)).toMatchObject(REFUSED);
  });

  it('are not outrun by a burst', async () => {
    await fill(197);
    const custom = { name: 'One more', workoutDays: { Monday: [] } };
    const answers = await Promise.all(Array.from({ length: 8 }, () => own.createCustom(custom)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect((await own.list()).list).toHaveLength(200);
  });
});

describe('a generated plan', () => {
  it('is marked as not saved until it is saved or changed, and is listed all the same (A-130)', async () => {
    await generatedAgo(t, ada, 60);
    const { body } = await own.generate(AIM);
    const saved = async () => (await own.list()).list.map((plan) => (plan as { saved: boolean }).saved);
    expect(await saved()).toEqual([false]);
    await own.change(body.plan_id, { plan_id: body.plan_id });
    expect(await saved()).toEqual([true]);
  });

  it('is saved by the call of its own screen', async () => {
    await generatedAgo(t, grace, 60);
    const { body } = await hers.generate(AIM);
    const { plan_id, plan_name, workouts } = body as unknown as PlanBody;
    await hers.generate({ ...AIM, plan_id, plan_name, workouts });
    expect((await hers.list()).list).toMatchObject([{ saved: true }]);
  });
});
