import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, it, vi } from 'vitest';
import { newDatabase } from './databases.ts';
import { registration } from './people.ts';
import { newFolder, startServer, tidy } from './server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const folder = await newFolder();
afterAll(() => tidy(folder));
let accepting = false;
const mails: string[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) =>
    done(accepting ? null : Object.assign(new Error('Greylisted'), { responseCode: 451 })),
  onData: async (stream, _session, done) => {
    mails.push(await text(stream));
    done();
  },
});
await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise<void>((resolve) => post.close(resolve)));

it('a code that the mail server puts off is told to its owner, kept, and arrives later', async () => {
  const { port } = post.server.address() as AddressInfo;
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: await newDatabase(),
    JWT_SECRET: 'a secret of at least thirty-two characters',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const { status, body } = await server.call('POST', '/api/auth/register', { body: registration() });
  expect(status).toBe(201);
  const state = () => server.call('GET', '/api/auth/mail-state', { token: body.token });
  expect(await state()).toEqual({ status: 200, body: { state: 'delayed', pending_state: 'none' } });
  expect(await readdir(join(folder, 'outbox'))).toHaveLength(1);
  const line = (await server.line(/^.*an email was delayed.*$/m))[0];
  expect(JSON.parse(line)).toMatchObject({ recipient: 'ada@example.org' });

  // Whoever has no account learns nothing from the answer to a resend.
  const resend = (email: string) => server.call('POST', '/api/auth/resend-verification', { body: { email } });
  expect(await resend('nobody@example.org')).toEqual(await resend('ada@example.org'));

  accepting = true;
  await vi.waitFor(async () => expect((await state()).body.state).toBe('sent'), {
    timeout: 60_000,
    interval: 500,
  });
  expect(mails).toEqual([expect.stringMatching(/^To: ada@example\.org\r?$/m)]);
  await vi.waitFor(async () => expect(await readdir(join(folder, 'outbox'))).toEqual([]), 10_000);
  expect(await server.stop()).toBe(0);
});
