import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config/read-config.ts';
import { setPasswordMail } from './features/auth/auth.mails.ts';
import type { Surroundings } from './features/auth/operator.service.ts';
import { Installation } from './features/installation/installation.service.ts';
import { mailKey } from './features/mail/mail.deps.ts';
import { BackgroundTasks } from './platform/background-tasks.ts';
import { systemClock } from './platform/clock.ts';
import type { Db } from './platform/db/database.ts';
import { createLog } from './platform/log.ts';
import type { Mail } from './platform/mail/mail.ts';
import { mailServerOf } from './platform/mail/mail-server.ts';
import { smtpTransport } from './platform/mail/mail-transport.ts';
import { MailQueue } from './platform/mail/mailer.ts';
import { findMail, type MailRow } from './platform/mail/outgoing-mails.repository.ts';
import { readOrCreateSecret } from './platform/secrets.ts';

const LOOK_AGAIN_MS = 200;
const WAIT_MS = 60_000;

/** The running server may have been faster, and is sending it. */
async function outcomeOf(db: Db, id: number): Promise<MailRow | undefined> {
  for (const until = Date.now() + WAIT_MS; ; await sleep(LOOK_AGAIN_MS)) {
    const row = await findMail(db, id);
    const isTried = row?.state !== 'waiting' || row.lastError !== null;
    if (isTried || Date.now() > until) return row;
  }
}

function sentenceOf(row: MailRow | undefined): string {
  if (row?.state === 'sent') return 'The link was also emailed to them.';
  if (row?.state === 'failed') return `It could not be emailed: ${row.lastError}`;
  const reason = row?.lastError ? ` (${row.lastError})` : '';
  return `It could not be emailed yet${reason}. FitArc tries again for a day while it runs.`;
}

/** Stored like every other mail, so that the server goes on where this command ends. */
async function sendNow(db: Db, config: Config, url: string, mail: Mail): Promise<string> {
  const transport = smtpTransport(mailServerOf(url), config.mailFrom);
  const log = createLog('silent');
  try {
    const secret = config.jwtSecret ?? (await readOrCreateSecret(config.dataDir, 'jwt-secret'));
    const queue = new MailQueue({
      db,
      clock: systemClock,
      log,
      background: new BackgroundTasks(log),
      secretKey: mailKey(secret),
      transport,
    });
    const id = await queue.insert(db, mail);
    await queue.worker.run(id);
    return sentenceOf(await outcomeOf(db, id));
  } finally {
    transport.close();
  }
}

/** Where members reach the server, and a way to mail them. */
export function surroundingsOf(db: Db, config: Config): Surroundings {
  const { smtpUrl } = config;
  const installation = new Installation(db, systemClock, config.installation);
  return {
    publicUrl: () => config.publicUrl ?? `http://${config.host}:${config.port}`,
    mail: smtpUrl
      ? async (to, link, expiresAt) =>
          sendNow(db, config, smtpUrl, setPasswordMail(await installation.read(), to, link, expiresAt))
      : undefined,
  };
}
