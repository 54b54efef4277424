import * as z from 'zod/mini';
import { userFields, userRow } from './admin.ts';
import { email } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { count, message, nullableText, pathId } from './fields.ts';

const params = z.object({ id: pathId });

const account = z.object({
  ...userFields,
  verifiedAt: nullableText,
  bannedAt: nullableText,
  /** Public foods, by what became of them. */
  foods: z.catch(z.object({ approved: count, pending: count, rejected: count }), {
    approved: 0,
    pending: 0,
    rejected: 0,
  }),
  /** Packaged foods with a barcode that the member brought in. */
  products: count,
  suggestions: count,
  /** Of other members' foods, and of the member's own, whether open or closed. */
  reportsMade: count,
  reportsReceived: count,
  /** The appeal against the ban that is in force. */
  appeal: z.catch(z.enum(['none', 'open', 'declined']), 'none'),
});
export type Account = z.output<typeof account>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/admin/users/:id',
  access: 'admin',
  summary: 'Get one account: who it is, what it has contributed, and the reports it made and received',
  params,
  response: account,
});

export const resendCode = endpoint({
  method: 'POST',
  path: '/admin/users/:id/resend-code',
  access: 'admin',
  summary:
    'Send a new code to an address that is not confirmed yet. 409 if it is confirmed, or the account banned; 429 ' +
    'within a minute of the last code',
  params,
  response: message,
});

export const sendResetLink = endpoint({
  method: 'POST',
  path: '/admin/users/:id/reset-link',
  access: 'admin',
  summary:
    'Send a password reset link to the address of an account. 409 if it is banned; 429 after five within an hour',
  params,
  response: message,
});

export const promoteUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/promote',
  access: 'admin',
  recentSignIn: true,
  summary: 'Make a member an administrator. 409 if the address is not confirmed, or the account banned',
  params,
  response: userRow,
});

export const demoteUser = endpoint({
  method: 'POST',
  path: '/admin/users/:id/demote',
  access: 'admin',
  summary: 'Make an administrator a member again. 400 for yourself; 409 for the last administrator',
  params,
  response: userRow,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id',
  access: 'admin',
  summary:
    'Delete an account and all its private data; its approved public foods stay. The email address must be sent ' +
    'along. 400 for yourself; 409 for the last administrator',
  params,
  body: z.object({ email }),
  response: message,
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/admin/users/export',
  access: 'admin',
  summary: 'Get the list of all accounts as a CSV file, newest first',
  response: z.unknown(),
});
