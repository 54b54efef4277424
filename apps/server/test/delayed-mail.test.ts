import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { newDatabase, runSql } from './databases.ts';
import { headerOf, startMailServer } from './mail-server.ts';
import { registration } from './people.ts';
import { newFolder, run, startServer, tidy } from './server-process.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const folder = await newFolder();
afterAll(() => tidy(folder));
const post = await startMailServer();
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: await newDatabase(),
  JWT_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: post.url,
  MAIL_FROM: 'FitArc <fitarc@example.org>',
  LOG_FORMAT: 'json',
};
const mailsTo = (address: string) => post.arrived.filter((mail) => headerOf(mail, 'To') === address);
const arrives = (address: string) =>
  vi.waitFor(() => expect(mailsTo(address)).toHaveLength(1), { timeout: 60_000, interval: 200 });

it('a code that the mail server puts off is told to its owner, survives a killed node, and arrives later', async () => {
  post.answer = () => 451;
  const killed = await startServer(settings);
  const { status, body } = await killed.call('POST', '/api/auth/register', { body: registration() });
  expect(status).toBe(201);
  const delayed = { status: 200, body: { state: 'delayed', pending_state: 'none' } };
  expect(await killed.call('GET', '/api/auth/mail-state', { token: body.token })).toEqual(delayed);
  const line = (await killed.line(/^.*an email was delayed.*$/m))[0];
  expect(JSON.parse(line)).toMatchObject({ recipient: 'ada@example.org' });
  // Nothing of it is on the disk of this node.
  expect(await readdir(join(folder, 'outbox')).catch(() => [])).toEqual([]);
  killed.child.kill('SIGKILL');
  await killed.ended;

  const server = await startServer(settings);
  const state = () => server.call('GET', '/api/auth/mail-state', { token: body.token });
  expect(await state()).toEqual(delayed);
  // Whoever has no account learns nothing from the answer to a resend.
  const resend = (email: string) => server.call('POST', '/api/auth/resend-verification', { body: { email } });
  await server.call('POST', '/api/auth/register', { body: registration({ email: 'lise@example.org' }) });
  expect(await resend('nobody@example.org')).toEqual(await resend('lise@example.org'));

  post.answer = () => undefined;
  await arrives('ada@example.org');
  await vi.waitFor(async () => expect((await state()).body.state).toBe('sent'), 120_000);
  expect(await server.stop()).toBe(0);
  expect(mailsTo('ada@example.org')).toHaveLength(1);
});

it('an operator’s command mails at once, or leaves it to the server', async () => {
  const invite = async (email: string) => {
    const command = run('operate', ['admin', 'invite', email], settings);
    await command.ended;
    return command.output();
  };
  expect(await invite('grace@example.org')).toContain('The link was also emailed to them.');
  expect(mailsTo('grace@example.org')).toHaveLength(1);
  post.answer = () => 451;
  expect(await invite('joan@example.org')).toMatch(
    /could not be emailed yet \(The mail server asks to try later: 451 .*\)\. FitArc tries again for a day while it runs\./,
  );
  post.answer = () => 550;
  expect(await invite('mary@example.org')).toMatch(
    /could not be emailed: The mail server refused the recipient: 550/,
  );
  post.answer = () => undefined;
  await runSql(settings.DATABASE_URL, 'update outgoing_mails set next_try_at = now()');
  const server = await startServer(settings);
  await arrives('joan@example.org');
  expect(await server.stop()).toBe(0);
});

it('a mail server that is down is told in the log and holds up no start', async () => {
  const server = await startServer({
    ...settings,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'FitArc <fitarc@localhost>',
  });
  const line = JSON.parse((await server.line(/^.*the mail server cannot be used.*$/m))[0]);
  expect(line).toMatchObject({
    level: 'warn',
    reason: 'No mail server answers at 127.0.0.1, port 9',
    advice: expect.stringContaining('Check host and port in SMTP_URL'),
  });
  expect(server.output()).toContain('MAIL_FROM is not set: most mail servers refuse fitarc@localhost');
  expect((await server.call('GET', '/api/health')).status).toBe(200);
  expect(await server.stop()).toBe(0);
});
