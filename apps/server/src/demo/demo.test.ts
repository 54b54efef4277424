import { describe, expect, it } from 'vitest';
import { shipFoods } from '../../test/foods.ts';
import { startTestApp } from '../../test/test-app.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { fillDemo } from './demo.ts';

const t = await startTestApp();
await shipFoods(t);
const database = openDatabase({ connectionString: t.url }, createLog('silent'));
const said: string[] = [];
await fillDemo(database, (line) => said.push(line), { days: 7, people: 24 });

const signIn = async (who: string) => {
  const line = said.find((text) => text.startsWith(who)) ?? '';
  const [, email, password] = /(\S+@\S+)\s+password: (\S+)/.exec(line) ?? [];
  const { body } = await t.request('POST', '/api/auth/login', { body: { email, password } });
  return { user: body.user as Record<string, unknown>, token: body.token };
};
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

describe('the demo (A-020)', () => {
  it('prints a log-in of a verified member with days of meals, workouts, weights, a plan and favourites', async () => {
    const { user, token } = await signIn('Member:');
    expect(user).toMatchObject({ email_verified: true, is_profile_complete: true, is_admin: false });
    const count = async (path: string) => (await t.request('GET', path, { token })).list.length;
    expect(await count('/api/trends/nutrition?days=10')).toBeGreaterThan(5);
    expect(await count(`/api/workouts/?startDate=${day(11)}&endDate=${day(-1)}`)).toBeGreaterThan(2);
    expect(await count('/api/weights')).toBeGreaterThan(2);
    expect(await count('/api/workouts/plans/')).toBe(1);
    expect(await count('/api/favorites')).toBe(5);
    expect((await t.request('GET', '/api/nutrition/goals', { token })).body).toMatchObject({
      daily_calories_goal: expect.any(Number),
    });
  });

  it('prints a log-in of an administrator, who finds something in every queue and in the log', async () => {
    const { user, token } = await signIn('Administrator:');
    expect(user).toMatchObject({ email_verified: true, is_profile_complete: true, is_admin: true });
    const { body } = await t.request('GET', '/api/admin/dashboard-stats', { token });
    expect(body).toMatchObject({ bannedUsers: 1, waiting: { flags: 4, foods: 7, submissions: 3 } });
    const log = await t.request('GET', '/api/admin/audit-log', { token });
    expect(log.list.map(({ act }) => act)).toEqual(['user.ban', ...Array(6).fill('food.approve')]);
  });

  it('happens in the past, and nothing of it in the future', async () => {
    const [row] = await t.sql(
      `select max(created_at) <= now() as past, min(created_at) < now() - interval '6 days' as old from meals`,
    );
    expect(row).toEqual({ past: true, old: true });
  });

  it('refuses an installation that is in use (R-1257)', async () => {
    await expect(fillDemo(database, () => undefined)).rejects.toThrow('empty installation');
    await database.close();
  });
});
