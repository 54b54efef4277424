import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { Mail } from './mail.ts';
import { smtpTransport } from './mailer.ts';
import { openOutbox } from './outbox.ts';
import { RetryingMailer } from './retrying-mailer.ts';

const FROM = 'FitArc <fitarc@example.org>';
const mail = (change: Partial<Mail> = {}): Mail => ({
  to: 'ada@example.org',
  subject: 'Your code',
  text: 'Your code is 015109',
  essence: 'verification code 015109',
  ...change,
});

/** A mail server that answers each recipient with the next of these codes, and accepts once they are used up. */
async function stage(answers: number[], pauses?: number[]) {
  const arrived: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const responseCode = answers.shift();
      done(responseCode ? Object.assign(new Error('Greylisted, try later'), { responseCode }) : null);
    },
    onData: async (stream, _session, done) => {
      arrived.push(await text(stream));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-mail-'));
  const lines: string[] = [];
  const { port } = server.server.address() as AddressInfo;
  const mailer = new RetryingMailer({
    transport: smtpTransport(`smtp://127.0.0.1:${port}`, FROM),
    outbox: openOutbox(folder, FROM),
    log: createLog('info', { write: (line) => void lines.push(line) }),
    ...(pauses ? { pauses } : {}),
  });
  onTestFinished(async () => {
    mailer.close();
    await new Promise<void>((resolve) => server.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });
  return {
    mailer,
    arrived,
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    copies: async () =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'))),
  };
}

it('tries again when the mail server says "later", with a copy in the outbox until it is sent', async () => {
  const { mailer, arrived, log, copies } = await stage([451, 450], [0.2, 0.2]);
  await mailer.send(mail());
  expect(await mailer.stateOf('ada@example.org')).toBe('delayed');
  expect(await copies()).toEqual([expect.stringContaining('015109')]);
  expect(log()).toEqual([
    expect.objectContaining({
      level: 'warn',
      recipient: 'ada@example.org',
      reason: expect.stringContaining('451'),
      msg: 'an email was delayed; trying again for an hour',
    }),
  ]);
  await vi.waitFor(async () => expect(await mailer.stateOf('ada@example.org')).toBe('sent'), 10_000);
  expect(arrived).toEqual([expect.stringContaining('015109')]);
  await vi.waitFor(async () => expect(await copies()).toEqual([]), 10_000);
  expect(log().at(-1)).toMatchObject({ recipient: 'ada@example.org', tries: 3 });
  expect(JSON.stringify(log())).not.toContain('015109');
});

it('keeps the copy and says so when the tries are used up', async () => {
  const { mailer, arrived, log, copies } = await stage([451, 451, 451], [0.05, 0.05]);
  await mailer.send(mail());
  await vi.waitFor(async () => expect(await mailer.stateOf('ada@example.org')).toBe('failed'), 10_000);
  expect(log().at(-1)).toMatchObject({ level: 50, recipient: 'ada@example.org', tries: 3 });
  expect(await copies()).toHaveLength(1);
  expect(arrived).toEqual([]);
});

it('does not try again what the mail server refuses for good', async () => {
  const { mailer, log, copies } = await stage([550]);
  await mailer.send(mail());
  expect(await mailer.stateOf('ada@example.org')).toBe('failed');
  expect(log()).toEqual([expect.objectContaining({ level: 50, reason: expect.stringContaining('550') })]);
  expect(await copies()).toHaveLength(1);
});

it('a newer code replaces one that waits, and other mails do not', async () => {
  const { mailer, arrived, copies } = await stage([451, 451, 451], [0.3]);
  await mailer.send(mail({ text: 'old code' }));
  await mailer.send(mail({ subject: 'Reset', text: 'a link' }));
  await mailer.send(mail({ text: 'new code' }));
  expect((await copies()).join()).not.toContain('old code');
  await vi.waitFor(() => expect(arrived).toHaveLength(2), 10_000);
  expect(arrived.join()).toMatch(/new code/);
  expect(arrived.join()).toMatch(/a link/);
  expect(arrived.join()).not.toMatch(/old code/);
});

it('a mail server that cannot be reached counts as later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-mail-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const lines: string[] = [];
  const mailer = new RetryingMailer({
    transport: smtpTransport('smtp://127.0.0.1:9', FROM),
    outbox: openOutbox(folder, FROM),
    log: createLog('info', { write: (line) => void lines.push(line) }),
  });
  await mailer.send(mail());
  expect(await mailer.stateOf('ada@example.org')).toBe('delayed');
  expect(await mailer.stateOf('somebody@example.org')).toBe('none');
  mailer.close();
  expect(lines.at(-1)).toContain('their copies stay in the outbox');
  expect(await readdir(folder)).toHaveLength(1);
});
