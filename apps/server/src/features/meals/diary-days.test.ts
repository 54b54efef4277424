import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const DAY = '/api/diary-days/2026-03-02';
const read = (token = ada.token, day = DAY) => t.request('GET', day, { token });
const mark = (value: unknown) => t.request('PUT', DAY, { token: ada.token, body: { mark: value } });
const drink = (ml: unknown, key?: string) =>
  t.request('POST', `${DAY}/water`, {
    token: ada.token,
    body: { ml },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

describe('a day of the diary', () => {
  it('has no mark and no water at first', async () => {
    expect((await read()).body).toEqual({ date: '2026-03-02', mark: null, water: 0 });
  });

  it('is marked as complete or fasted, and the mark can be taken away (R-932)', async () => {
    expect((await mark('complete')).body).toMatchObject({ mark: 'complete' });
    expect((await mark('fasted')).body).toMatchObject({ mark: 'fasted' });
    expect((await read()).body).toMatchObject({ mark: 'fasted' });
    expect((await mark(null)).body).toMatchObject({ mark: null });
    for (const odd of ['hungry', 1, undefined])
      expect(await mark(odd)).toMatchObject({
        status: 400,
        body: { message: 'mark must be complete, fasted or null' },
      });
  });

  it('counts water up and down, never below nothing or above the bound (R-933)', async () => {
    await mark('complete');
    expect((await drink(250)).body.water).toBe(250);
    expect((await drink(250)).body.water).toBe(500);
    expect((await drink(-5000)).body).toEqual({ date: '2026-03-02', mark: 'complete', water: 0 });
    for (let times = 0; times < 5; times++) await drink(5000);
    expect((await read()).body.water).toBe(20_000);
    for (const odd of [5001, 'x', null]) expect((await drink(odd)).status).toBe(400);
    await drink(-5000);
  });

  it('the same call sent twice is one glass (R-934)', async () => {
    const water = Number((await read()).body.water);
    await drink(250, 'glass-1');
    await drink(250, 'glass-1');
    expect((await read()).body.water).toBe(water + 250);
  });

  it('is each member’s own, and part of the download (R-935)', async () => {
    expect((await read((await t.cast.grace()).token)).body).toMatchObject({ water: 0 });
    const { body } = await t.request('GET', '/api/users/export', { token: ada.token });
    expect(body.diary_days).toEqual([expect.objectContaining({ date: '2026-03-02', mark: 'complete' })]);
  });
});

describe('the days of the diary', () => {
  const list = (query: string, token = ada.token) => t.request('GET', `/api/diary-days?${query}`, { token });

  it('are listed oldest first, those with nothing left out', async () => {
    const { token } = await t.cast.join();
    const add = (day: string, ml: number) =>
      t.request('POST', `/api/diary-days/${day}/water`, { token, body: { ml } });
    await add('2026-04-03', 500);
    await add('2026-04-01', 250);
    await add('2026-04-02', 250);
    await add('2026-04-02', -250);
    await add('2026-05-01', 250);
    await t.request('PUT', '/api/diary-days/2026-04-04', { token, body: { mark: 'fasted' } });
    const range = 'startDate=2026-04-01&endDate=2026-04-30';
    expect((await list(range, token)).list).toEqual([
      { date: '2026-04-01', mark: null, water: 250 },
      { date: '2026-04-03', mark: null, water: 500 },
      { date: '2026-04-04', mark: 'fasted', water: 0 },
    ]);
    expect((await list(range)).list).toEqual([]);
  });

  it.each([
    ['startDate=2026-04-02&endDate=2026-04-01', 'startDate must not be after endDate'],
    ['startDate=2025-04-01&endDate=2026-04-02', 'At most 366 days at once'],
    ['startDate=x&endDate=2026-04-01', 'startDate must be a date written YYYY-MM-DD'],
  ])('are refused for %s', async (query, message) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { message } });
  });
});
