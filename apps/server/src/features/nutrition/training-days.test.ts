import { addDays, type LocalDate } from '@fitarc/domain/local-date';
import { expect, it } from 'vitest';
import { energyDiaries } from '../../../test/energy-diaries.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { ago, get } = energyDiaries(t);

it('training days are those with a workout and, from today on, those of the active plan (R-883)', async () => {
  const somebody = await t.cast.join();
  const { id } = somebody;
  const days = async (from: LocalDate, to: LocalDate) =>
    (await get(`training-days?startDate=${from}&endDate=${to}`, somebody)).list;
  const [yesterday, tomorrow] = [ago(1), ago(-1)];
  const weekday = (date: LocalDate) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  await t.sql(
    `insert into plans (user_id, name, active, started_on, created_at) values ($1, 'Plan', true, $2, now())`,
    [id, ago(30)],
  );
  await t.sql(
    `insert into plan_entries (user_id, plan_id, day, position, exercise_id, sets, reps)
     select $1, plans.id, day, 0, 1, 3, 8 from plans, unnest($2::int[]) as day where user_id = $1`,
    [id, [weekday(yesterday), weekday(tomorrow)]],
  );
  expect(await days(ago(6), ago(-6))).toEqual([tomorrow, addDays(yesterday, 7)]);
  await t.sql(
    `insert into workouts (user_id, date, type, name, created_at) values ($1, $2, 'Push', 'Push', now())`,
    [id, ago(3)],
  );
  expect(await days(ago(6), ago(0))).toEqual([ago(3)]);
  expect((await get(`training-days?startDate=${ago(0)}&endDate=${ago(1)}`, somebody)).status).toBe(400);
  expect((await get(`training-days?startDate=${ago(100)}&endDate=${ago(0)}`, somebody)).status).toBe(400);
});
