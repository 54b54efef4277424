import { describe, expect, it } from 'vitest';
import { AIM, newPlan, plansOf, readBack } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const [own, hers] = [plansOf(t, ada), plansOf(t, grace)];

const activeIds = async () =>
  (await own.list()).list.filter(({ active }) => active).map(({ plan_id }) => plan_id);

describe('the active plan', () => {
  it('is the first one saved, and no later one by itself (R-813)', async () => {
    const first = await newPlan(own);
    await newPlan(own);
    expect(await activeIds()).toEqual([first.plan_id]);
    expect(await readBack(own, first.plan_id)).toMatchObject({ active: true });
  });

  it('is one at a time, begins on the day given, and can be none (R-814)', async () => {
    const [first, second] = [await newPlan(own), await newPlan(own)];
    await own.activate(first.plan_id);
    const answer = await own.activate(second.plan_id, { active: true, started_on: '2026-03-02' });
    expect(answer).toMatchObject({ status: 200, body: { active: true, started_on: '2026-03-02' } });
    expect(await activeIds()).toEqual([second.plan_id]);
    await own.activate(first.plan_id, { active: false });
    expect(await activeIds()).toEqual([second.plan_id]);
    await own.activate(second.plan_id, { active: false });
    expect(await activeIds()).toEqual([]);
  });

  it('is never a generated one that nobody has saved (R-815)', async () => {
    const { body } = await hers.generate(AIM);
    expect(body).toMatchObject({ active: false, saved: false });
    expect(await hers.activate(body.plan_id)).toMatchObject({
      status: 400,
      body: { message: 'Please save this plan before you train by it' },
    });
    expect((await hers.change(body.plan_id, { plan_id: body.plan_id })).body).toMatchObject({ active: true });
  });

  it('is nobody else’s to choose (R-816)', async () => {
    const { plan_id } = await newPlan(own);
    expect((await hers.activate(plan_id)).status).toBe(404);
    expect((await own.activate(plan_id, { active: 'yes' })).status).toBe(400);
  });
});

describe('targets of an entry', () => {
  const entry = {
    exercise_id: 1,
    sets: 4,
    reps: 8,
    reps_max: 12,
    target_weight: 61.235,
    target_percent: 80,
    target_rpe: 8.5,
    rest_seconds: 150,
    progression: 'linear',
    superset: 1,
  };

  it('are kept as sent, in every week (R-817)', async () => {
    const { plan_id } = await newPlan(own, {
      workoutDays: { Monday: [entry] },
      more_weeks: [{ monday: [{ ...entry, reps: 6, reps_max: 6 }] }, { Friday: [{ exercise_id: 2 }] }],
    });
    const plan = (await own.read(plan_id)).body as unknown as {
      workouts: Record<string, object[]>;
      more_weeks: Record<string, object[]>[];
    };
    expect(plan.workouts.Monday).toMatchObject([entry]);
    expect(plan.more_weeks).toHaveLength(2);
    expect(plan.more_weeks[0]?.Monday?.[0]).toMatchObject({ reps: 6, target_weight: 61.235 });
    expect(plan.more_weeks[0]?.Monday?.[0]).not.toHaveProperty('reps_max');
    expect(plan.more_weeks[1]?.Friday).toMatchObject([{ exercise_id: 2, sets: 3, reps: 10 }]);
    expect((await own.list()).list.find((row) => row.plan_id === plan_id)).toMatchObject({ week_count: 3 });
  });

  it.each([
    [{ reps: 8, reps_max: 7 }, 'The most reps cannot be fewer than the least'],
    [{ target_rpe: 8.2 }, 'RPE must be between 6 and 10, in steps of 0.5'],
    [{ rest_seconds: 901 }, 'Rest must be a whole number between 0 and 900'],
    [{ progression: 'magic' }, 'Progression must be one of: double, linear, percent, off'],
    [{ target_percent: 121 }, 'Percent of the maximum must be a whole number between 20 and 120'],
  ])('%j is refused in words', async (wrong, message) => {
    const body = { name: 'x', workoutDays: { Monday: [{ ...entry, ...wrong }] } };
    expect(await own.createCustom(body)).toMatchObject({ status: 400, body: { message } });
  });

  it('are at most twelve weeks (R-818)', async () => {
    const more_weeks = Array.from({ length: 12 }, () => ({ Monday: [entry] }));
    expect(await own.createCustom({ name: 'x', workoutDays: { Monday: [entry] }, more_weeks })).toMatchObject(
      {
        status: 400,
        body: { message: 'A plan can have at most 12 weeks' },
      },
    );
  });
});
