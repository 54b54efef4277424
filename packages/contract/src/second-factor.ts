import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './fields.ts';

const codes = z.object({ codes: z.array(z.string()) });

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/users/second-factor',
  access: 'member',
  recentSignIn: true,
  summary: 'Get a new secret for an authenticator app; it counts once a code of it is confirmed',
  response: z.object({ secret: z.string(), uri: z.string() }),
});

const ENTER_CODE = 'Please enter the 6-digit code';
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/users/second-factor/confirm',
  access: 'member',
  recentSignIn: true,
  summary: 'Turn the second factor on with a code of the app; the answer has recovery codes, shown once',
  body: z.object({ code: z.string(ENTER_CODE).check(z.trim(), z.regex(/^\d{3} ?\d{3}$/, ENTER_CODE)) }),
  response: codes,
});

export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/second-factor/recovery-codes',
  access: 'member',
  recentSignIn: true,
  summary: 'Get new recovery codes; the former ones stop working',
  response: codes,
});

export const turnOffSecondFactor = endpoint({
  method: 'DELETE',
  path: '/users/second-factor',
  access: 'member',
  recentSignIn: true,
  summary: 'Turn the second factor off',
  response: message,
});
