import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServer } from './mail-server.ts';
import type { Letter } from './mail-transport.ts';
import { describeSmtpFailure, type SmtpFailure } from './smtp-failure.ts';

interface Test {
  readonly from: string;
  readonly letter: Pick<Letter, 'to' | 'subject' | 'text'>;
}

interface Check {
  readonly server: MailServer;
  /** A mail to send once connected and logged in. */
  readonly test?: Test;
  /** Hears each step that succeeded. */
  readonly say?: (line: string) => void;
}

const encryption = (connection: SMTPConnection, { secure }: MailServer) => {
  if (secure) return 'It uses TLS from the start.';
  if (connection.secure) return 'Switched to TLS (STARTTLS).';
  return 'The server offers no TLS: passwords and emails go to it unencrypted.';
};

/** One step; a connection that breaks meanwhile ends it, too. */
const step = <T>(connection: SMTPConnection, begin: (done: (error: unknown, answer?: T) => void) => void) =>
  new Promise<T | undefined>((resolve, reject) => {
    connection.once('error', reject);
    begin((error, answer) => {
      connection.removeListener('error', reject);
      if (error) reject(error);
      else resolve(answer);
    });
  });

async function send(connection: SMTPConnection, { from, letter }: Test, say: (line: string) => void) {
  const composer = createTransport({ streamTransport: true, buffer: true } as never);
  const composed = await composer.sendMail({ from, ...letter });
  const { message, envelope } = composed as unknown as {
    message: Buffer;
    envelope: { from: string; to: string[] };
  };
  const info = await step<SMTPConnection.SentMessageInfo>(connection, (done) =>
    connection.send(envelope, message, done),
  );
  say(`The server accepted the sender ${envelope.from} and the recipient ${envelope.to.join(', ')}.`);
  say(`It answered: ${info?.response ?? ''}`);
}

/** Goes through what sending a mail takes, step by step. Undefined if all of it worked. */
export async function checkMailServer({
  server,
  test,
  say = () => undefined,
}: Check): Promise<SmtpFailure | undefined> {
  const connection = new SMTPConnection(server.options);
  // After a step has failed there may be another one, which nobody waits for.
  connection.on('error', () => undefined);
  try {
    await step(connection, (done) => connection.connect((error) => done(error)));
    say(`Connected to ${server.host}, port ${server.port}. ${encryption(connection, server)}`);
    const { auth } = server.options;
    if (!auth) say('SMTP_URL has no user name: not logged in.');
    else if (!connection.allowsAuth) say('The server offers no log-in: not logged in.');
    else {
      await step(connection, (done) => connection.login(auth as never, (error) => done(error)));
      say(`Logged in as ${server.user ?? ''}.`);
    }
    if (test) await send(connection, test, say);
    connection.quit();
    return undefined;
  } catch (error) {
    return describeSmtpFailure(error, server);
  } finally {
    // A server that does not say goodbye is left alone.
    setTimeout(() => connection.close(), 1_000).unref();
  }
}
