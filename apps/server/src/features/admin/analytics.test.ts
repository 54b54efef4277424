import { addDays, dayAt, localDate } from '@fitarc/domain/local-date';
import { beforeEach, describe, expect, it } from 'vitest';
import { mealBody, mealsOf } from '../../../test/meals.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { logged, workoutsOf } from '../../../test/workouts.ts';
import { startOfDay } from './analytics.service.ts';

const t = await startTestApp();
const boss = await t.cast.admin();
const ada = await t.cast.ada();

interface Analytics {
  readonly userGrowth: readonly { date: string; newUsers: number }[];
  readonly activity: readonly { date: string; meals: number; workouts: number }[];
  readonly serverPerformance: Record<string, unknown>;
  readonly [key: string]: unknown;
}
/** As it is told at a moment, somewhere; the session is opened anew, because years may pass. */
async function analytics(zone?: string) {
  const answer = await t.request('GET', '/api/admin/system-analytics', {
    token: await t.cast.signIn(boss),
    ...(zone ? { headers: { 'x-time-zone': zone } } : {}),
  });
  expect(answer.status).toBe(200);
  return answer.body as unknown as Analytics;
}
const setClock = (instant: string) =>
  t.clock.forward({ seconds: (Date.parse(instant) - t.clock.now().getTime()) / 1000 });
const filled = <T extends { date: string }>(days: readonly T[], count: (day: T) => number) =>
  days.filter((day) => count(day) > 0).map((day) => [day.date, count(day)]);

beforeEach(() => t.sql('delete from users where email like $1', ['new-%']));
const signUpsAt = (...moments: string[]) =>
  t.sql(
    `insert into users (email, password_hash, created_at)
     select 'new-' || n || '@example.org', 'none', moment from unnest($1::timestamptz[]) with ordinality m(moment, n)`,
    [moments],
  );

describe('the analytics (R-659, A-158)', () => {
  it('are the totals and 30 days until today, those without anything as 0', async () => {
    setClock('2027-03-10T12:00:00Z');
    const told = await analytics();
    expect(told).toMatchObject({ totalUsers: 2, bannedUsers: 0, totalWorkouts: 0, totalMeals: 0 });
    const days = Array.from({ length: 30 }, (_, place) => addDays(localDate('2027-02-09'), place));
    expect(told.userGrowth).toEqual(days.map((date) => ({ date, newUsers: 0 })));
    expect(told.activity).toEqual(days.map((date) => ({ date, meals: 0, workouts: 0 })));
    expect(days.at(-1)).toBe('2027-03-10');
  });

  it('count a sign-up on the day it was where the caller is: Auckland at midnight', async () => {
    setClock('2027-03-10T12:00:00Z');
    // Midnight in Auckland is at 11:00 in Greenwich, thirteen hours behind.
    await signUpsAt('2027-03-10T10:59:59.999Z', '2027-03-10T11:00:00Z', '2027-03-09T11:00:00Z');
    const growth = async (zone?: string) => filled((await analytics(zone)).userGrowth, (day) => day.newUsers);
    expect(await growth('Pacific/Auckland')).toEqual([
      ['2027-03-10', 2],
      ['2027-03-11', 1],
    ]);
    expect(await growth()).toEqual([
      ['2027-03-09', 1],
      ['2027-03-10', 2],
    ]);
    expect(await growth('Pacific/Pago_Pago')).toEqual([
      ['2027-03-09', 2],
      ['2027-03-10', 1],
    ]);
  });

  it('begin with the first of the 30 days and leave out what was before', async () => {
    setClock('2027-03-10T12:00:00Z');
    await signUpsAt(
      '2027-02-09T10:59:59Z',
      '2027-02-09T11:00:00Z',
      '2027-02-08T23:59:59Z',
      '2027-02-09T00:00:00Z',
    );
    const { userGrowth: there } = await analytics('Pacific/Auckland');
    expect([there[0], there.length]).toEqual([{ date: '2027-02-10', newUsers: 1 }, 30]);
    expect((await analytics()).userGrowth[0]).toEqual({ date: '2027-02-09', newUsers: 3 });
  });

  it('count meals and workouts by their own day', async () => {
    setClock('2027-06-10T11:30:00Z');
    const person = { token: await t.cast.signIn(ada) };
    for (const date of ['2027-06-10', '2027-06-10', '2027-06-11', '2027-05-12', '2027-05-11'])
      await mealsOf(t, person).add(mealBody({ date }));
    for (const date of ['2027-06-09', '2027-06-10']) await logged(workoutsOf(t, person), { date });
    const { activity } = await analytics();
    expect(filled(activity, ({ meals }) => meals)).toEqual([
      ['2027-05-12', 1],
      ['2027-06-10', 2],
    ]);
    expect(filled(activity, ({ workouts }) => workouts)).toEqual([
      ['2027-06-09', 1],
      ['2027-06-10', 1],
    ]);
    // Where the day begins first, the 11th has come.
    const later = await analytics('Pacific/Kiritimati');
    expect(filled(later.activity, ({ meals }) => meals)).toEqual([
      ['2027-06-10', 2],
      ['2027-06-11', 1],
    ]);
  });

  it('tell how the server itself has answered (R-573)', async () => {
    const { serverPerformance } = await analytics();
    expect(serverPerformance).toEqual({
      averageResponseTime: expect.any(Number),
      requestsPerMinute: expect.any(Number),
      p95ResponseTime: expect.any(Number),
      failures: 0,
      measuredSince: expect.stringMatching(/Z$/),
      calls: expect.arrayContaining([
        {
          call: 'POST /api/auth/login',
          requests: expect.any(Number),
          averageResponseTime: expect.any(Number),
        },
      ]),
    });
  });
});

describe('the beginning of a day', () => {
  it.each([
    ['2027-03-10', 'UTC', '2027-03-10T00:00:00.000Z'],
    ['2027-03-10', 'Pacific/Auckland', '2027-03-09T11:00:00.000Z'],
    ['2027-03-10', 'Pacific/Kiritimati', '2027-03-09T10:00:00.000Z'],
    ['2027-03-10', 'Etc/GMT+12', '2027-03-10T12:00:00.000Z'],
    ['2027-03-10', 'Asia/Kathmandu', '2027-03-09T18:15:00.000Z'],
    ['2027-03-10', 'Australia/Eucla', '2027-03-09T15:15:00.000Z'],
    // In Cairo the clocks are put forward at midnight: the day begins at one.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s in %s is at %s', (day, zone, instant) => {
    const start = startOfDay(localDate(day), zone);
    expect(start.toISOString()).toBe(instant);
    expect(dayAt(new Date(start.getTime() - 1), zone)).toBe(addDays(localDate(day), -1));
  });
});
