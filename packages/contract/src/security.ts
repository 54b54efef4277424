import { SECURITY_EVENTS, SIGN_IN_METHODS } from '@fitarc/domain/security';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { count, flag, ifKnown, message, optional, paging, plainText, recordList } from './fields.ts';
import { passkeyAnswer } from './passkey-answer.ts';

const session = z.object({
  id: z.string(),
  /** In words, such as "Chrome on Windows". */
  device: plainText,
  is_handheld: flag,
  /** Where it was last used from. */
  address: plainText,
  /** In words where there are any, such as "Local network". */
  place: plainText,
  method: z.catch(z.enum(SIGN_IN_METHODS), 'password'),
  signed_in_at: plainText,
  /** To within five minutes. */
  last_used_at: ifKnown(z.string()),
  is_current: flag,
});
export type SessionEntry = z.output<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  access: 'member',
  summary: 'List the devices you are signed in on, the last used first',
  response: recordList(session),
});

const SESSION_ID = 'There is no such session';
export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/:id',
  access: 'member',
  summary: 'Sign out one device',
  params: z.object({ id: z.uuid(SESSION_ID) }),
  response: message,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/users/sessions/end-others',
  access: 'member',
  summary: 'Sign out everywhere else; personal tokens end too',
  response: message,
});

const event = z.object({
  kind: z.enum(SECURITY_EVENTS),
  at: plainText,
  /** Failures from one address in one hour are one event. */
  times: count,
  device: plainText,
  address: plainText,
  place: plainText,
});
export type SecurityEntry = z.output<typeof event>;

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/users/security-events',
  access: 'member',
  summary:
    'List sign-ins, failed tries and changes of the last 90 days, newest first; the total is in X-Total-Count',
  query: z.object(paging),
  response: recordList(event),
});

const passkey = z.object({
  /** The credential id. */
  id: z.string(),
  name: plainText,
  /** The host name it works at. */
  host: plainText,
  /** Synced to your other devices. */
  is_synced: flag,
  created_at: plainText,
  last_used_at: ifKnown(z.string()),
});
export type Passkey = z.output<typeof passkey>;
export const passkeyEntry = passkey;

const linked = z.object({
  id: z.number(),
  issuer: plainText,
  email: plainText,
  linked_at: plainText,
  last_used_at: plainText,
});
export type LinkedIdentity = z.output<typeof linked>;

export const getSecurity = endpoint({
  method: 'GET',
  path: '/users/security',
  access: 'member',
  summary: 'Get the ways into your account',
  response: z.object({
    has_password: flag,
    password_changed_at: ifKnown(z.string()),
    second_factor: z.object({
      is_on: flag,
      since: ifKnown(z.string()),
      codes_left: count,
      /** Administrators of this installation need one. */
      is_required: flag,
      /** This session was opened or confirmed with it, or with as much. */
      is_confirmed: flag,
    }),
    passkeys: recordList(passkey),
    /** The provider of this installation, if it has one. */
    provider: ifKnown(z.object({ name: plainText })),
    linked: recordList(linked),
  }),
});
export type Security = z.output<(typeof getSecurity)['response']>;

export const confirmIdentity = endpoint({
  method: 'POST',
  path: '/users/confirm-identity',
  access: 'member',
  summary:
    'Prove again who you are, for calls that need a recent sign-in: with the password, and a code where the second ' +
    'factor is on, or with a passkey. With a code, or a passkey that checked its owner, the session also counts as ' +
    'entered with a second factor',
  body: z.object({
    password: optional(z.string('Please enter your password').check(z.maxLength(1024))),
    code: optional(z.string('Please enter a code').check(z.maxLength(40, 'This code is too long'))),
    passkey: optional(passkeyAnswer),
  }),
  response: message,
});
