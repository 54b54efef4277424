import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  id,
  message,
  nullableText,
  optional,
  paging,
  pathId,
  plainText,
  recordList,
  requiredText,
  text,
} from './fields.ts';

export const APPEAL_LENGTH = 1000;
export const APPEAL_NOTE_LENGTH = 500;

const NO_TICKET = 'Please log in again to send your appeal.';

export const sendAppeal = endpoint({
  method: 'POST',
  path: '/auth/appeal',
  access: 'public',
  summary:
    'Appeal against a ban, once, with the ticket that the refused log-in answered. 400 if the ticket is not valid ' +
    'or too old; 409 if there is an appeal already',
  body: z.object({
    ticket: z.string(NO_TICKET).check(z.minLength(1, NO_TICKET), z.maxLength(200, NO_TICKET)),
    text: requiredText('Your appeal', APPEAL_LENGTH, 'Please say why the ban should be lifted'),
  }),
  response: message,
  status: 201,
});

const appeal = z.object({
  id,
  user_id: id,
  email: plainText,
  name: nullableText,
  text: plainText,
  sent_at: plainText,
  banned_at: plainText,
  ban_reason: nullableText,
});
export type Appeal = z.output<typeof appeal>;

export const listAppeals = endpoint({
  method: 'GET',
  path: '/admin/appeals',
  access: 'admin',
  summary: 'List appeals that wait for a decision, oldest first; the total is in X-Total-Count',
  query: z.object(paging),
  response: recordList(appeal),
});

export const reviewAppeal = endpoint({
  method: 'POST',
  path: '/admin/appeals/:id/review',
  access: 'admin',
  summary:
    'Accept an appeal (the ban is lifted) or decline it; the member gets an email with the note. 404 if it was ' +
    'already decided',
  params: z.object({ id: pathId }),
  body: z.object({
    status: z.enum(['accept', 'decline'], 'Status must be accept or decline'),
    note: optional(text('Note', APPEAL_NOTE_LENGTH)),
  }),
  response: message,
});
