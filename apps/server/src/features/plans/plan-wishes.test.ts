import { generatePlan } from '@fitarc/domain/plan-engine/generate';
import { isWanted } from '@fitarc/domain/plan-engine/wishes';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import { areasOf } from '@fitarc/domain/training-load';
import { WEEKDAYS } from '@fitarc/domain/weekday';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIBRARY } from '../../../test/generated-plans.ts';
import { AIM, contentOf, generatedAgo, newPlan, type PlanBody, plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const plans = plansOf(t, ada);

async function generated(body: object) {
  await generatedAgo(t, ada, 60);
  const answer = await plans.generate(body);
  if (answer.status >= 300) throw new Error(`generate answered ${answer.status}: ${answer.text}`);
  return answer.body as unknown as PlanBody;
}

const OPTIONS = { days: 3, minutes: 45, equipment: ['Dumbbells'], favor: ['Arms'], avoid: ['Legs'] };

beforeEach(() => t.sql('delete from plans'));

describe('options of a generated plan', () => {
  it('are used, explained and stored with it (R-819)', async () => {
    const plan = await generated({ ...AIM, options: OPTIONS });
    expect(plan.options).toEqual(OPTIONS);
    expect(Object.keys(contentOf(plan))).toHaveLength(3);
    const text = plan.reasons.join(' ');
    for (const part of ['because you asked for 3', 'of your 45 minutes', 'arms', 'legs', 'dumbbells'])
      expect(text).toContain(part);
  });

  it('come back on regenerating, unless others are sent or none are wanted (R-820)', async () => {
    const { plan_id } = await generated({ ...AIM, options: OPTIONS });
    expect(await generated({ plan_id })).toMatchObject({ plan_id, options: OPTIONS });
    expect(await generated({ plan_id, options: { days: 2 } })).toMatchObject({ options: { days: 2 } });
    const plain = await generated({ plan_id, options: null });
    expect(plain).not.toHaveProperty('options');
    expect(Object.keys(contentOf(plain))).toHaveLength(5);
  });

  it('tell one request from another', async () => {
    const plan = await generated({ ...AIM, options: { days: 3 } });
    expect(await plans.generate({ ...AIM, options: { days: 3 } })).toMatchObject({
      body: { plan_id: plan.plan_id },
    });
    expect(await plans.generate({ ...AIM, options: { days: 4 } })).toMatchObject({
      status: 429,
      body: { message: 'Please wait a moment before generating another plan' },
    });
  });

  it.each([
    [{ days: 8 }, 'Days a week must be a whole number between 1 and 7'],
    [{ minutes: 5 }, 'Minutes must be a whole number between 15 and 180'],
    [{ equipment: ['Trampoline'] }, 'Equipment must list known equipment'],
    [{ avoid: ['Ears'] }, 'Muscles to avoid must list muscle groups'],
  ])('%j is refused in words', async (options, message) => {
    await generatedAgo(t, ada, 60);
    expect(await plans.generate({ ...AIM, options })).toMatchObject({ status: 400, body: { message } });
  });

  it('leave something to do on every day with a dumbbell or the floor alone, at every goal and level (R-821)', () => {
    for (const goal of FITNESS_GOALS) {
      for (const activityLevel of ACTIVITY_LEVELS) {
        for (const equipment of [[], ['Dumbbells'] as const]) {
          const wishes = { days: 3, minutes: 40, equipment };
          const { week } = generatePlan({ goal, activityLevel, seed: 3, library: LIBRARY, wishes });
          const used = WEEKDAYS.flatMap((day) => week[day]).flatMap(
            ({ exerciseId }) => LIBRARY[exerciseId] ?? [],
          );
          const unwanted = used.filter((exercise) => {
            const { muscles, movementPattern } = exercise;
            return !isWanted(
              { exercise, areas: areasOf({ muscles, movement_pattern: movementPattern }) },
              wishes,
            );
          });
          expect(unwanted).toEqual([]);
          expect(WEEKDAYS.filter((day) => week[day].length > 0)).toHaveLength(3);
        }
      }
    }
  });
});

describe('weeks of a plan that is changed', () => {
  const day = (exercise_id: number) => ({ Monday: [{ exercise_id }] });
  const idsOf = (plan: PlanBody) =>
    [plan.workouts, ...((plan.more_weeks ?? []) as PlanBody['workouts'][])].map(
      (week) => week.Monday?.[0]?.exercise_id,
    );
  const changed = async (id: number, body: object) =>
    (await plans.change(id, body)).body as unknown as PlanBody;

  it('stay where they are not sent', async () => {
    const { plan_id } = await newPlan(plans, { workoutDays: day(1), more_weeks: [day(2), day(3)] });
    expect(idsOf(await changed(plan_id, { workouts: day(4) }))).toEqual([4, 2, 3]);
    expect(idsOf(await changed(plan_id, { more_weeks: [day(5)] }))).toEqual([4, 5]);
    expect(idsOf(await changed(plan_id, { workouts: day(1), more_weeks: [] }))).toEqual([1]);
  });
});
