import { describe, expect, it, vi } from 'vitest';
import { AIM, contentOf, generatedAgo, newPlan, type Plans, plansOf, readBack } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const plans = plansOf(t, await t.cast.ada());
const WEEK = { Monday: [{ exercise_id: 1 }, { exercise_id: 2 }], Friday: [{ exercise_id: 3 }] };

describe('a save is whole', () => {
  it('or it is not at all: an unknown exercise on the last day leaves the old plan (A-159)', async () => {
    const plan = await newPlan(plans, { workoutDays: WEEK });
    const before = await readBack(plans, plan.plan_id);
    const workouts = { Monday: [{ exercise_id: 9 }], Sunday: [{ exercise_id: 999_999 }] };
    expect(await plans.change(plan.plan_id, { plan_name: 'Changed', workouts })).toMatchObject({
      status: 400,
      body: { message: 'There is no exercise with the ID 999999', field: 'workouts' },
    });
    expect(await readBack(plans, plan.plan_id)).toEqual(before);
  });

  it('and the old plan stays when the database fails in the middle of it', async () => {
    const plan = await newPlan(plans, { workoutDays: WEEK });
    const before = await readBack(plans, plan.plan_id);
    await t.sql('alter table plan_entries add constraint broken check (reps <> 777)');
    const workouts = { Monday: [{ exercise_id: 9 }], Sunday: [{ exercise_id: 9, reps: 777 }] };
    expect((await plans.change(plan.plan_id, { plan_name: 'Changed', workouts })).status).toBe(500);
    await t.sql('alter table plan_entries drop constraint broken');
    expect(await readBack(plans, plan.plan_id)).toEqual(before);
  });

  it('of several at once one remains, name and days together (A-146)', async () => {
    const { plan_id } = await newPlan(plans);
    const version = (n: number) => ({
      plan_name: `Version ${n}`,
      workouts: { Monday: Array.from({ length: 10 + n }, () => ({ exercise_id: n, sets: n, reps: n })) },
    });
    const turns = Array.from({ length: 12 }, (_, index) => index + 1);
    const answers = await Promise.all(turns.map((n) => plans.change(plan_id, version(n))));
    expect(answers.map(({ status }) => status)).toEqual(turns.map(() => 200));
    const left = await readBack(plans, plan_id);
    const n = Number(left.plan_name.split(' ')[1]);
    expect(contentOf(left)).toEqual({ Monday: Array.from({ length: 10 + n }, () => [n, n, n]) });
    for (const [index, answer] of answers.entries())
      expect(answer.body).toMatchObject({ plan_name: `Version ${turns[index]}` });
  });
});

/** Begins a change, lets the calls run into it one after the other, then ends it. */
async function during(change: string, id: number, calls: readonly (() => Promise<{ status: number }>)[]) {
  const client = await t.pool.connect();
  try {
    await client.query('begin');
    await client.query(change, [id]);
    const answers: Promise<{ status: number }>[] = [];
    for (const call of calls) {
      answers.push(call());
      // Noting that somebody was seen may wait as well.
      const waiting = `select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query not like 'update "users"%'`;
      const all = answers.length;
      await vi.waitFor(async () => expect(await t.sql(waiting)).toHaveLength(all), { timeout: 120_000 });
    }
    await client.query('commit');
    return await Promise.all(answers);
  } finally {
    client.release();
  }
}

describe('what is deleted while it is being written', () => {
  it('answers 404 for a plan', async () => {
    const { plan_id } = await newPlan(plans);
    const late = () => plans.change(plan_id, { plan_name: 'Too late', workouts: WEEK });
    const [answer] = await during('delete from plans where id = $1', plan_id, [late]);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Plan not found' } });
    expect(await t.sql('select 1 from plan_entries where plan_id = $1', [plan_id])).toEqual([]);
  });

  it.each([
    ['create-custom', (of: Plans) => of.createCustom({ name: 'x', workoutDays: WEEK })],
    ['generate', (of: Plans) => of.generate(AIM)],
  ])('answers 401 for the account (%s)', async (_name, call) => {
    const person = await t.cast.join();
    const late = () => call(plansOf(t, person));
    expect(await during('delete from users where id = $1', person.id, [late])).toMatchObject([
      { status: 401 },
    ]);
  });

  it('does not get in the way of making it anew: one follows the other', async () => {
    const person = await t.cast.join();
    const own = plansOf(t, person);
    const { workoutPlanId: plan_id } = (await own.generate(AIM)).body;
    await generatedAgo(t, person, 60);
    const held = 'select 1 from plan_generations where user_id = $1 for update';
    // On two nodes: on one of them the second call would not begin before the first has ended.
    const elsewhere = plansOf(await startTestApp({ database: t.url }), person);
    const calls = [() => own.generate({ plan_id }), () => elsewhere.remove(plan_id)];
    expect((await during(held, person.id, calls)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await own.read(plan_id)).status).toBe(404);
  });
});
