import type { ResponseOf } from '@fitarc/contract/endpoint';
import type { getMailStatus, OutgoingMail } from '@fitarc/contract/mail';
import { recordAct } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { Throttle } from '../../platform/limits/throttle.ts';
import type { MailKind } from '../../platform/mail/mail.ts';
import { isLocalSender } from '../../platform/mail/mail-server.ts';
import { giveUpAt, type MailQueue } from '../../platform/mail/mailer.ts';
import {
  countMails,
  deleteMail,
  lastSentAt,
  sendFailedAgain,
  sendMailAgain,
} from '../../platform/mail/open-mails.repository.ts';
import { findMail, type MailRow } from '../../platform/mail/outgoing-mails.repository.ts';
import { testMail } from './mail.mails.ts';

export interface MailDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly queue: MailQueue;
  /** The name the test email is in. */
  readonly name: () => Promise<string>;
  /** Per administrator. */
  readonly tests: Throttle;
}

const noMail = () => notFound('This email was sent or deleted meanwhile');

export async function readStatus({ db, queue }: MailDeps): Promise<ResponseOf<typeof getMailStatus>> {
  const [counts, sentAt] = await Promise.all([countMails(db), lastSentAt(db)]);
  const { transport, checked } = queue;
  const { server, from } = transport;
  return {
    server: server ? { host: server.host, port: server.port } : null,
    sender: from,
    sender_is_set: !isLocalSender(from),
    checked: checked
      ? {
          at: checked.at.toISOString(),
          problem: checked.failure?.problem ?? null,
          advice: checked.failure?.advice ?? null,
        }
      : null,
    last_sent_at: sentAt?.toISOString() ?? null,
    ...counts,
  };
}

/** Not one whose link has expired, but for a kind that is made anew then. */
const canSendAgain = ({ bodyBox, staleAt, kind }: MailRow, { renewable }: MailQueue, now: Date) =>
  bodyBox !== null && (staleAt === null || staleAt > now || renewable.includes(kind));

export const presentMail = (row: MailRow, { queue, clock }: MailDeps): OutgoingMail => ({
  id: row.id,
  recipient: row.recipient,
  subject: row.subject,
  state: row.state === 'failed' ? 'failed' : 'waiting',
  created_at: row.createdAt.toISOString(),
  tries: row.tries,
  next_try_at: row.nextTryAt?.toISOString() ?? null,
  problem: row.lastError,
  can_send_again: canSendAgain(row, queue, clock.now()),
});

const KIND_WORDS: Record<MailKind, string> = {
  confirmation: 'an email with a verification code',
  'password-reset': 'an email with a password reset link',
  'set-password': 'an email with a link to choose a password',
  'email-change': 'an email to confirm a new address',
  'email-change-notice': 'an email about a change of address',
  invitation: 'an invitation email',
  notice: 'a notice by email',
  test: 'a test email',
};

/** As the audit log names it: neither addresses nor what members have named are copied there. */
const subjectOf = ({ id, kind }: Pick<MailRow, 'id' | 'kind'>) => ({ id, name: KIND_WORDS[kind] });

export async function sendAgain(
  tx: Executor,
  { clock, queue }: MailDeps,
  actorId: number,
  id: number,
): Promise<MailRow> {
  const now = clock.now();
  const present = await findMail(tx, id);
  if (present && present.state === 'failed' && !canSendAgain(present, queue, now))
    throw new AppError(
      'CONFLICT',
      'The link in this email has expired. Its recipient has to ask for a new one.',
    );
  const row = await sendMailAgain(tx, id, now, giveUpAt(now));
  if (!row) throw noMail();
  await recordAct(tx, { at: now, actorId, act: 'mail.again', subject: subjectOf(row) });
  queue.kickAfter(tx);
  return row;
}

export async function sendAllAgain(
  tx: Executor,
  { clock, queue }: MailDeps,
  actorId: number,
): Promise<number> {
  const now = clock.now();
  const emails = await sendFailedAgain(tx, now, giveUpAt(now), queue.renewable);
  if (emails === 0) return 0;
  await recordAct(tx, { at: now, actorId, act: 'mail.again-all', after: { emails } });
  queue.kickAfter(tx);
  return emails;
}

export async function removeMail(tx: Executor, { clock }: MailDeps, actorId: number, id: number) {
  const row = await deleteMail(tx, id);
  if (!row) throw noMail();
  await recordAct(tx, { at: clock.now(), actorId, act: 'mail.delete', subject: subjectOf(row) });
}

export async function queueTest(
  tx: Executor,
  { clock, queue, name }: MailDeps,
  session: { readonly userId: number; readonly email: string },
): Promise<void> {
  await queue.queue(tx, testMail(await name(), session.email));
  await recordAct(tx, { at: clock.now(), actorId: session.userId, act: 'mail.test' });
}
