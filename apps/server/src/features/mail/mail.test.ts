import { expect, it, onTestFinished } from 'vitest';
import { headerOf, startMailServer } from '../../../test/mail-server.ts';
import { registration } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { mailServerOf } from '../../platform/mail/mail-server.ts';
import { outboxTransport, smtpTransport } from '../../platform/mail/mail-transport.ts';

async function stage({ from = 'FitArc <fitarc@example.org>' } = {}) {
  const server = await startMailServer({}, onTestFinished);
  const mail = smtpTransport(mailServerOf(server.url), from);
  const t = await startTestApp({ mail, logLevel: 'warn' }, (close) =>
    onTestFinished(() => close().then(() => mail.close())),
  );
  const boss = await t.cast.admin();
  const { token } = boss;
  const invite = (email: string) =>
    t.request('POST', '/api/admin/invitations', { token, body: { email, days: 7, deliver: 'mail' } });
  return {
    server,
    t,
    boss,
    invite,
    get: async (path = '') => (await t.request('GET', `/api/admin/mail${path}`, { token })).body as never,
    list: (query = '') => t.request('GET', `/api/admin/mail/emails${query}`, { token }),
    again: (id: unknown) => t.request('POST', `/api/admin/mail/emails/${id}/again`, { token }),
    allAgain: () => t.request('POST', '/api/admin/mail/again', { token }),
    remove: (id: unknown) => t.request('DELETE', `/api/admin/mail/emails/${id}`, { token }),
    test: () => t.request('POST', '/api/admin/mail/test', { token }),
    acts: async () => t.sql(`select act, subject, after from audit_log where act like 'mail.%' order by id`),
    dashboard: async () =>
      ((await t.request('GET', '/api/admin/dashboard-stats', { token })).body as never as { mail: unknown })
        .mail,
  };
}

it('says which mail server there is, when the last mail left, and what waits and failed (R-1320)', async () => {
  const { server, get, invite, list, dashboard, t } = await stage();
  const place = { host: '127.0.0.1', port: server.port };
  expect(await get()).toEqual({
    server: place,
    sender: 'FitArc <fitarc@example.org>',
    sender_is_set: true,
    checked: null,
    last_sent_at: null,
    waiting: 0,
    failed: 0,
  });
  await t.mailQueue.check();
  await invite('ada@example.org');
  expect(await get()).toMatchObject({
    checked: { at: expect.any(String), problem: null, advice: null },
    last_sent_at: expect.any(String),
  });
  server.answer = (recipient) => (recipient.startsWith('joan') ? 451 : 550);
  await invite('joan@example.org');
  await invite('mary@example.org');
  expect(await get()).toMatchObject({ waiting: 1, failed: 1 });
  const answer = await list();
  expect(answer.headers['x-total-count']).toBe('2');
  expect(answer.body).toEqual([
    {
      id: expect.any(Number),
      recipient: 'mary@example.org',
      subject: 'You are invited to FitArc',
      state: 'failed',
      created_at: expect.any(String),
      tries: 1,
      next_try_at: null,
      problem: 'The mail server refused the recipient: 550 Greylisted, try later',
      can_send_again: true,
    },
    expect.objectContaining({
      recipient: 'joan@example.org',
      state: 'waiting',
      next_try_at: expect.any(String),
      problem: 'The mail server asks to try later: 451 Greylisted, try later',
    }),
  ]);
  expect(answer.text).not.toMatch(/token=|signup/);
  expect((await list('?state=failed')).list.map((row) => row.recipient)).toEqual(['mary@example.org']);
  expect((await list('?state=failed')).headers['x-total-count']).toBe('1');
  expect((await list('?state=waiting')).list.map((row) => row.recipient)).toEqual(['joan@example.org']);
  expect((await list('?state=sent')).status).toBe(400);
  expect((await list('?limit=1&offset=1')).list.map((row) => row.recipient)).toEqual(['joan@example.org']);
  expect(await dashboard()).toEqual({ failed: 1, late: 0 });
  t.clock.forward({ minutes: 16 });
  expect(await dashboard()).toEqual({ failed: 1, late: 1 });
});

it('sends a mail again, noted in the audit log; once sent or deleted there is nothing left to do (R-1321)', async () => {
  const { server, invite, list, again, remove, acts } = await stage();
  server.answer = () => 550;
  await invite('ada@example.org');
  await invite('joan@example.org');
  const [joan, ada] = (await list()).list.map(({ id }) => id);
  server.answer = () => 451;
  expect((await again(ada)).body).toMatchObject({ state: 'waiting', tries: 0 });
  expect((await list('?state=waiting')).list).toMatchObject([{ id: ada, tries: 1 }]);
  server.answer = () => undefined;
  expect((await again(ada)).status).toBe(200);
  expect(server.arrived).toHaveLength(1);
  expect(headerOf(server.arrived[0] ?? '', 'To')).toBe('ada@example.org');
  const gone = { status: 404, body: { message: 'This email was sent or deleted meanwhile' } };
  expect(await again(ada)).toMatchObject(gone);
  expect(await remove(ada)).toMatchObject(gone);
  expect(await remove(joan)).toMatchObject({ status: 200, body: { message: 'Email deleted' } });
  expect(await remove(joan)).toMatchObject(gone);
  expect((await list()).list).toEqual([]);
  expect(await acts()).toEqual([
    { act: 'mail.again', subject: 'an invitation email', after: null },
    { act: 'mail.again', subject: 'an invitation email', after: null },
    { act: 'mail.delete', subject: 'an invitation email', after: null },
  ]);
});

it('pressed twice at once, a mail is sent once', async () => {
  const { server, invite, list, again } = await stage();
  server.answer = () => 550;
  await invite('ada@example.org');
  const [row] = (await list()).list;
  server.answer = () => undefined;
  const answers = await Promise.all([again(row?.id), again(row?.id), again(row?.id)]);
  expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true);
  expect(server.arrived).toHaveLength(1);
});

it('sends all failed mails again, but for those whose links have expired (R-1322)', async () => {
  const { server, t, invite, list, again, allAgain, acts } = await stage();
  server.answer = () => 451;
  await invite('late@example.org');
  await t.sql('update outgoing_mails set stale_at = now()');
  t.clock.forward({ seconds: 11 });
  await t.mailQueue.worker.run();
  const [expired] = (await list()).list;
  expect(expired).toMatchObject({
    state: 'failed',
    can_send_again: false,
    problem: 'Its link expired before the mail server took it',
  });
  expect(await again(expired?.id)).toMatchObject({
    status: 409,
    body: { message: 'The link in this email has expired. Its recipient has to ask for a new one.' },
  });
  server.answer = () => 550;
  for (const name of ['ada', 'joan', 'mary']) await invite(`${name}@example.org`);
  server.answer = () => undefined;
  expect((await allAgain()).body).toEqual({ message: '3 emails will be sent again', sent_again: 3 });
  expect(server.arrived).toHaveLength(3);
  expect((await allAgain()).body).toMatchObject({ sent_again: 0 });
  expect((await list()).list).toMatchObject([{ id: expired?.id }]);
  server.answer = () => 550;
  await invite('refused@example.org');
  await t.request('POST', '/api/auth/register', { body: registration({ email: 'new@example.org' }) });
  server.answer = () => undefined;
  t.clock.forward({ days: 8 });
  expect((await list()).list.map((row) => [row.recipient, row.can_send_again])).toEqual([
    ['new@example.org', true],
    ['refused@example.org', false],
    ['late@example.org', false],
  ]);
  // A code is made anew, an invitation is not.
  expect((await allAgain()).body).toMatchObject({ sent_again: 1 });
  expect(server.arrived).toHaveLength(4);
  expect(await acts()).toEqual([
    { act: 'mail.again-all', subject: '', after: { emails: 3 } },
    { act: 'mail.again-all', subject: '', after: { emails: 1 } },
  ]);
});

it('sends a test mail to whoever asks, looks at the mail server again, and at most five a minute (R-1323)', async () => {
  const { server, t, boss, test, get, acts } = await stage();
  expect(await test()).toMatchObject({
    status: 200,
    body: { message: `A test email to ${boss.email} is on its way.` },
  });
  expect(server.arrived).toHaveLength(1);
  expect(headerOf(server.arrived[0] ?? '', 'Subject')).toBe('A test email from FitArc');
  expect(await get()).toMatchObject({ checked: { problem: null } });
  expect(await acts()).toEqual([{ act: 'mail.test', subject: '', after: null }]);
  for (let turn = 0; turn < 4; turn++) await test();
  expect((await test()).status).toBe(429);
  await server.close();
  t.clock.forward({ minutes: 2 });
  await t.mailQueue.check();
  expect(await get()).toMatchObject({
    checked: {
      problem: `No mail server answers at 127.0.0.1, port ${server.port}`,
      advice: expect.stringContaining('Check host and port in SMTP_URL'),
    },
  });
  expect(t.log.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
    level: 'warn',
    msg: 'the mail server cannot be used',
    reason: expect.stringContaining('No mail server answers'),
  });
});

it('once the mail server is found to work, what waits is sent at once', async () => {
  const { server, t, invite, get } = await stage();
  server.answer = () => 451;
  await invite('ada@example.org');
  t.clock.forward({ minutes: 5 });
  await t.mailQueue.worker.run();
  server.answer = () => undefined;
  await t.mailQueue.check();
  await t.auth.background.settled();
  expect(server.arrived).toHaveLength(1);
  expect(await get()).toMatchObject({ waiting: 0 });
});

it('warns of a sender that most mail servers refuse', async () => {
  const { t, get } = await stage({ from: 'FitArc <fitarc@localhost>' });
  await t.mailQueue.check();
  expect(await get()).toMatchObject({ sender_is_set: false });
  expect(t.log.join()).toContain('MAIL_FROM is not set: most mail servers refuse fitarc@localhost');
});

it('without a mail server, mails are files at once, and one that cannot be written waits', async () => {
  const said: string[] = [];
  // A file is where the folder ought to be.
  const folder = import.meta.filename;
  const mail = outboxTransport(folder, 'FitArc <fitarc@localhost>', (line) => void said.push(line));
  const t = await startTestApp({ mail }, onTestFinished);
  const { token } = await t.cast.admin();
  await t.request('POST', '/api/admin/mail/test', { token });
  const status = (await t.request('GET', '/api/admin/mail', { token })).body;
  expect(status).toMatchObject({ server: null, checked: null, waiting: 1, failed: 0 });
  expect((await t.request('GET', '/api/admin/mail/emails', { token })).list).toMatchObject([
    { problem: expect.stringMatching(/^Writing the file failed: /) },
  ]);
  expect(said).toEqual([]);
});
