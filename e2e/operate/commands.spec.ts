import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { freshEmail, PASSWORD, register, verified } from '../support/members.ts';
import { expect, test } from '../support/test.ts';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** As an operator types it, beside the running server. */
const npm = (args: string[], dataDir = String(process.env.FITARC_E2E_DATA)) =>
  run('npm', ['run', '--silent', ...args], { cwd: root, env: { ...process.env, DATA_DIR: dataDir } }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    (error: { stdout: string; stderr: string }) => ({ ok: false, said: error.stdout + error.stderr }),
  );

test('A-020 the operator’s commands of the README', async ({ request }) => {
  test.slow();
  const { email } = await register(request);
  const login = async (address: string, password: string) =>
    (await request.post('/api/auth/login', { data: { email: address, password } })).json();

  expect((await npm(['admin', '--', 'verify', email.toUpperCase()])).said).toContain(
    `${email} is now confirmed`,
  );
  expect((await npm(['admin', '--', 'promote', email])).said).toContain('is now an administrator');
  expect((await login(email, PASSWORD)).user).toMatchObject({ email_verified: true, is_admin: true });
  expect((await npm(['admin', '--', 'unban', email])).said).toContain('can log in again');

  const boss = freshEmail('boss');
  const created = await npm(['admin', '--', 'create', boss]);
  const password = /with the password (\S+)/.exec(created.said)?.[1] ?? '';
  expect((await login(boss, password)).user).toMatchObject({ is_admin: true });

  const guest = freshEmail('guest');
  const invited = (await npm(['admin', '--', 'invite', guest])).said;
  const token = /\/reset-password\?token=(\S+) until/.exec(invited)?.[1];
  await request.post('/api/auth/reset-password', { data: { token, newPassword: PASSWORD } });
  expect((await login(guest, PASSWORD)).user).toMatchObject({ email_verified: true, is_admin: false });

  const mail = await npm(['mail:test', '--', guest]);
  expect(mail).toMatchObject({ ok: false });
  expect(mail.said).toContain('No mail server is set (SMTP_URL). Emails are saved in ');

  expect(await npm(['admin', '--', 'promote', freshEmail('nobody')])).toMatchObject({ ok: false });
  expect((await npm(['admin', '--', 'rename', email])).said).toContain('Usage: npm run admin');
});

test('A-020 the operator’s commands for a lost password and a lost phone', async ({ request }) => {
  test.slow();
  const { email, token } = await verified(request);
  const post = async (path: string, data: object) =>
    (await request.post(`/api/${path}`, { data, headers: { authorization: `Bearer ${token}` } })).json();
  const { secret } = await post('users/second-factor', {});
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await post('users/second-factor/confirm', { code })).codes).toHaveLength(10);

  const said = (await npm(['admin', '--', 'reset-password', email])).said;
  const [, link] = /can choose a new password at \S+\/reset-password\?token=(\S+) until/.exec(said) ?? [];
  const newPassword = 'chosen without any mail';
  await post('auth/reset-password', { token: link, newPassword });
  const login = () => post('auth/login', { email, password: newPassword });
  expect((await login()).second_factor.ticket).toBeTruthy();

  expect((await npm(['admin', '--', 'reset-second-factor', email])).said).toContain(
    'can now log in without a second factor',
  );
  expect((await login()).token).toBeTruthy();
  expect((await npm(['admin', '--', 'reset-password', freshEmail('nobody')])).said).toContain(
    'There is no account for',
  );
});

test('the backup of a running server restores into an empty installation', async ({ request }) => {
  test.slow();
  const { email } = await register(request);
  const scratch = mkdtempSync(join(tmpdir(), 'fitarc-restore-'));
  const file = join(scratch, 'my.backup.gz');
  const fresh = join(scratch, 'data');
  try {
    expect((await npm(['backup', '--', file])).said).toContain('Backup written to');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await npm(['restore', '--', file])).toMatchObject({ ok: false });
    expect((await npm(['restore', '--', file], fresh)).said).toContain('Restored the backup of');
    expect(existsSync(join(fresh, 'postgres'))).toBe(true);
    // The account is there: an installation restored from the backup knows it.
    expect((await npm(['admin', '--', 'verify', email], fresh)).said).toContain('is now confirmed');
    expect((await npm(['restore', '--', file], fresh)).ok).toBe(false);
    expect((await npm(['restore', '--', file, '--force'], fresh)).ok).toBe(true);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

test.describe('while working on it', () => {
  test.use({ allowConsole: /\[vite\]|React DevTools/ });

  test('npm run dev serves the application and the page of components from their sources', async ({
    page,
  }) => {
    test.slow();
    const port = Number(process.env.FITARC_E2E_PORT) + 2;
    const scratch = mkdtempSync(join(tmpdir(), 'fitarc-dev-'));
    // Under root the engine runs as somebody else, who must be able to get in.
    chmodSync(scratch, 0o755);
    const env = { ...process.env, PORT: String(port), WEB_PORT: String(port + 1), DATA_DIR: scratch };
    const dev = spawn('npm', ['run', 'dev'], { cwd: root, env, detached: true, stdio: 'ignore' });
    const ended = new Promise((resolve) => dev.on('close', resolve));
    const base = `http://127.0.0.1:${port + 1}`;
    try {
      await expect(async () => expect((await page.request.get(`${base}/api/health`)).ok()).toBe(true)).toPass(
        {
          timeout: 120_000,
        },
      );
      await page.goto(`${base}/login`);
      await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
      await page.goto(`${base}/gallery.html`);
      await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    } finally {
      if (dev.pid) process.kill(-dev.pid, 'SIGTERM');
      await ended;
      rmSync(scratch, { recursive: true, force: true });
    }
  });
});
