import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, flag, id, message, nullableText, paging, pathId, plainText, recordList } from './fields.ts';

/** What an administrator may still do something about. */
export const OPEN_MAIL_STATES = ['waiting', 'failed'] as const;

export const getMailStatus = endpoint({
  method: 'GET',
  path: '/admin/mail',
  access: 'admin',
  summary:
    'Get whether emails leave: the mail server, what was found wrong with it, and how many emails wait or failed',
  response: z.object({
    /** Null where no mail server is set: emails are files on the server then. */
    server: z.catch(z.nullable(z.object({ host: plainText, port: count })), null),
    /** The sender of the emails. */
    sender: plainText,
    /** False where MAIL_FROM is not set, which most mail servers do not accept. */
    sender_is_set: flag,
    /** What came of the last look at the mail server, made at the start and with each test email. */
    checked: z.catch(
      z.nullable(z.object({ at: plainText, problem: nullableText, advice: nullableText })),
      null,
    ),
    last_sent_at: nullableText,
    waiting: count,
    failed: count,
  }),
});

const outgoingMail = z.object({
  id,
  recipient: plainText,
  subject: plainText,
  state: z.catch(z.enum(OPEN_MAIL_STATES), 'waiting'),
  created_at: plainText,
  tries: count,
  /** When it is tried again by itself; null once it has failed. */
  next_try_at: nullableText,
  /** Why the last try failed, with the answer of the mail server. */
  problem: nullableText,
  /** False where its link has expired: the recipient has to ask for a new one. */
  can_send_again: flag,
});
export type OutgoingMail = z.output<typeof outgoingMail>;

export const listOpenMails = endpoint({
  method: 'GET',
  path: '/admin/mail/emails',
  access: 'admin',
  summary:
    'List emails that wait or have failed, newest first, without what they say; the total is in X-Total-Count',
  query: z.object({
    state: z.optional(z.enum(OPEN_MAIL_STATES, `state must be ${OPEN_MAIL_STATES.join(' or ')}`)),
    ...paging,
  }),
  response: recordList(outgoingMail),
});

const params = z.object({ id: pathId });

export const sendMailAgain = endpoint({
  method: 'POST',
  path: '/admin/mail/emails/:id/again',
  access: 'admin',
  summary:
    'Send a waiting or failed email now; it is tried for a day again. 404 if it was sent or deleted meanwhile; 409 if ' +
    'its link has expired',
  params,
  response: outgoingMail,
});

export const sendFailedAgain = endpoint({
  method: 'POST',
  path: '/admin/mail/again',
  access: 'admin',
  summary: 'Send all failed emails again, except those whose links have expired',
  response: z.object({ message: z.catch(z.string(), ''), sent_again: count }),
});

export const deleteMail = endpoint({
  method: 'DELETE',
  path: '/admin/mail/emails/:id',
  access: 'admin',
  summary: 'Delete a waiting or failed email: it is not sent',
  params,
  response: message,
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/admin/mail/test',
  access: 'admin',
  summary: 'Send a test email to your own address, at most five a minute',
  response: message,
});
