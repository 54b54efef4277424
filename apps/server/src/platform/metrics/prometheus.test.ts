import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const TOKEN = 'scrape-me-if-you-can';
const t = await startTestApp({ metricsToken: TOKEN });

const scrape = async (authorization = `Bearer ${TOKEN}`) =>
  t.request('GET', '/metrics', { headers: { authorization } });
const sample = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.split(' ')[1];

it('is there only with its token (R-1340)', async () => {
  for (const wrong of ['', 'Bearer', 'Bearer scrape', `Basic ${TOKEN}`])
    expect(await scrape(wrong)).toMatchObject({ status: 401, text: 'Wrong token\n' });
  const without = await startTestApp();
  const answer = await without.request('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.status).not.toBe(200);
});

it('tells times by route, never by address (R-1341)', async () => {
  const ada = await t.cast.join();
  await t.request('GET', '/api/users/profile', { token: ada.token });
  await t.request('GET', '/api/recipes/4711', { token: ada.token });
  const { text, headers } = await scrape();
  expect(headers['content-type']).toContain('text/plain');
  const count = 'fitarc_http_request_duration_seconds_count';
  expect(sample(text, `${count}{route="/api/users/profile",method="GET",status="200"}`)).toBe('1');
  expect(text).not.toContain('4711');
  expect(text).not.toContain(ada.email);
});

it('tells of the release, the database, what waits, members as counts, and the process', async () => {
  const { text } = await scrape();
  expect(sample(text, 'fitarc_build_info{version="0.1.0"}')).toBe('1');
  expect(Number(sample(text, 'fitarc_db_pool_size{pool="main"}'))).toBeGreaterThan(0);
  expect(sample(text, 'fitarc_db_pool_waiting{pool="reserved"}')).toBe('0');
  expect(sample(text, 'fitarc_jobs_queued{queue="webhooks"}')).toBe('0');
  expect(sample(text, 'fitarc_jobs_failed{queue="webhooks"}')).toBe('0');
  expect(sample(text, 'fitarc_members{state="all"}')).toBe('1');
  for (const name of [
    'fitarc_http_requests_in_flight',
    'nodejs_heap_size_used_bytes',
    'process_cpu_seconds_total',
  ])
    expect(text).toContain(`\n${name} `);
});

it('answers without the database, with a gap for what only it knows (R-1342)', async () => {
  await t.sql('alter table users rename to elsewhere');
  const { status, text } = await scrape();
  await t.sql('alter table elsewhere rename to users');
  expect(status).toBe(200);
  expect(sample(text, 'fitarc_members{state="all"}')).toBeUndefined();
  expect(sample(text, 'fitarc_build_info{version="0.1.0"}')).toBe('1');
});

it('has what the Grafana board and the guide ask for (R-1343)', async () => {
  const root = join(import.meta.dirname, '../../../../..');
  const { text } = await scrape();
  const known = new Set(text.match(/^# TYPE (\S+)/gm)?.map((line) => line.slice('# TYPE '.length)));
  for (const file of ['deploy/grafana/fitarc.json', 'docs/operator/monitoring.md']) {
    const asked =
      readFileSync(join(root, file), 'utf8').match(/\b(?:fitarc|nodejs|process)_[a-z\d_]+[a-z\d]\b/g) ?? [];
    const names = new Set(asked.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
    expect([file, [...names].filter((name) => !known.has(name))]).toEqual([file, []]);
  }
});
