import { PASSKEY_NAME_MAX } from '@fitarc/domain/security';
import * as z from 'zod/mini';
import { signedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { message, requiredText } from './fields.ts';
import { newPasskeyAnswer, passkeyAnswer } from './passkey-answer.ts';
import { passkeyEntry } from './security.ts';

/** Options for the browser's own call, handed on as they are. */
const options = z.object({ options: z.looseObject({ challenge: z.string() }) });

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  access: 'public',
  summary: 'Get a challenge to log in with a passkey',
  response: options,
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  access: 'public',
  summary: 'Log in with a passkey',
  body: z.object({ answer: passkeyAnswer }),
  response: z.extend(signedIn, {
    second_factor: z.catch(z.optional(z.object({ ticket: z.string() })), undefined),
  }),
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/users/passkeys/options',
  access: 'member',
  recentSignIn: true,
  summary: 'Get a challenge to add a passkey for this address',
  response: options,
});

const name = requiredText('Name', PASSKEY_NAME_MAX);
const credential = z.object({ id: z.string().check(z.maxLength(1400)) });

export const addPasskey = endpoint({
  method: 'POST',
  path: '/users/passkeys',
  access: 'member',
  recentSignIn: true,
  summary: 'Add a passkey',
  body: z.object({ name, answer: newPasskeyAnswer }),
  response: passkeyEntry,
  status: 201,
});

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/users/passkeys/:id',
  access: 'member',
  summary: 'Rename a passkey',
  params: credential,
  body: z.object({ name }),
  response: passkeyEntry,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/users/passkeys/:id',
  access: 'member',
  recentSignIn: true,
  summary: 'Remove a passkey; the last way into an account stays',
  params: credential,
  response: message,
});
