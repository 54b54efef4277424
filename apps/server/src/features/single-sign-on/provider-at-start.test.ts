import { afterAll, expect, it, vi } from 'vitest';
import { newDatabase } from '../../../test/databases.ts';
import { CLIENT } from '../../../test/identity-provider.ts';
import { newFolder, startServer, tidy } from '../../../test/server-process.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const folder = await newFolder();
afterAll(() => tidy(folder));

it('with OIDC_ONLY and a provider that is down, FitArc says so, starts, and lets administrators in (R-1125)', async () => {
  const issuer = 'http://127.0.0.1:9/';
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: await newDatabase(),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_ONLY: 'on',
  });
  const [line] = await server.line(/^.*OIDC provider cannot be used.*$/m);
  expect(line).toContain(` warn  `);
  expect(line).toContain(`issuer="${issuer}"`);
  expect(server.output()).not.toContain(CLIENT.secret);
  const [, email, password] = await server.line(/Created the administrator (\S+) with the password (\S+)/);
  const login = await server.call('POST', '/api/auth/login', { body: { email, password } });
  expect(login.body.token).toBeTruthy();
  expect(await server.stop()).toBe(0);
});
