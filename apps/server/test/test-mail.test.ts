import type { SMTPServerOptions } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { sendTestMail } from '../src/operate-mail.ts';
import { mailServerOf } from '../src/platform/mail/mail-server.ts';
import { describeSmtpFailure } from '../src/platform/mail/smtp-failure.ts';
import { headerOf, startMailServer } from './mail-server.ts';
import { newFolder, run, tidy } from './server-process.ts';

const to = 'you@example.org';
const FROM = 'FitArc <fitarc@example.org>';

/** What the command says, and what it ends with if something is wrong. */
async function said(smtpUrl: string | undefined, mailFrom = FROM, address = to) {
  const lines: string[] = [];
  const failure = await sendTestMail(
    { smtpUrl, mailFrom, dataDir: '/srv/fitarc' },
    [address],
    (line) => void lines.push(line),
  ).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { lines: lines.join('\n'), failure };
}

const server = (options: SMTPServerOptions = {}) => startMailServer(options, onTestFinished);
const refusing = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const TLS = 'tls.rejectUnauthorized=false';
const withLogin: SMTPServerOptions = {
  authOptional: false,
  onAuth: ({ username, password }, _session, done) =>
    username === 'ada' && password === 'right'
      ? done(null, { user: username })
      : done(refusing(535, 'Authentication failed')),
};

it('says each step of a mail that is taken (R-1324)', async () => {
  const post = await server({ ...withLogin, hideSTARTTLS: true, allowInsecureAuth: true });
  const { lines, failure } = await said(post.url.replace('smtp://', 'smtp://ada:right@'));
  expect(failure).toBeUndefined();
  expect(lines.split('\n')).toEqual([
    `Mail server: 127.0.0.1, port ${post.port}, TLS if the server offers it (SMTP_URL)`,
    `Sender: ${FROM} (MAIL_FROM)`,
    `Connected to 127.0.0.1, port ${post.port}. The server offers no TLS: passwords and emails go to it unencrypted.`,
    'Logged in as ada.',
    `The server accepted the sender fitarc@example.org and the recipient ${to}.`,
    expect.stringMatching(/^It answered: 250 /),
    `The test email to ${to} was sent. If it does not show up, look in the spam folder.`,
  ]);
  expect(post.arrived).toHaveLength(1);
  expect(headerOf(post.arrived[0] ?? '', 'To')).toBe(to);
  expect(headerOf(post.arrived[0] ?? '', 'Subject')).toBe('A test email from FitArc');
});

it('says how the connection is encrypted', async () => {
  const secure = await server({ secure: true });
  expect((await said(`${secure.url}/?${TLS}`)).lines).toContain('It uses TLS from the start.');
  const upgrading = await server({ disabledCommands: [] });
  expect((await said(`${upgrading.url}/?${TLS}`)).lines).toContain('Switched to TLS (STARTTLS).');
});

it('warns of a sender that is not set', async () => {
  const post = await server();
  const { lines } = await said(post.url, 'FitArc <fitarc@localhost>');
  expect(lines).toContain('MAIL_FROM is not set: most mail servers refuse fitarc@localhost as the sender.');
});

it('says what is wrong with the connection, and what to do (R-1325)', async () => {
  const plain = await server();
  const tlsOnPlain = await said(`smtps://127.0.0.1:${plain.port}`);
  expect(tlsOnPlain.failure).toBe(
    `127.0.0.1, port ${plain.port} does not answer with TLS.\nPort ${plain.port} does not use TLS from the start: ` +
      'begin SMTP_URL with smtp://, and FitArc switches to TLS by itself.',
  );

  const secure = await server({ secure: true });
  const plainOnTls = await said(`smtp://127.0.0.1:${secure.port}/?greetingTimeout=500`);
  expect(plainOnTls.failure).toContain('did not answer in time');
  expect(plainOnTls.failure).toContain('begin SMTP_URL with smtps://');

  const certificate = await said(secure.url);
  expect(certificate.failure).toMatch(/^The certificate of 127\.0\.0\.1, port \d+ is not accepted: /);
  expect(certificate.failure).toContain('NODE_EXTRA_CA_CERTS');
  const upgraded = await server({ disabledCommands: [] });
  expect((await said(upgraded.url)).failure).toMatch(/^The certificate of /);

  await plain.close();
  expect((await said(plain.url)).failure).toBe(
    `No mail server answers at 127.0.0.1, port ${plain.port}.\nCheck host and port in SMTP_URL. ` +
      'Usual are smtps:// with port 465, and smtp:// with port 587.',
  );
  expect((await said('smtp://mail.invalid')).failure).toContain(
    'The mail server mail.invalid was not found.',
  );
});

it('says who refused what, and what to do', async () => {
  const login = await server({ ...withLogin, hideSTARTTLS: true, allowInsecureAuth: true });
  const refused = await said(login.url.replace('smtp://', 'smtp://ada:wrong@'));
  expect(refused.failure).toContain('The mail server refused the log-in: 535');
  expect(refused.failure).toContain('write @, / and : in them as %40, %2F and %3A');
  expect(refused.failure).not.toContain('wrong');
  expect((await said(login.url)).failure).toContain('put user name and password into SMTP_URL');

  const sender = await server({ onMailFrom: (_from, _session, done) => done(refusing(553, 'Not yours')) });
  expect((await said(sender.url)).failure).toContain('The mail server refused the sender: 553');

  const recipient = await server();
  recipient.answer = () => 550;
  expect((await said(recipient.url)).failure).toContain('The mail server refused the recipient: 550');
  recipient.answer = () => 451;
  expect((await said(recipient.url)).failure).toContain('The mail server asks to try later: 451');

  const mail = await server({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(refusing(554, 'Spam')));
    },
  });
  expect((await said(mail.url)).failure).toContain('The mail server refused the email: 554');
});

it('what a server says stays on one line and has an end', () => {
  const response = `550 no\u001b[2J\r\n550 ${'x'.repeat(1000)}`;
  const error = Object.assign(new Error('x'), { response, responseCode: 550, command: 'RCPT TO' });
  const { problem, isFinal } = describeSmtpFailure(error, mailServerOf('smtp://mail.example.org'));
  expect(isFinal).toBe(true);
  expect(problem).toMatch(/^The mail server refused the recipient: 550 no \[2J 550 x+$/);
  expect(problem.length).toBeLessThan(260);
});

it('a wrong password or a server that turns everybody away is no answer to the mail', () => {
  const server465 = mailServerOf('smtp://mail.example.org:465');
  const login = Object.assign(new Error('x'), {
    response: '535 no',
    responseCode: 535,
    code: 'EAUTH',
    command: 'AUTH PLAIN',
  });
  expect(describeSmtpFailure(login, server465).isFinal).toBe(false);
  const greeting = Object.assign(new Error('x'), { response: '554 no', responseCode: 554, command: 'CONN' });
  expect(describeSmtpFailure(greeting, server465)).toMatchObject({
    isFinal: false,
    problem: 'The mail server refused the connection: 554 no',
  });
  const timeout = Object.assign(new Error('Greeting never received'), { code: 'ETIMEDOUT', command: 'CONN' });
  expect(describeSmtpFailure(timeout, server465).advice).toBe(
    'Port 465 uses TLS from the start: begin SMTP_URL with smtps://.',
  );
  const disk = describeSmtpFailure(Object.assign(new Error('no space left'), { code: 'ENOSPC' }), undefined);
  expect(disk).toMatchObject({ problem: 'Writing the file failed: no space left', isFinal: false });
});

it('the command ends with 0 or 1, and needs no database', async () => {
  const folder = await newFolder();
  onTestFinished(() => tidy(folder));
  const post = await server();
  const command = async (args: string[], settings: Record<string, string>) => {
    const program = run('operate', ['mail:test', ...args], { DATA_DIR: folder, ...settings });
    return { code: await program.ended, output: program.output() };
  };
  const sent = await command([to], { SMTP_URL: post.url, MAIL_FROM: FROM });
  expect(sent).toMatchObject({
    code: 0,
    output: expect.stringContaining(`The test email to ${to} was sent.`),
  });
  expect(post.arrived).toHaveLength(1);
  post.answer = () => 550;
  expect(await command([to], { SMTP_URL: post.url })).toMatchObject({
    code: 1,
    output: expect.stringContaining('refused the recipient'),
  });
  expect(await command([to], {})).toEqual({
    code: 1,
    output: `No mail server is set (SMTP_URL). Emails are saved in ${folder}/outbox.\n`,
  });
  for (const args of [[], ['nobody']])
    expect(await command(args, {})).toEqual({
      code: 1,
      output: 'Usage: npm run mail:test -- you@example.org\n',
    });
});
