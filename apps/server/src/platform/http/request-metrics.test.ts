import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { RequestMetrics } from './request-metrics.ts';

const START = Date.parse('2027-03-10T12:00:00Z');

function metricsAt() {
  let now = START;
  const metrics = new RequestMetrics({ now: () => new Date(now) });
  return { metrics, wait: (seconds: number) => (now += seconds * 1000) };
}

describe('request metrics (A-158)', () => {
  it('has nothing to tell at first', () => {
    const { metrics } = metricsAt();
    expect(metrics.read()).toEqual({
      ...{ averageResponseTime: 0, requestsPerMinute: 0, p95ResponseTime: 0, failures: 0, calls: [] },
      measuredSince: '2027-03-10T12:00:00.000Z',
    });
  });

  it('tells the average, how many a minute, failures, and the calls that took most time together', () => {
    const { metrics, wait } = metricsAt();
    for (let turn = 0; turn < 10; turn++) metrics.add('GET /api/often', 10, false);
    metrics.add('GET /api/slow', 500.26, true);
    wait(120);
    metrics.add('GET /api/rare', 1, false);
    expect(metrics.read()).toMatchObject({
      averageResponseTime: 50.1,
      requestsPerMinute: 6,
      failures: 1,
      calls: [
        { call: 'GET /api/slow', requests: 1, averageResponseTime: 500.3 },
        { call: 'GET /api/often', requests: 10, averageResponseTime: 10 },
        { call: 'GET /api/rare', requests: 1, averageResponseTime: 1 },
      ],
    });
  });

  it('shows eight calls', () => {
    const { metrics } = metricsAt();
    for (let number = 1; number <= 20; number++) metrics.add(`GET /api/${number}`, number, false);
    expect(metrics.read().calls.map(({ call }) => call)).toEqual(
      [20, 19, 18, 17, 16, 15, 14, 13].map((number) => `GET /api/${number}`),
    );
  });

  it('takes the first minute for a whole one', () => {
    const { metrics, wait } = metricsAt();
    for (let turn = 0; turn < 30; turn++) metrics.add('GET /api/x', 1, false);
    expect(metrics.read().requestsPerMinute).toBe(30);
    wait(30);
    expect(metrics.read().requestsPerMinute).toBe(30);
    wait(90);
    expect(metrics.read().requestsPerMinute).toBe(15);
  });

  it('forgets what is older than five minutes', () => {
    const { metrics, wait } = metricsAt();
    metrics.add('GET /api/old', 900, true);
    wait(200);
    metrics.add('GET /api/new', 10, false);
    expect(metrics.read()).toMatchObject({ failures: 1, averageResponseTime: 455 });
    wait(101);
    expect(metrics.read()).toMatchObject({ failures: 0, averageResponseTime: 10, p95ResponseTime: 10 });
    wait(200);
    expect(metrics.read()).toMatchObject({ averageResponseTime: 0, requestsPerMinute: 0, calls: [] });
  });

  it('tells what 95 of a hundred answers do not exceed', () => {
    const { metrics } = metricsAt();
    for (let ms = 1; ms <= 1000; ms++) metrics.add('GET /api/x', ms, false);
    const { p95ResponseTime } = metrics.read();
    expect(p95ResponseTime).toBeGreaterThanOrEqual(950);
    expect(p95ResponseTime).toBeLessThanOrEqual(1000);
    for (let turn = 0; turn < 100_000; turn++) metrics.add('GET /api/x', 20, false);
    expect(metrics.read().p95ResponseTime).toBeGreaterThanOrEqual(20);
    expect(metrics.read().p95ResponseTime).toBeLessThan(24);
    metrics.add('GET /api/x', 1e9, false);
    metrics.add('GET /api/x', 0, false);
    expect(metrics.read().p95ResponseTime).toBeLessThan(24);
  });

  it('survives a clock that is put back', () => {
    const { metrics, wait } = metricsAt();
    wait(3600);
    metrics.add('GET /api/x', 10, false);
    wait(-3600);
    metrics.add('GET /api/x', 30, false);
    expect(metrics.read()).toMatchObject({ averageResponseTime: 30, requestsPerMinute: 1 });
  });
});

describe('the calls of an application', () => {
  it('are counted by their declared path and nothing else is; another application has its own', async () => {
    const [t, other] = [await startTestApp({}, onTestFinished), await startTestApp({}, onTestFinished)];
    const boss = await t.cast.admin();
    for (const path of ['users/7/ban', 'users/8/ban', 'users/secret%20word/ban'])
      await t.request('POST', `/api/admin/${path}`, { token: boss.token });
    for (const path of ['/api/nowhere/secret', '/api/nowhere/else', '/login', '/favicon.ico'])
      await t.request('GET', path);
    const ask = async (app: typeof t, token: string) => {
      const { body } = await app.request('GET', '/api/admin/system-analytics', { token });
      return body.serverPerformance as { calls: { call: string; requests: number }[] };
    };
    const { calls } = await ask(t, boss.token);
    expect(Object.fromEntries(calls.map(({ call, requests }) => [call, requests]))).toEqual({
      'POST /api/auth/login': 1,
      'POST /api/admin/users/:id/ban': 3,
      '(unknown)': 2,
    });
    const elsewhere = await ask(other, (await other.cast.admin()).token);
    expect(elsewhere.calls.map(({ call }) => call)).toEqual(['POST /api/auth/login']);
  });
});
