import { isEmail, isPasswordLongEnough, normaliseEmail, PASSWORD_MAX } from '@fitarc/domain/identity';
import { GENDERS, readGender } from '@fitarc/domain/profile';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { calendarDate, flag, id, message, optional, requiredText } from './fields.ts';

const INVALID_EMAIL = 'Please enter a valid email address';

export const email = z
  .string(INVALID_EMAIL)
  .check(z.overwrite(normaliseEmail), z.maxLength(254, INVALID_EMAIL), z.refine(isEmail, INVALID_EMAIL));

/** A password as typed at sign-in: any text, spaces kept. */
const typedPassword = (words: string) =>
  z.string(words).check(z.minLength(1, words), z.maxLength(1024, words));

/** A password being chosen. */
export const newPassword = (tooShort: string) =>
  z.string(tooShort).check(
    z.refine(isPasswordLongEnough, tooShort),
    z.refine(
      (value) => Array.from(value).length <= PASSWORD_MAX,
      `Password must be at most ${PASSWORD_MAX} characters`,
    ),
  );

export const gender = z.pipe(
  z.pipe(z.string('Please select your gender'), z.transform(readGender)),
  z.enum(GENDERS, 'Please select your gender'),
);

const token = z.catch(z.string(), '');

/** Read tolerantly: a missing flag is a no. An empty token is what the screens call 'no token'. */
const sessionUser = z.object({
  user_id: id,
  email: z.catch(z.string(), ''),
  email_verified: flag,
  is_profile_complete: flag,
  is_admin: flag,
});

/** A mail is under way, and what becomes of it can be asked for with the session's own call below. */
const mailPending = z.catch(z.optional(z.boolean()), undefined);

/** Of a sign-in whose password was right and that waits for a code: what to send the code with. */
const secondFactor = z.catch(z.optional(z.object({ ticket: z.string() })), undefined);

const NOBODY = { user_id: 0, email: '', email_verified: false, is_profile_complete: false, is_admin: false };

/** The answer of every way in. */
export const signedIn = z.object({
  token,
  user: z.catch(sessionUser, NOBODY),
  mail_pending: mailPending,
});
export type SignedIn = z.output<typeof signedIn>;

const ENTER_CODE = 'Please enter a code';

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Log in with email and password',
  body: z.object({ email, password: typedPassword('Please enter your password') }),
  response: z.extend(signedIn, { second_factor: secondFactor }),
});

/** A session, or the ticket to send the second factor's code with. */
export type LoginAnswer = z.output<(typeof login)['response']>;

export const enterSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'public',
  summary: 'Finish logging in with a code from the authenticator app, or with a recovery code',
  body: z.object({
    ticket: z.string('Please log in again').check(z.minLength(1), z.maxLength(200)),
    code: z
      .string(ENTER_CODE)
      .check(z.trim(), z.minLength(1, ENTER_CODE), z.maxLength(40, 'This code is too long')),
  }),
  response: signedIn,
});

const NAME = 'Please enter your full name';
export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Create an account and send a code to the email address',
  body: z.object({
    firstName: requiredText('First name', 100, NAME),
    lastName: requiredText('Last name', 100, NAME),
    gender,
    dateOfBirth: calendarDate('Date of birth', 'Please enter your date of birth'),
    email,
    password: newPassword('Password must be at least 8 characters long'),
    age: z.optional(z.unknown()),
    /** The token of an invitation link; needed where sign-up is by invitation only. */
    invitation: optional(z.string('invitation must be text').check(z.maxLength(200))),
  }),
  response: z.object({
    token,
    email: z.catch(z.string(), ''),
    user: z.catch(z.object({ user_id: id }), { user_id: 0 }),
    /** True where the invitation has proved the address: no code is asked for. */
    email_verified: z.catch(z.optional(z.boolean()), undefined),
    mail_pending: mailPending,
  }),
  status: 201,
});

export const verifyCode = endpoint({
  method: 'POST',
  path: '/auth/verify-code',
  access: 'public',
  summary: 'Confirm an email address with the six-digit code',
  body: z.object({
    email,
    code: z
      .string('Please enter the 6-digit code')
      .check(z.trim(), z.regex(/^\d{6}$/, 'Please enter the 6-digit code')),
  }),
  response: z.object({ token, message: z.catch(z.string(), ''), is_profile_complete: flag }),
});

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  summary: 'Send a new code; the previous one stops working',
  body: z.object({ email }),
  response: z.extend(message, { mail_pending: mailPending }),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary: 'Request a password reset link; the response is the same for every address',
  body: z.object({ email }),
  response: message,
});

const linkToken = z
  .string('This link is not valid')
  .check(z.minLength(1, 'This link is not valid'), z.maxLength(200, 'This link is not valid'));

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the token from a reset link',
  body: z.object({
    token: linkToken,
    newPassword: newPassword('Password must be at least 8 characters long'),
  }),
  response: message,
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'unverified',
  summary: 'End this session on the server',
  response: message,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/password',
  access: 'member',
  summary: 'Change the password; all other sessions and tokens end unless you keep them',
  body: z.object({
    currentPassword: typedPassword('Current password is required'),
    newPassword: newPassword('Password must be at least 8 characters'),
    /** Yes unless said otherwise. */
    endOthers: optional(z.boolean('endOthers must be true or false')),
  }),
  response: message,
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/users/account',
  access: 'member',
  summary:
    'Delete the account and all its private data; an account without a password needs a recent sign-in instead',
  body: z.object({ password: optional(typedPassword('Please enter your password')) }),
  response: message,
});

export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/users/email-change',
  access: 'member',
  summary: 'Cancel an email change that is not confirmed yet',
  response: message,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/confirm',
  access: 'public',
  summary: 'Confirm an email address with the token from a confirmation link',
  body: z.object({ token: linkToken }),
  response: message,
});

export const cancelEmailChangeByLink = endpoint({
  method: 'POST',
  path: '/auth/cancel-email-change',
  access: 'public',
  summary: 'Cancel an email change with the token sent to the current address',
  body: z.object({ token: linkToken }),
  response: message,
});

export const restoreEmail = endpoint({
  method: 'POST',
  path: '/auth/restore-email',
  access: 'public',
  summary: 'Undo an email change with the token sent to the old address; all sessions end',
  body: z.object({ token: linkToken }),
  response: z.object({ message: z.catch(z.string(), ''), resetToken: z.string() }),
});

const mailStateName = z.catch(z.enum(['none', 'sending', 'sent', 'delayed', 'failed']), 'none');
export type MailState = z.output<typeof mailStateName>;

export const mailState = endpoint({
  method: 'GET',
  path: '/auth/mail-state',
  access: 'unverified',
  summary: 'Get the state of the last email to your address, and to a new address that is not confirmed yet',
  response: z.object({ state: mailStateName, pending_state: mailStateName }),
});
