import { addDays, dayAt } from '@fitarc/domain/local-date';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const today = dayAt(t.clock.now(), 'UTC');
const ago = (days: number) => addDays(today, -days);

const weightsOf = ({ token }: Person) => ({
  log: (date: string, weight: unknown, unit?: string, zone?: string) =>
    t.request('POST', '/api/weights', {
      token,
      body: { date, weight, ...(unit ? { unit } : {}) },
      ...(zone ? { headers: { 'x-time-zone': zone } } : {}),
    }),
  list: async (query = '') => (await t.request('GET', `/api/weights${query}`, { token })).list,
  correct: (id: unknown, date: string, weight: number) =>
    t.request('PUT', `/api/weights/${id}`, { token, body: { date, weight } }),
  remove: (id: unknown) => t.request('DELETE', `/api/weights/${id}`, { token }),
});
const weights = weightsOf(ada);
const strangers = weightsOf(grace);

const profile = async () => (await t.request('GET', '/api/users/profile', { token: ada.token })).body;
const save = (body: Record<string, unknown>, zone?: string) =>
  t.request('PUT', '/api/users/profile', {
    token: ada.token,
    body,
    ...(zone ? { headers: { 'x-time-zone': zone } } : {}),
  });

beforeEach(async () => {
  await t.sql('delete from weights');
  await t.sql(`update profiles set current_weight = null, weight_unit = 'kg'`);
});

describe('the log of weights (A-168)', () => {
  it('is listed oldest first, one a day, within the days asked for', async () => {
    await weights.log(ago(1), 80.4);
    await weights.log(ago(3), 81);
    const [, second] = [await weights.log(ago(2), 80.8), await weights.log(ago(2), 80.75)];
    expect(second).toMatchObject({ status: 201, body: { date: ago(2), weight: 80.75, unit: 'kg' } });
    expect((await weights.list()).map(({ date, weight }) => [date, weight])).toEqual([
      [ago(3), 81],
      [ago(2), 80.75],
      [ago(1), 80.4],
    ]);
    expect(await weights.list(`?startDate=${ago(2)}&endDate=${ago(2)}`)).toHaveLength(1);
    expect(await strangers.list()).toEqual([]);
  });

  it.each([
    ['too light', 19.9],
    ['too heavy', 301],
    ['text', '80'],
    ['nothing', null],
  ])('refuses what is %s', async (_what, weight) => {
    expect((await weights.log(today, weight)).status).toBe(400);
    expect(await weights.list()).toEqual([]);
  });

  it('knows no tomorrow, wherever the caller is (A-085)', async () => {
    const east = dayAt(t.clock.now(), 'Pacific/Kiritimati');
    const west = dayAt(t.clock.now(), 'Pacific/Pago_Pago');
    expect((await weights.log(east, 80, 'kg', 'Pacific/Kiritimati')).status).toBe(201);
    expect((await weights.log(addDays(west, 1), 80, 'kg', 'Pacific/Pago_Pago')).status).toBe(400);
    expect((await weights.log(ago(-2), 80)).status).toBe(400);
    expect((await weights.log('1899-12-31', 80)).status).toBe(400);
  });

  it('is corrected and cut by its owner alone', async () => {
    const { weight_id } = (await weights.log(ago(1), 80)).body;
    await weights.log(ago(2), 81);
    for (const id of [weight_id, 'abc']) {
      expect((await strangers.correct(id, ago(1), 70)).status).toBe(404);
      expect((await strangers.remove(id)).status).toBe(404);
    }
    expect((await weights.correct(weight_id, ago(2), 79)).status).toBe(409);
    expect((await weights.correct(weight_id, ago(5), 79)).body).toMatchObject({ date: ago(5), weight: 79 });
    expect((await weights.remove(weight_id)).status).toBe(200);
    expect(await weights.list()).toHaveLength(1);
  });

  it('stores one weight of a day when several come together', async () => {
    const answers = await Promise.all([80, 81, 82].map((weight) => weights.log(today, weight)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [stored] = await weights.list();
    expect(await weights.list()).toHaveLength(1);
    expect((await profile()).current_weight).toBe(stored?.weight);
  });
});

describe('the profile and the newest weight are one (A-168)', () => {
  it('the newest becomes the profile’s, an older one does not', async () => {
    await weights.log(ago(1), 80.4);
    expect((await profile()).current_weight).toBe(80.4);
    const { weight_id: older } = (await weights.log(ago(9), 90)).body;
    expect((await profile()).current_weight).toBe(80.4);
    await weights.correct(older, today, 79.9);
    expect((await profile()).current_weight).toBe(79.9);
    await weights.remove(older);
    expect((await profile()).current_weight).toBe(80.4);
  });

  it('a weight set in the profile is one of today', async () => {
    expect((await save({ current_weight: 82 })).status).toBe(200);
    expect(await weights.list()).toMatchObject([{ date: today, weight: 82, unit: 'kg' }]);
    await save({ current_weight: 81.5 });
    expect(await weights.list()).toMatchObject([{ date: today, weight: 81.5 }]);
    await save({ height: 180 });
    expect(await weights.list()).toHaveLength(1);
  });

  it('is of the day it is where the caller is', async () => {
    const zone = 'Pacific/Kiritimati';
    await save({ current_weight: 82 }, zone);
    expect(await weights.list()).toMatchObject([{ date: dayAt(t.clock.now(), zone) }]);
  });

  it('keeps units apart: pounds are logged as pounds and shown in the profile’s unit (A-066)', async () => {
    await save({ current_weight: 80 });
    await weights.log(today, 180, 'lbs');
    expect(await profile()).toMatchObject({ current_weight: 81.6, weight_unit: 'kg' });
    // The same weight saved in another unit is no new one.
    await save({ current_weight: 180, weight_unit: 'lbs' });
    expect(await weights.list()).toMatchObject([{ weight: 180, unit: 'lbs' }]);
    await t.sql(`update weights set date = $1`, [ago(3)]);
    await save({ current_weight: 81.6, weight_unit: 'kg' });
    expect(await weights.list()).toHaveLength(1);
    await save({ current_weight: 82.6 });
    expect(await weights.list()).toHaveLength(2);
  });

  it('keeps the profile’s weight when the last entry goes', async () => {
    const { weight_id } = (await weights.log(today, 80)).body;
    await weights.remove(weight_id);
    expect((await profile()).current_weight).toBe(80);
  });
});

it('goes with the account and is in the download (A-171)', async () => {
  const person = await t.cast.join();
  const own = weightsOf(person);
  await own.log(today, 70);
  const file = await t.request('GET', '/api/users/export', { token: person.token });
  expect(file.body.weights).toMatchObject([{ date: today, weight: 70, unit: 'kg' }]);
});
