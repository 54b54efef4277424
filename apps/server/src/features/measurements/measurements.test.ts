import { addDays, dayAt } from '@fitarc/domain/local-date';
import { MEASUREMENT_KINDS, MEASUREMENTS } from '@fitarc/domain/measurement';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const [ada, grace] = [await t.cast.ada(), await t.cast.grace()];
const today = dayAt(t.clock.now(), 'UTC');
const ago = (days: number) => addDays(today, -days);
const waist = (date: string, value: unknown, unit = 'cm') => ({ date, kind: 'waist', value, unit });

const measurementsOf = ({ token }: Person) => ({
  log: (body: object, zone?: string) =>
    t.request('POST', '/api/measurements', {
      token,
      body,
      ...(zone ? { headers: { 'x-time-zone': zone } } : {}),
    }),
  list: async (query = '') => (await t.request('GET', `/api/measurements${query}`, { token })).list,
  correct: (id: unknown, body: object) => t.request('PUT', `/api/measurements/${id}`, { token, body }),
  remove: (id: unknown) => t.request('DELETE', `/api/measurements/${id}`, { token }),
});
const mine = measurementsOf(ada);
const strangers = measurementsOf(grace);

beforeEach(async () => {
  await t.sql('delete from measurements');
  await t.sql(`delete from member_totals where kind = 'measurements'`);
});

describe('the log of body measurements', () => {
  it('is listed oldest first within the days asked for, to its owner alone', async () => {
    await mine.log(waist(ago(1), 81.25));
    await mine.log(waist(ago(3), 82));
    await mine.log({ date: ago(3), kind: 'body_fat', value: 18.4, unit: '%' });
    expect((await mine.list()).map(({ date, kind, value, unit }) => [date, kind, value, unit])).toEqual([
      [ago(3), 'waist', 82, 'cm'],
      [ago(3), 'body_fat', 18.4, '%'],
      [ago(1), 'waist', 81.25, 'cm'],
    ]);
    expect(await mine.list(`?startDate=${ago(2)}&endDate=${ago(1)}`)).toHaveLength(1);
    expect(await mine.list(`?endDate=${ago(2)}`)).toHaveLength(2);
    expect(await strangers.list()).toEqual([]);
  });

  it('has one of a kind a day: a second replaces it, unit and all (R-804)', async () => {
    const first = await mine.log(waist(today, 82));
    const second = await mine.log(waist(today, 32.25, 'in'));
    expect(second).toMatchObject({
      status: 201,
      body: { measurement_id: first.body.measurement_id, value: 32.25, unit: 'in' },
    });
    expect(await mine.list()).toMatchObject([{ date: today, value: 32.25, unit: 'in' }]);
    const [row] = await t.sql('select edited_at from measurements');
    expect(row?.edited_at).not.toBeNull();
  });

  it('stores one when several of a kind come together', async () => {
    const answers = await Promise.all([80, 81, 82].map((value) => mine.log(waist(today, value))));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await mine.list()).toHaveLength(1);
  });

  it('takes each kind in each of its units (R-803)', async () => {
    for (const kind of MEASUREMENT_KINDS)
      for (const unit of MEASUREMENTS[kind].units)
        expect((await mine.log({ date: today, kind, value: 40, unit })).body).toMatchObject({ kind, unit });
    expect(await mine.list()).toHaveLength(MEASUREMENT_KINDS.length);
  });
});

describe('what is refused', () => {
  it.each([
    ['too little', waist(today, 4.9), 'Waist must be between 5 and 300 cm'],
    ['too much', waist(today, 300.1), 'Waist must be between 5 and 300 cm'],
    ['too much in its unit', waist(today, 121, 'in'), 'Waist must be between 2 and 120 in'],
    [
      'more than all of it',
      { date: today, kind: 'body_fat', value: 99.5, unit: '%' },
      'Body fat must be between 1% and 99%',
    ],
    ['in a unit of another kind', waist(today, 80, 'kg'), 'Waist is measured in cm or in'],
    ['text', waist(today, '80'), 'Value must be a number'],
    ['nothing', waist(today, null), 'Value must be a number'],
    ['of no kind', { date: today, kind: 'nose', value: 5, unit: 'cm' }, /^Kind must be one of: body_fat/],
    ['of an inherited name', { date: today, kind: 'constructor', value: 5, unit: 'cm' }, /^Kind must be/],
    ['without a unit', { date: today, kind: 'waist', value: 80 }, /^Unit must be one of: %/],
    ['of no day', waist('2026-02-30', 80), 'Date must be a date written YYYY-MM-DD'],
  ])('%s', async (_what, body, message) => {
    expect(await mine.log(body)).toMatchObject({
      status: 400,
      body: { message: typeof message === 'string' ? message : expect.stringMatching(message) },
    });
    expect(await mine.list()).toEqual([]);
  });

  it('takes the bounds themselves', async () => {
    for (const [value, unit] of [
      [5, 'cm'],
      [300, 'cm'],
      [2, 'in'],
      [120, 'in'],
    ] as const)
      expect((await mine.log(waist(today, value, unit))).status).toBe(201);
  });

  it('tomorrow, wherever the caller is', async () => {
    const east = dayAt(t.clock.now(), 'Pacific/Kiritimati');
    const west = dayAt(t.clock.now(), 'Pacific/Pago_Pago');
    expect((await mine.log(waist(east, 80), 'Pacific/Kiritimati')).status).toBe(201);
    expect((await mine.log(waist(addDays(west, 1), 80), 'Pacific/Pago_Pago')).status).toBe(400);
    expect(await mine.log(waist(ago(-2), 80))).toMatchObject({
      status: 400,
      body: { message: 'A measurement cannot be logged for a future day' },
    });
    const { measurement_id } = (await mine.log(waist(ago(1), 80))).body;
    expect((await mine.correct(measurement_id, waist(ago(-2), 80))).status).toBe(400);
  });
});

describe('corrected and deleted', () => {
  it('by the owner alone', async () => {
    const { measurement_id } = (await mine.log(waist(ago(1), 80))).body;
    for (const id of [measurement_id, 'abc', '9999999999999999999']) {
      expect((await strangers.correct(id, waist(ago(1), 70))).status).toBe(404);
      expect((await strangers.remove(id)).status).toBe(404);
    }
    expect(await mine.list()).toMatchObject([{ date: ago(1), value: 80 }]);
    expect((await mine.correct(measurement_id, waist(ago(5), 79))).body).toMatchObject({
      measurement_id,
      date: ago(5),
      value: 79,
    });
    expect((await mine.remove(measurement_id)).body).toEqual({ message: 'Measurement deleted' });
    expect((await mine.remove(measurement_id)).status).toBe(404);
    expect((await mine.correct(measurement_id, waist(ago(5), 79))).status).toBe(404);
    expect(await mine.list()).toEqual([]);
  });

  it('never onto another of the same day and kind', async () => {
    const { measurement_id } = (await mine.log(waist(ago(1), 80))).body;
    await mine.log(waist(ago(2), 81));
    await mine.log({ date: ago(3), kind: 'hips', value: 98, unit: 'cm' });
    expect(await mine.correct(measurement_id, waist(ago(2), 79))).toMatchObject({
      status: 409,
      body: { message: 'There is already a measurement of that kind for that day' },
    });
    // The same day with another kind is free, and so is its own.
    expect((await mine.correct(measurement_id, waist(ago(3), 79))).status).toBe(200);
    expect((await mine.correct(measurement_id, waist(ago(3), 78))).status).toBe(200);
    expect(await mine.list()).toHaveLength(3);
  });

  it('counts towards the limit once, and only while it is there', async () => {
    const total = async () => (await t.sql(`select total from member_totals where kind = 'measurements'`))[0];
    const { measurement_id } = (await mine.log(waist(today, 80))).body;
    await mine.log(waist(today, 81));
    await mine.log(waist(ago(1), 81));
    expect(await total()).toEqual({ total: '2' });
    await mine.remove(measurement_id);
    await mine.remove(measurement_id);
    expect(await total()).toEqual({ total: '1' });
  });
});

it('is in the download and goes with the account', async () => {
  const person = await t.cast.join();
  await measurementsOf(person).log(waist(today, 32.25, 'in'));
  const file = await t.request('GET', '/api/users/export', { token: person.token });
  expect(file.body.measurements).toMatchObject([{ date: today, kind: 'waist', value: 32.25, unit: 'in' }]);
  expect(JSON.stringify(file.body.measurements)).not.toContain('userId');
  await t.sql('delete from users where email = $1', [person.email]);
  expect(await t.sql('select 1 from measurements')).toEqual([]);
});
