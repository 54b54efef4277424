import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const ada = await t.cast.join({
  email: 'ada@example.org',
  firstName: '=HYPERLINK("http://evil")',
  lastName: '+1, "quoted"',
});
const grace = await t.cast.grace();
await t.sql('insert into plans (user_id, name, created_at) values ($1, $2, now())', [ada.id, 'Leg day']);
await t.sql('insert into plans (user_id, name, created_at) values ($1, $2, now())', [
  grace.id,
  'Secret plan',
]);
const download = (query: string, token = ada.token) =>
  t.request('GET', `/api/users/export${query}`, { token });

describe('downloading one’s data (A-171)', () => {
  it('is JSON unless asked otherwise: everything of the caller, nothing of others, no password (R-756)', async () => {
    const answer = await download('');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="fitarc-data.json"',
      'cache-control': 'no-store',
    });
    expect(answer.body).toMatchObject({
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      account: [{ id: ada.id, email: 'ada@example.org' }],
      profile: [{ firstName: '=HYPERLINK("http://evil")', dateOfBirth: '1990-12-10' }],
      plans: [{ name: 'Leg day' }],
    });
    for (const secret of ['argon2', 'passwordHash', 'password_hash', grace.email, 'Secret plan'])
      expect(answer.text).not.toContain(secret);
  });

  it('is CSV on demand, with cells a spreadsheet does not run (R-757)', async () => {
    const answer = await download('?format=csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="fitarc-data.csv"',
    });
    expect(answer.text).toContain('ada@example.org');
    expect(answer.text).toContain('Leg day');
    expect(answer.text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(answer.text).toContain(`"'+1, ""quoted"""`);
    const cells = answer.text.split(/\r\n|,/);
    expect(cells.filter((cell) => /^"?[=+@]/.test(cell))).toEqual([]);
    expect(answer.text).not.toContain('argon2');
  });

  it('can be done again as soon as the file is there, though its transaction is still ending', async () => {
    const app = await startTestApp({}, onTestFinished);
    const { token } = await app.cast.ada();
    app.pool.once('acquire', (client) => {
      const query = client.query.bind(client) as (...call: unknown[]) => unknown;
      const isCommit = (call: unknown[]) => /^commit/i.test((call[0] as { text?: string }).text ?? '');
      Object.assign(client, {
        query: async (...call: unknown[]) => {
          if (isCommit(call)) await sleep(500);
          return query(...call);
        },
      });
    });
    for (const format of ['json', 'csv'])
      expect((await app.request('GET', `/api/users/export?format=${format}`, { token })).status).toBe(200);
  });

  it('says which formats there are', async () => {
    expect(await download('?format=xml')).toMatchObject({
      status: 400,
      body: { message: 'Format must be json, csv or zip', field: 'format' },
    });
  });
});

describe('plans in this version', () => {
  it('are listed for their owner only, with or without the slash (A-004, A-006)', async () => {
    for (const path of ['/api/workouts/plans/', '/api/workouts/plans']) {
      const answer = await t.request('GET', path, { token: ada.token });
      expect(answer.list).toEqual([
        expect.objectContaining({ plan_id: expect.any(Number), plan_name: 'Leg day' }),
      ]);
    }
  });
});
