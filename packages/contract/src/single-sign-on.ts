import * as z from 'zod/mini';
import { signedIn } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { message, pathId } from './fields.ts';

const UNREADABLE = 'This login cannot be continued. Please start again.';
const secret = z.string(UNREADABLE).check(z.minLength(16, UNREADABLE), z.maxLength(200, UNREADABLE));
/** A random secret of the browser, 24 bytes in hex; whoever ends the login must know it. */
const binding = z.string(UNREADABLE).check(z.regex(/^[0-9a-f]{48}$/, UNREADABLE));
const start = {
  body: z.object({ binding }),
  response: z.object({ url: z.string() }),
};
const finish = z.object({ code: secret, binding });

export const startSignOn = endpoint({
  method: 'POST',
  path: '/auth/single-sign-on',
  access: 'public',
  summary: 'Begin to log in with the provider of this installation; the answer is the address to open',
  ...start,
});

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/auth/single-sign-on/finish',
  access: 'public',
  summary: 'Finish logging in with the provider, with the one-time code it came back with',
  body: finish,
  response: signedIn,
});

export const startLink = endpoint({
  method: 'POST',
  path: '/users/single-sign-on',
  access: 'member',
  recentSignIn: true,
  summary: 'Begin to link your account of the provider; the answer is the address to open',
  ...start,
});

export const finishLink = endpoint({
  method: 'POST',
  path: '/users/single-sign-on/finish',
  access: 'member',
  summary: 'Finish linking your account of the provider',
  body: finish,
  response: message,
});

export const unlink = endpoint({
  method: 'DELETE',
  path: '/users/single-sign-on/:id',
  access: 'member',
  recentSignIn: true,
  summary: 'Remove the link to an account of the provider; the last way into an account stays',
  params: z.object({ id: pathId }),
  response: message,
});
