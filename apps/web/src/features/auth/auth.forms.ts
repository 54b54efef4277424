import { isEmail, isPasswordLongEnough, PASSWORD_MAX } from '@fitarc/domain/identity';
import { dayAt } from '@fitarc/domain/local-date';
import { typedText } from '@fitarc/domain/plain-text';
import * as z from 'zod/mini';

const typed = (message: string) => z.string().check(z.overwrite(typedText), z.minLength(1, message));
const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter your email', abort: true }),
    z.refine(isEmail, 'Please enter a valid email address'),
  );

export const loginForm = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});

export const forgotForm = z.object({ email });

const chosenPassword = z.string().check(
  z.minLength(1, { error: 'Please enter a password', abort: true }),
  z.refine(isPasswordLongEnough, 'Password must be at least 8 characters long'),
  z.refine(
    (text) => Array.from(text).length <= PASSWORD_MAX,
    `Password must be at most ${PASSWORD_MAX} characters`,
  ),
);

const matches = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: 'Passwords do not match', path: ['confirmPassword'] },
);

export const signupForm = z
  .object({
    firstName: typed('Please enter your full name'),
    lastName: typed('Please enter your full name'),
    gender: z.catch(z.string(), '').check(z.minLength(1, 'Please select your gender')),
    dateOfBirth: z.string().check(
      z.minLength(1, { error: 'Please enter your date of birth', abort: true }),
      z.refine((day) => day <= dayAt(new Date()), {
        error: 'Date of birth cannot be in the future',
        abort: true,
      }),
      z.refine((day) => day >= '1900-01-01', 'Please enter your date of birth'),
    ),
    email,
    password: chosenPassword,
    confirmPassword: z.string(),
  })
  .check(matches);

export const resetForm = z.object({ password: chosenPassword, confirmPassword: z.string() }).check(matches);

export type SignupValues = z.output<typeof signupForm>;
export type LoginValues = z.output<typeof loginForm>;
export type ResetValues = z.output<typeof resetForm>;
