import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase } from '../../../test/databases.ts';
import { startTestApp } from '../../../test/test-app.ts';

// One minute, from its beginning; only the clock and the once-a-second sharing are in the test's hands.
const START = Date.parse('2025-06-30T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: START }));
afterEach(() => void vi.useRealTimers());

const ask = (app: Awaited<ReturnType<typeof startTestApp>>, path = '/api/openapi.json', from = '10.0.0.1') =>
  app.request('GET', path, { headers: { 'x-forwarded-for': from } }).then(({ status }) => status);

describe('the rate limit per address (A-014)', () => {
  it('answers so many requests a minute, then 429 until the next one', async () => {
    const app = await startTestApp({ requestsPerMinute: 5 }, onTestFinished);
    const statuses = [];
    for (let i = 0; i < 7; i++) statuses.push(await ask(app));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await app.request('GET', '/api/openapi.json')).body).toMatchObject({
      message: 'Too many requests. Please try again in a minute.',
      code: 'TOO_MANY',
    });
    vi.setSystemTime(START + 60_000);
    expect(await ask(app)).toBe(200);
  });

  it('counts unknown addresses and odd spellings too, but neither health nor pages', async () => {
    const app = await startTestApp({ requestsPerMinute: 5 }, onTestFinished);
    for (let i = 0; i < 8; i++) await app.request('GET', '/login');
    for (let i = 0; i < 8; i++) expect(await ask(app, '/api/health')).toBe(200);
    for (const path of [
      '/api/nothing',
      '/%61pi/openapi.json',
      'http://x/api/openapi.json',
      '/api/openapi.json/',
      '/api',
    ])
      await ask(app, path);
    expect(await ask(app)).toBe(429);
    expect(await ask(app, '/%61pi/openapi.json')).toBe(429);
    expect(await ask(app, '/api/health?probe=1')).toBe(200);
  });

  it('tells addresses apart as a trusted proxy names them, and believes nobody else', async () => {
    const trusting = await startTestApp({ requestsPerMinute: 1, trustProxy: ['127.0.0.1'] }, onTestFinished);
    expect([await ask(trusting), await ask(trusting), await ask(trusting, undefined, '10.0.0.2')]).toEqual([
      200, 429, 200,
    ]);
    const plain = await startTestApp({ requestsPerMinute: 1 }, onTestFinished);
    expect([await ask(plain), await ask(plain, undefined, '10.0.0.2')]).toEqual([200, 429]);
    expect(await ask(trusting, undefined, `nonsense, ${'x'.repeat(5000)}`)).toBe(200);
  });

  it('is one for all nodes on a database (R-1347)', async () => {
    const database = await newDatabase();
    const nodes = await Promise.all(
      [1, 2].map(() => startTestApp({ database, requestsPerMinute: 10 }, onTestFinished)),
    );
    const [a, b] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
    for (let i = 0; i < 8; i++) expect(await ask(a)).toBe(200);
    expect(await ask(b)).toBe(200);
    const shared = async () =>
      Number((await a.sql('select sum(points)::int as sum from rate_limits'))[0]?.sum);
    vi.advanceTimersByTime(1000);
    await vi.waitFor(async () => expect(await shared()).toBe(9), { timeout: 120_000 });
    // Each node learns the total when it next hands something in.
    expect(await ask(b)).toBe(200);
    vi.advanceTimersByTime(1000);
    await vi.waitFor(async () => expect(await shared()).toBe(10), { timeout: 120_000 });
    // At most three more, far below ten of its own: only what the other node counted can refuse them.
    const after: number[] = [];
    while (after.length < 3 && after.at(-1) !== 429) {
      await shared();
      after.push(await ask(b));
    }
    expect(after.at(-1)).toBe(429);
  });

  it('is off when set to 0', async () => {
    const app = await startTestApp({ requestsPerMinute: 0 }, onTestFinished);
    for (let i = 0; i < 20; i++) expect(await ask(app)).toBe(200);
  });
});
