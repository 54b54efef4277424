import { onTestFinished } from 'vitest';
import { BackgroundTasks } from '../src/platform/background-tasks.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import type { Mail } from '../src/platform/mail/mail.ts';
import { mailServerOf } from '../src/platform/mail/mail-server.ts';
import { type MailTransport, smtpTransport } from '../src/platform/mail/mail-transport.ts';
import { MailQueue } from '../src/platform/mail/mailer.ts';
import { derivedKey } from '../src/platform/secrets.ts';
import { newDatabase, TEST_WAIT_MS } from './databases.ts';
import { type StandIn, startMailServer } from './mail-server.ts';
import { TestClock } from './test-clock.ts';

export const FROM = 'FitArc <fitarc@example.org>';
export const ada = 'ada@example.org';
export const mail = (change: Partial<Mail> = {}): Mail => ({
  kind: 'confirmation',
  to: ada,
  subject: 'Your code',
  text: 'Your code is 015109',
  essence: 'verification code 015109',
  ...change,
});

interface NodeOptions {
  readonly url: string;
  readonly transport: MailTransport;
  readonly clock: TestClock;
  readonly secret?: string;
}

/** One server process that sends mails from a database. */
function startNode({ url, transport, clock, secret = 'a secret' }: NodeOptions) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const database = openDatabase({ connectionString: url }, log, { connections: 8, waitMs: TEST_WAIT_MS });
  const background = new BackgroundTasks(log);
  const { db, pool } = database;
  const secretKey = derivedKey(secret, 'mails');
  const queue = new MailQueue({ db, clock, log, background, secretKey, transport, graceMs: 100 });
  onTestFinished(async () => {
    queue.worker.stop();
    await background.settled();
    transport.close();
    await database.close();
  });
  return {
    queue,
    db,
    clock,
    log: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    settled: () => background.settled(),
    async queued(...mails: Partial<Mail>[]) {
      for (const change of mails) await queue.insert(db, mail(change));
    },
    run: () => queue.worker.run(),
    state: async (to = ada) => (await queue.statesOf(to)).get(to) ?? 'none',
    rows: async (columns = '*') =>
      (await pool.query(`select ${columns} from outgoing_mails order by id`)).rows as Record<
        string,
        unknown
      >[],
    sql: (text: string, values: unknown[] = []) => pool.query(text, values),
  };
}

export const transportTo = ({ url }: Pick<StandIn, 'url'>, timeouts = {}) =>
  smtpTransport(mailServerOf(url, timeouts), FROM);

export async function stage({ secret }: { secret?: string } = {}) {
  const server = await startMailServer({}, onTestFinished);
  const url = await newDatabase();
  const clock = new TestClock();
  const another = (change: Partial<NodeOptions> = {}) =>
    startNode({ url, clock, transport: transportTo(server), ...(secret ? { secret } : {}), ...change });
  return { server, url, clock, another, node: another() };
}

/** What a mail says, as it is stored. */
export async function boxOf(node: ReturnType<typeof startNode>): Promise<unknown> {
  await node.queued({ to: 'sample@example.net' });
  const [row] = (await node.sql('delete from outgoing_mails returning body_box')).rows as {
    body_box: string;
  }[];
  return row?.body_box;
}
