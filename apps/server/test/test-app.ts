import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, expect } from 'vitest';
import { settleRestored } from '../src/after-restore.ts';
import { type App, type AppOptions, buildApp } from '../src/app.ts';
import { restoreFile, withoutBackups } from '../src/backup-surroundings.ts';
import type { BackupPlace } from '../src/features/backups/backup-runner.service.ts';
import { openDatabase } from '../src/platform/db/database.ts';
import { createLog } from '../src/platform/log.ts';
import type { MailTransport } from '../src/platform/mail/mail-transport.ts';
import { VERSION } from '../src/version.ts';
import { newDatabase, TEST_WAIT_MS } from './databases.ts';
import { Mailbox } from './mailbox.ts';
import { type Cast, castOf } from './people.ts';
import type { Answer, AnswerBody, Method, Request, Sent } from './request.ts';
import { TestClock } from './test-clock.ts';

export interface TestApp extends App {
  /** The address of its database. */
  readonly url: string;
  /** What the application itself asks its database through. */
  readonly pool: pg.Pool;
  /** The connections kept for sessions and health. */
  readonly reservedPool: pg.Pool;
  readonly mails: Mailbox;
  readonly clock: TestClock;
  /** What was logged, line by line. */
  readonly log: string[];
  readonly cast: Cast;
  readonly request: Request;
  /** The folder of its backups. */
  readonly backupDir: string;
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

interface Options
  extends Partial<
    Pick<
      AppOptions,
      | 'requestsPerMinute'
      | 'webDir'
      | 'trustProxy'
      | 'metricsToken'
      | 'effective'
      | 'openFoodFactsUrl'
      | 'offline'
      | 'installation'
      | 'singleSignOn'
      | 'webhookPrivate'
      | 'resolveHost'
      | 'webhookTimeoutMs'
    >
  > {
  /** Where its backups go, and how; into a folder of its own otherwise. */
  readonly backups?: Partial<BackupPlace> & {
    readonly at?: string | undefined;
    readonly oldDatabase?: AppOptions['backups']['oldDatabase'];
  };
  /** The address of a database to use; otherwise the application gets a fresh one. */
  readonly database?: string;
  /** What takes the mails instead of the mailbox. */
  readonly mail?: MailTransport;
  readonly logLevel?: string;
  /** How long it waits for a connection or a lock. */
  readonly waitMs?: number;
}

export const JWT_SECRET = 'known to the tests and to nobody else';

/** Whatever a test is about: an error answers in the one shape, and only a broken server answers 5xx. */
function expectEnvelope({ status, headers, body }: Answer): void {
  if (status < 400) return;
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body.message).toEqual(expect.stringMatching(/\S/));
  expect(body.error).toBe(body.message);
  expect(body.code).toMatch(/^[A-Z_]+$/);
  expect(body.requestId).toBe(headers['x-request-id']);
}

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function inject(app: App, method: Method, path: string, sent: Sent): Promise<Answer> {
  const payload = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const answer = await app.server.inject({
    method,
    url: path,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
      ...sent.headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
  const body = json(answer.body);
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: body as AnswerBody,
    list: body as Answer['list'],
  };
}

/** The real application on a database of its own. `end` says when it closes: after the file, or after a test. */
export async function startTestApp(
  options: Options = {},
  end: (close: () => Promise<void>) => void = afterAll,
): Promise<TestApp> {
  const url = options.database ?? (await newDatabase());
  const mails = new Mailbox();
  const clock = new TestClock();
  const lines: string[] = [];
  const log = createLog(options.logLevel ?? 'silent', { write: (line) => void lines.push(line) });
  const database = openDatabase({ connectionString: url }, log, { waitMs: options.waitMs ?? TEST_WAIT_MS });
  const { at, oldDatabase, ...place } = { at: '03:15', ...options.backups };
  const backupDir = place.dir ?? join(tmpdir(), `fitarc-backups-${randomBytes(6).toString('hex')}`);
  const connection = { connectionString: url };
  const app = await buildApp({
    backups: {
      ...withoutBackups(),
      ...(oldDatabase && { oldDatabase }),
      at,
      place: {
        connection,
        dir: backupDir,
        keep: '7d4w6m',
        recipients: [],
        release: VERSION,
        isAlone: false,
        ...place,
      },
      target: {
        load: (file, how) =>
          restoreFile({ connection, maintenance: undefined }, file, { ...how, force: true }),
        settle: settleRestored,
        restart: async () => undefined,
      },
    },
    database,
    log,
    mail: options.mail ?? mails,
    clock,
    jwtSecret: JWT_SECRET,
    webDir: options.webDir ?? '/nowhere',
    publicUrl: () => 'https://fit.example.org',
    openFoodFactsUrl: options.openFoodFactsUrl ?? 'https://world.openfoodfacts.org',
    offline: options.offline ?? true,
    requestsPerMinute: options.requestsPerMinute ?? 0,
    trustProxy: options.trustProxy ?? [],
    metricsToken: options.metricsToken,
    effective: options.effective ?? [],
    installation: options.installation ?? {},
    singleSignOn: options.singleSignOn,
    webhookPrivate: options.webhookPrivate ?? false,
    ...(options.resolveHost && { resolveHost: options.resolveHost }),
    ...(options.webhookTimeoutMs && { webhookTimeoutMs: options.webhookTimeoutMs }),
  });

  const request: Request = async (method, path, sent = {}) => {
    const answer = await inject(app, method, path, sent);
    // Mails go out after the answer; a test that reads them must not be faster than they are.
    await app.auth.background.settled();
    if (/^\/api(\/|\?|$)/.test(path) && method !== 'HEAD') expectEnvelope(answer);
    return answer;
  };
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= app.server
      .close()
      .then(() => database.close())
      .then(() => (place.dir ? undefined : rm(backupDir, { recursive: true, force: true })));
    return closed;
  };
  end(close);
  return {
    ...app,
    url,
    pool: database.pool,
    reservedPool: database.reserved.pool,
    mails,
    clock,
    log: lines,
    cast: castOf({ app, mails, request }),
    request,
    backupDir,
    sql: async (text, values = []) => (await database.pool.query(text, values)).rows,
    close,
  };
}
