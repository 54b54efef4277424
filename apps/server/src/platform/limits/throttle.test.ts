import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase } from '../../../test/databases.ts';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log.ts';
import { Throttle } from './throttle.ts';

const START = Date.parse('2025-06-30T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START + 2 * DAY }));
afterEach(() => void vi.useRealTimers());

it('a clock set back by days locks nobody out for days: the wait is one span from then (A-014)', async () => {
  const { pool, close } = openDatabase({ connectionString: await newDatabase() }, createLog('silent'));
  onTestFinished(close);
  const throttle = new Throttle(pool, 'test', 2, 15 * 60);
  for (const key of ['ada', 'grace'])
    expect([await throttle.take(key), await throttle.take(key), await throttle.take(key)]).toEqual([
      0,
      0,
      15 * 60,
    ]);

  vi.setSystemTime(START);
  expect(await throttle.take('ada')).toBe(15 * 60);
  expect(await throttle.check('grace')).toBe(15 * 60);
  vi.setSystemTime(START + 14 * MINUTE);
  expect([await throttle.take('ada'), await throttle.check('grace')]).toEqual([60, 60]);
  vi.setSystemTime(START + 16 * MINUTE);
  expect([await throttle.take('ada'), await throttle.check('grace')]).toEqual([0, 0]);
});

it('a node whose clock is a few minutes behind forgets nothing and gives no time away', async () => {
  const { pool, close } = openDatabase({ connectionString: await newDatabase() }, createLog('silent'));
  onTestFinished(close);
  const throttle = new Throttle(pool, 'test', 1, 15 * 60);
  expect(await throttle.take('ada')).toBe(0);
  vi.setSystemTime(START + 2 * DAY - 5 * MINUTE);
  expect(await throttle.take('ada')).toBeGreaterThan(0);
  vi.setSystemTime(START + 2 * DAY + 14 * MINUTE);
  expect(await throttle.take('ada')).toBeGreaterThan(0);
});
