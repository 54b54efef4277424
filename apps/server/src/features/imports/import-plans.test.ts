import { expect, it } from 'vitest';
import { importsOf } from '../../../test/imports.ts';
import { newPlan, plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];

const DAY = [{ exercise_id: 1, sets: 3, reps: 8, reps_max: 12, rest_seconds: 90 }];
const NONE = { Tuesday: [], Wednesday: [], Thursday: [], Friday: [], Saturday: [], Sunday: [] };
const plan = (key: string) => ({
  key,
  plan_name: key,
  workouts: { Monday: DAY, ...NONE },
  more_weeks: [{ Monday: [], ...NONE, Friday: DAY }],
  options: { days: 2 },
  active: true,
  started_on: '2026-03-02',
});

async function imported(person: typeof ada, keys: readonly string[]) {
  const own = importsOf(t, person);
  const sent = await own.send(await own.start(), { plans: keys.map(plan) });
  expect(sent.body).toMatchObject({ added: { plan: keys.length } });
  return (await plansOf(t, person).list()).list;
}

it('an imported plan keeps its weeks, options and start, and is active where no other is (R-752)', async () => {
  const list = await imported(ada, ['First', 'Second']);
  const first = list.find(({ plan_name }) => plan_name === 'First');
  expect(list.filter(({ active }) => active)).toEqual([first]);
  expect(first).toMatchObject({ week_count: 2, started_on: '2026-03-02' });
  expect((await plansOf(t, ada).read(first?.plan_id)).body).toMatchObject({
    options: { days: 2 },
    workouts: { Monday: [{ reps_max: 12, rest_seconds: 90 }] },
    more_weeks: [{ Friday: [{ reps: 8 }] }],
  });

  const own = await newPlan(plansOf(t, grace));
  const hers = await imported(grace, ['Third']);
  expect(hers.filter(({ active }) => active).map(({ plan_id }) => plan_id)).toEqual([own.plan_id]);
});
