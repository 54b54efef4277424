import { setTimeout as sleep } from 'node:timers/promises';
import { GENERATION_INTERVAL_MS } from '@fitarc/domain/plan';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockRow } from '../../../test/attacks/row-lock.ts';
import { newDatabase } from '../../../test/databases.ts';
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
const OTHER = { ...AIM, fitness_goal: 'endurance' };
const WAIT = {
  status: 429,
  body: { message: 'Please wait a moment before generating another plan', code: 'TOO_MANY' },
};
const total = async () => (await plans.list()).list.length;
const idOf = ({ body }: { body: Record<string, unknown> }) => body.workoutPlanId;

beforeEach(() => t.sql('delete from plans; delete from plan_generations'));

describe('two generations within two seconds (R-652, R-522, A-132)', () => {
  it('are one when they are the same: same answer, one plan', async () => {
    const first = await plans.generate(AIM);
    await generatedAgo(t, ada, 0);
    const again = await plans.generate({ activityLevel: AIM.activity_level, fitnessgoal: AIM.fitness_goal });
    expect(first.status).toBe(201);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await total()).toBe(1);
  });

  it('are one when they come together, however many', async () => {
    const answers = await Promise.all(Array.from({ length: 15 }, () => plans.generate(AIM)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await total()).toBe(1);
  });

  it('are refused when they differ, and nothing is made', async () => {
    const { plan_id } = await newPlan(plans);
    expect((await plans.generate(AIM)).status).toBe(201);
    const before = await readBack(plans, plan_id);
    for (const body of [OTHER, { ...AIM, plan_id }, { ...AIM, plan_name: 'Named' }]) {
      await generatedAgo(t, ada, 0);
      expect(await plans.generate(body)).toMatchObject(WAIT);
    }
    expect(await total()).toBe(2);
    expect(await readBack(plans, plan_id)).toEqual(before);
  });

  it('are one plan and refusals when different ones come together', async () => {
    const goals = ['muscle_gain', 'weight_loss', 'maintenance', 'endurance', 'general_fitness'];
    const answers = await Promise.all(goals.map((fitness_goal) => plans.generate({ ...AIM, fitness_goal })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429, 429]);
    expect(await total()).toBe(1);
  });

  it('counts from when a call arrived, not from when it was its turn', async () => {
    const lock = await lockRow(t, ada);
    const answers = [AIM, OTHER].map((body) => plans.generate(body));
    // The second call waits for the first one longer than the interval.
    await sleep(GENERATION_INTERVAL_MS + 500);
    await lock.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([201, 429]);
    expect(await total()).toBe(1);
  });

  it('are one when the same plan is made anew twice', async () => {
    const { plan_id } = await newPlan(plans);
    const answers = await Promise.all([1, 2, 3].map(() => plans.generate({ ...AIM, plan_id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await t.sql('select seed from plans')).toEqual([{ seed: 1 }]);
    const [first, second] = answers.map(({ body }) => contentOf(body as unknown as PlanBody));
    expect(second).toEqual(first);
  });

  it('of two members do not hold each other up', async () => {
    const hers = plansOf(t, grace);
    const answers = await Promise.all([plans.generate(AIM), hers.generate(OTHER)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  });
});

describe('after two seconds', () => {
  it.each([
    ['the same', AIM],
    ['another', OTHER],
  ])('%s request makes a new plan', async (_which, body) => {
    const first = await plans.generate(AIM);
    await generatedAgo(t, ada, 2);
    const second = await plans.generate(body);
    expect(second.status).toBe(201);
    expect(idOf(second)).not.toBe(idOf(first));
    expect(await total()).toBe(2);
  });

  it('counts for another request from the start, for the same one from the end (A-132)', async () => {
    const first = await plans.generate(AIM);
    const slow = () =>
      t.sql(`update plan_generations set started_at = clock_timestamp() - interval '3 seconds',
        finished_at = clock_timestamp()`);
    await slow();
    expect(idOf(await plans.generate(AIM))).toBe(idOf(first));
    await slow();
    expect((await plans.generate(OTHER)).status).toBe(201);
  });

  it('does not depend on the clock of a node', async () => {
    expect((await plans.generate(AIM)).status).toBe(201);
    await generatedAgo(t, ada, 0);
    t.clock.forward({ seconds: 10 });
    expect(await plans.generate(OTHER)).toMatchObject(WAIT);
  });

  it('is not waited for when the database’s clock was set back', async () => {
    expect((await plans.generate(AIM)).status).toBe(201);
    await generatedAgo(t, ada, -3600);
    expect((await plans.generate(OTHER)).status).toBe(201);
  });
});

describe('what does not count as a generation (A-132)', () => {
  it('saving: at once, as often as one likes, and it holds nobody up', async () => {
    const { workoutPlanId: plan_id } = (await plans.generate(AIM)).body;
    const save = { ...AIM, plan_id, plan_name: 'Saved', workouts: { Monday: [{ exercise_id: 1 }] } };
    for (const plan_name of ['One', 'Two', 'Three']) {
      await generatedAgo(t, ada, 0);
      expect((await plans.generate({ ...save, plan_name })).status).toBe(200);
    }
    await generatedAgo(t, ada, 2);
    expect((await plans.generate(save)).status).toBe(200);
    expect((await plans.generate(OTHER)).status).toBe(201);
  });

  it.each([
    ['without a goal', {}, 400],
    ['of an unknown plan', { ...AIM, plan_id: 999_999 }, 404],
  ])('one that failed: %s', async (_why, body, status) => {
    expect((await plans.generate(body)).status).toBe(status);
    expect((await plans.generate(AIM)).status).toBe(201);
  });

  it('one whose plan was deleted meanwhile: the same request makes a new one', async () => {
    const first = await plans.generate(AIM);
    expect((await plans.remove(idOf(first))).status).toBe(200);
    await generatedAgo(t, ada, 0);
    const second = await plans.generate(AIM);
    expect(second.status).toBe(201);
    expect((await plans.read(idOf(second))).status).toBe(200);
    expect(await total()).toBe(1);
  });
});

describe('two nodes on one database', () => {
  it('are one: the same request makes one plan, different ones wait (A-132)', async () => {
    const database = await newDatabase();
    const a = await startTestApp({ database }, onTestFinished);
    const b = await startTestApp({ database }, onTestFinished);
    const person = await a.cast.join();
    const nodes = [plansOf(a, person), plansOf(b, person)] as const;
    const together = (bodies: readonly [object, object]) =>
      Promise.all(
        Array.from({ length: 8 }, (_, turn) => nodes[turn % 2 ? 1 : 0].generate(bodies[turn % 2 ? 1 : 0])),
      );
    const same = await together([AIM, AIM]);
    expect(same.map(({ status }) => status)).toEqual(same.map(() => 201));
    expect(new Set(same.map(idOf)).size).toBe(1);
    await generatedAgo(a, person, 60);
    const different = await together([AIM, OTHER]);
    expect(different.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 429, 429, 429, 429]);
    expect((await nodes[0].list()).list).toHaveLength(2);
  });
});
