import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutsOf } from '../../../test/workouts.ts';

const t = await startTestApp();
const hers = workoutsOf(t, await t.cast.grace());

describe('the list (R-640)', () => {
  it('holds both ends, newest first, and of one day the latest first', async () => {
    const made = [];
    for (const date of ['2024-05-01', '2024-05-03', '2024-05-02', '2024-05-03', '2024-05-04'])
      made.push((await logged(hers, { date })).workout_id);
    const ids = async (query: Record<string, string>) =>
      (await hers.list(query)).list.map(({ workout_id }) => workout_id);
    expect(await ids({ startDate: '2024-05-01', endDate: '2024-05-03' })).toEqual([
      made[3],
      made[1],
      made[2],
      made[0],
    ]);
    expect(await ids({ startDate: '2024-05-04', endDate: '2024-05-04' })).toEqual([made[4]]);
    expect(await ids({ startDate: '2024-05-05', endDate: '2024-05-06' })).toEqual([]);
    const all = [made[4], made[3], made[1], made[2], made[0]];
    expect(await ids({ endDate: '2024-06-01' })).toEqual(all);
    expect(await ids({ startDate: '2024-05-02' })).toEqual(all.slice(0, 4));
    expect(await ids({})).toEqual(all);
  });

  it('comes in pages, at most 1,000 of them, and says how many there are (A-009)', async () => {
    const person = await t.cast.join();
    const mine = workoutsOf(t, person);
    await t.sql(
      `insert into workouts (user_id, date, type, name, created_at)
       select $1, date '2026-01-01' - n / 2, 'Push', n::text, now() from generate_series(0, 1204) n`,
      [person.id],
    );
    await t.sql(
      `with lines as (
         insert into workout_exercises (user_id, date, workout_id, position, name, unit)
         select user_id, date, id, 0, 'Row', 'reps' from workouts where user_id = $1
         returning user_id, date, workout_id
       )
       insert into workout_sets (user_id, date, workout_id, position, number, unit, kind, reps)
       select user_id, date, workout_id, 0, 0, 'reps', 'normal', 5 from lines`,
      [person.id],
    );
    const whole = await mine.list();
    expect(whole.list).toHaveLength(1000);
    expect(whole.headers['x-total-count']).toBe('1205');
    const ids: unknown[] = whole.list.map(({ workout_id }) => workout_id);
    const rest = await mine.list({ offset: '1000' });
    expect(rest.headers['x-total-count']).toBe('1205');
    const all = [...ids, ...rest.list.map(({ workout_id }) => workout_id)];
    expect(new Set(all).size).toBe(1205);
    const page = await mine.list({ limit: '130', offset: '7' });
    expect(page.list.map(({ workout_id }) => workout_id)).toEqual(all.slice(7, 137));
    const days = await mine.list({ startDate: '2025-12-30', endDate: '2025-12-31', limit: '3' });
    expect(days.headers['x-total-count']).toBe('4');
    expect(days.list).toHaveLength(3);
    for (const offset of ['1205', '5000'])
      expect(await mine.list({ offset })).toMatchObject({ list: [], headers: { 'x-total-count': '1205' } });
  });

  it.each([
    { startDate: '2024-05-02', endDate: '2024-05-01' },
    { limit: '0' },
    { limit: '1001' },
    { offset: '-1' },
    { startDate: 'yesterday' },
    { endDate: '2024-02-30' },
  ])('refuses %j', async (query) => {
    expect((await hers.list(query as unknown as Record<string, string>)).status).toBe(400);
  });
});
