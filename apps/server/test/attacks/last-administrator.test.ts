import { expect, it } from 'vitest';
import { createAdmin } from '../../src/features/auth/first-admin.service.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { startTestApp } from '../test-app.ts';

const t = await startTestApp();
const PASSWORD = 'in charge of it all';

async function newAdmin(email: string): Promise<string> {
  await createAdmin(t.auth.db, systemClock, email, PASSWORD);
  return t.cast.signIn({ email, password: PASSWORD });
}
const remove = (token: string) =>
  t.request('DELETE', '/api/users/account', { token, body: { password: PASSWORD } });

it('administrators who all delete themselves at once leave one', async () => {
  const tokens = await Promise.all([1, 2, 3, 4].map((n) => newAdmin(`admin-${n}@example.org`)));
  const answers = await Promise.all([...tokens, ...tokens].map(remove));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await t.sql('select count(*)::int as count from users where is_admin')).toEqual([{ count: 1 }]);
});
