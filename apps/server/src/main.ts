import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { BRAND } from '@fitarc/domain/brand';
import type { Logger } from 'pino';
import { cleanUpSignIns } from './accounts.ts';
import { buildApp } from './app.ts';
import { backupOptions, backupPlace, oldDatabaseIn, type Surroundings } from './backup-surroundings.ts';
import { shippedExercises, shippedFoods } from './catalogue/catalogues.ts';
import { type Config, readConfig, readLogFormat } from './config/read-config.ts';
import { cleanUpAccounts } from './features/auth/auth.cleanup.ts';
import { ensureFirstAdmin } from './features/auth/first-admin.service.ts';
import { backUpBeforeUpdate, recordBeforeUpdate } from './features/backups/before-update.service.ts';
import { Restores } from './features/backups/restores.service.ts';
import { syncFoodCatalogue } from './features/foods/catalogue/food-catalogue.service.ts';
import { wordsCleanUp } from './features/foods/search/food-words.cleanup.ts';
import { cleanUpHouseholds } from './features/households/households.cleanup.ts';
import { cleanUpInvitations } from './features/invitations/invitations.cleanup.ts';
import { syncExerciseCatalogue } from './features/library/catalogue.service.ts';
import { MIGRATIONS_DIR, WEB_DIR } from './paths.ts';
import { deleteOldAuditEntries } from './platform/cleanup/audit-log.ts';
import { deleteExpiredRows } from './platform/cleanup/expired-rows.ts';
import { deleteOldMailRows } from './platform/cleanup/mails.ts';
import { deleteOldMails } from './platform/cleanup/outbox.ts';
import { systemClock } from './platform/clock.ts';
import { type Closers, closeAll } from './platform/close-all.ts';
import { openDatabase } from './platform/db/database.ts';
import { type DatabaseServer, openDatabaseServer } from './platform/db/database-server.ts';
import { migrate } from './platform/db/migrate.ts';
import { describeFailure } from './platform/describe-failure.ts';
import { openDataDir } from './platform/engine/folders.ts';
import { consoleOf, createLog, formatOf } from './platform/log.ts';
import { mailServerOf } from './platform/mail/mail-server.ts';
import { type MailTransport, outboxTransport, smtpTransport } from './platform/mail/mail-transport.ts';
import { readOrCreateSecret } from './platform/secrets.ts';
import { VERSION } from './version.ts';

// Without it, V8 lets garbage pile up to a multiple of what is in use: a node peaked at 275 MB instead of 216 (ADR 25).
setFlagsFromString('--heap-growing-percent=50');

const seconds = () => `${(performance.now() / 1000).toFixed(1)} s`;

const format = formatOf(readLogFormat());
const { say, fail } = consoleOf(format);

const outboxOf = (config: Config) => join(config.dataDir, 'outbox');

function chooseTransport(config: Config): MailTransport {
  const outbox = outboxOf(config);
  if (config.smtpUrl) return smtpTransport(mailServerOf(config.smtpUrl), config.mailFrom);
  say(`No mail server is set (SMTP_URL): emails are saved in ${outbox} and codes are shown here.`);
  return outboxTransport(outbox, config.mailFrom, say);
}

interface Home extends DatabaseServer {
  /** Where the server is reached, once it is. */
  address?: string;
}

/** The database, brought up to date, with a backup from before that. */
async function openHome(config: Config, log: Logger, closers: Closers): Promise<Home> {
  await openDataDir(config.dataDir);
  let home: Home | undefined;
  home = await openDatabaseServer(
    { ...config, migrationsFolder: MIGRATIONS_DIR },
    { info: say, warn: (text) => log.warn(text), error: (text) => log.error(text) },
    () => home?.address,
  );
  closers.push(home.leave);
  const place = backupPlace(config, home.connection);
  const made = config.backup.at && (await backUpBeforeUpdate(place, systemClock, MIGRATIONS_DIR, say));
  await migrate(home.connection, MIGRATIONS_DIR, { onWait: say });
  if (made) await recordBeforeUpdate(place, made, log);
  return home;
}

interface Served {
  readonly config: Config;
  readonly log: Logger;
  readonly home: Home;
  readonly around: Omit<Surroundings, 'home'>;
}

/** A restore closes it and starts it again. */
async function serve({ config, log, home, around }: Served, closers: Closers): Promise<string> {
  const database = openDatabase(home.connection, log, config);
  closers.push(database.close);
  await syncExerciseCatalogue(database.db, systemClock, shippedExercises);
  await syncFoodCatalogue(database.db, systemClock, shippedFoods);
  await ensureFirstAdmin({
    db: database.db,
    clock: systemClock,
    dataDir: config.dataDir,
    email: config.adminEmail,
    password: config.adminPassword,
    isSignUpSet: config.installation.signUp !== undefined,
    say,
  });
  if (config.databaseUrl && !config.jwtSecret) {
    log.warn('JWT_SECRET is not set. If several nodes share this database, they all need the same one.');
  }
  const mail = chooseTransport(config);
  closers.push(() => mail.close());
  const app = await buildApp({
    ...config,
    database,
    mail,
    log,
    clock: systemClock,
    jwtSecret: config.jwtSecret ?? (await readOrCreateSecret(config.dataDir, 'jwt-secret')),
    // The folder itself, not the link: a later build must not change what this process serves.
    webDir: await realpath(WEB_DIR).catch(() => WEB_DIR),
    publicUrl: () => config.publicUrl ?? home.address ?? `http://${config.host}:${config.port}`,
    backups: backupOptions(config, { home, ...around }),
  });
  closers.push(() => app.server.close());
  // The first page already says who may sign up.
  await app.auth.installation.read();
  // Once more at the same port, if any was free at the first start.
  const port = home.address ? Number(new URL(home.address).port) : config.port;
  const address = await app.server.listen({ port, host: config.host });
  home.address = address;
  const { background } = app.auth;
  const { provider } = app;
  if (provider) background.run('single sign-on', () => provider.check());
  closers.push(app.webhooks.start());
  closers.push(app.mailQueue.start());
  app.mailQueue.checkSoon();
  closers.push(app.nightly.start());
  closers.push(background.hourly('accounts', () => cleanUpAccounts(database.db, systemClock)));
  closers.push(background.hourly('sign-ins', () => cleanUpSignIns(database.db, systemClock)));
  closers.push(background.hourly('households', () => cleanUpHouseholds(database.db, systemClock)));
  closers.push(background.hourly('invitations', () => cleanUpInvitations(database.db, systemClock)));
  closers.push(background.hourly('expired rows', () => deleteExpiredRows(database.db, systemClock)));
  closers.push(background.hourly('words of foods', wordsCleanUp(database.db)));
  closers.push(background.hourly('audit log', () => deleteOldAuditEntries(database.db, systemClock)));
  closers.push(background.hourly('mails', () => deleteOldMailRows(database.db, systemClock)));
  closers.push(background.hourly('outbox', () => deleteOldMails(outboxOf(config), systemClock.now())));
  return address;
}

/** A server that cannot start again after a restore is started again by whoever started the process. */
function giveUp(error: unknown): never {
  process.stderr.write(`${BRAND} could not start again: ${describeFailure(error)}\n`);
  process.exit(1);
}

async function start(config: Config, log: Logger, closers: Closers): Promise<string> {
  const home = await openHome(config, log, closers);
  const serving: Closers = [];
  closers.push(() => closeAll(serving, log));
  const restart = async () => {
    await closeAll(serving, log).catch((error: unknown) => log.error({ err: error }, 'closing failed'));
    await serve(served, serving).catch(giveUp);
  };
  const around = { restores: new Restores(), restart, oldDatabase: oldDatabaseIn(config.dataDir) };
  const served = { config, log, home, around };
  return serve(served, serving);
}

/** From the first moment on: a start that is cut off must not leave its database running. */
function stopOnSignal(started: Promise<unknown>, closers: Closers, log: Logger): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    say('Stopping…');
    started
      .then(() => closeAll(closers, log))
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

async function run(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel, undefined, format);
  const closers: Closers = [];
  const started = start(config, log, closers).catch(async (error: unknown) => {
    await closeAll(closers, log);
    throw error;
  });
  // Somebody else's database may be waited for; there is nothing of ours to stop meanwhile.
  if (!config.databaseUrl) stopOnSignal(started, closers, log);
  const address = await started;
  if (config.databaseUrl) stopOnSignal(started, closers, log);
  say(`${BRAND} ${VERSION} is ready after ${seconds()}: ${config.publicUrl ?? address}`);
}

const LISTEN_ADVICE: Record<string, string> = {
  EADDRINUSE: 'Set PORT to a free port.',
  EACCES: 'Set PORT to 1024 or higher, or allow this user to open that port.',
  EADDRNOTAVAIL: 'Set HOST to an address of this machine.',
  ENOTFOUND: 'Set HOST to an address of this machine.',
};

// Node would print an error with everything in it, the values of a failed statement among them.
process.on('uncaughtException', (error) => {
  fail(`${BRAND} is stopping: ${describeFailure(error)}`, error);
  process.exit(1);
});

run().catch((error: NodeJS.ErrnoException) => {
  const advice =
    error.syscall === 'listen' || error.syscall === 'getaddrinfo' ? LISTEN_ADVICE[error.code ?? ''] : '';
  fail(advice ? `${error.message}. ${advice}` : `${BRAND} could not start: ${describeFailure(error)}`);
  process.exit(1);
});
