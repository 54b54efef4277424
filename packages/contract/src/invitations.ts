import { INVITATION_DAYS } from '@fitarc/domain/installation';
import * as z from 'zod/mini';
import { email } from './auth.ts';
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
} from './fields.ts';

export const INVITATION_STATES = ['open', 'used', 'expired', 'revoked'] as const;

const invitation = z.object({
  id,
  state: z.catch(z.enum(INVITATION_STATES), 'expired'),
  /** The only address it is good for. */
  email: nullableText,
  /** The administrator's address; none when the account is gone. */
  invited_by: nullableText,
  /** The address of whoever signed up with it. */
  used_by: nullableText,
  created_at: plainText,
  expires_at: plainText,
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations',
  access: 'admin',
  summary:
    'List invitations, newest first, until 30 days after their last day; the total is in X-Total-Count',
  query: z.object(paging),
  response: recordList(invitation),
});

/** By mail the link is shown to nobody else, so that using it proves the address. */
const DELIVERIES = ['link', 'mail'] as const;
const deliver = z.enum(DELIVERIES, 'deliver must be link or mail');
const DAYS = `days must be one of ${INVITATION_DAYS.join(', ')}`;
const linkOrNone = nullableText;

export const createInvitation = endpoint({
  method: 'POST',
  path: '/admin/invitations',
  access: 'admin',
  summary:
    'Invite one person to sign up. The answer has the link, which is shown only once; if it goes by mail instead, ' +
    'using it proves the address and no code is asked for',
  body: z
    .object({
      /** Nobody else can use it then. */
      email: optional(email),
      days: z.literal([...INVITATION_DAYS], DAYS),
      deliver,
    })
    .check(
      z.refine((body) => body.deliver !== 'mail' || Boolean(body.email), {
        error: 'Please enter the address the invitation goes to',
        path: ['email'],
      }),
    ),
  response: z.object({ invitation, link: linkOrNone }),
  status: 201,
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/invitations/:id',
  access: 'admin',
  summary: 'Revoke an invitation that was not used yet',
  params: z.object({ id: pathId }),
  response: message,
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/auth/invitation',
  access: 'public',
  summary: 'Get who invites, and for which address an invitation is good, by the token of its link',
  body: z.object({
    token: z
      .string('This link is not valid')
      .check(z.minLength(1, 'This link is not valid'), z.maxLength(200, 'This link is not valid')),
  }),
  response: z.object({ email: nullableText, invited_by: nullableText, expires_at: plainText }),
  readOnly: true,
});

const member = z.object({
  user_id: id,
  email: plainText,
  /** Leads to the page where the password is chosen; shown only once, and not at all if it went by mail. */
  link: linkOrNone,
  expires_at: plainText,
});
export type CreatedMember = z.output<typeof member>;

export const createMember = endpoint({
  method: 'POST',
  path: '/admin/members',
  access: 'admin',
  summary:
    'Create an account for somebody, whoever may sign up. They choose a password by a link, which is valid for 7 days',
  body: z.object({
    firstName: requiredText('First name', 100),
    lastName: requiredText('Last name', 100),
    email,
    deliver,
  }),
  response: member,
  status: 201,
});

export const renewMemberLink = endpoint({
  method: 'POST',
  path: '/admin/members/:id/link',
  access: 'admin',
  summary: 'Make a new link for a member who has not chosen a password yet; the former one stops working',
  params: z.object({ id: pathId }),
  body: z.object({ deliver }),
  response: member,
});
