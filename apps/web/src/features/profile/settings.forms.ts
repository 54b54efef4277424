import type { Profile } from '@fitarc/contract/profile';
import { isEmail, isPasswordLongEnough } from '@fitarc/domain/identity';
import { dayAt } from '@fitarc/domain/local-date';
import { typedText } from '@fitarc/domain/plain-text';
import { boundMessage, isHeightInBounds, isWeightInBounds, readGender } from '@fitarc/domain/profile';
import { fromCm, fromKg, roundTo, toCm, toKg, type Units } from '@fitarc/domain/units';
import * as z from 'zod/mini';

const requiredText = (message: string) =>
  z.string().check(z.overwrite(typedText), z.minLength(1, { error: message, abort: true }));
const choice = (message: string) => z.catch(z.string(), '').check(z.minLength(1, message));

export const personalForm = z.object({
  first_name: requiredText('First name is required'),
  last_name: requiredText('Last name is required'),
  email: requiredText('Email is required').check(z.refine(isEmail, 'Please enter a valid email address')),
  date_of_birth: requiredText('Date of Birth is required').check(
    z.refine((day) => day <= dayAt(new Date()), 'Date of birth cannot be in the future'),
  ),
  gender: choice('Gender is required'),
});
export type PersonalValues = z.output<typeof personalForm>;

const boundedNumber = (message: string, isIn: (value: number) => boolean, bounds: string) =>
  requiredText(message).check(z.refine((text) => isIn(Number(text)), bounds));

export const fitnessForm = (units: Units) =>
  z.object({
    height: boundedNumber('Height is required', isHeightInBounds, boundMessage('height', units)),
    current_weight: boundedNumber(
      'Current weight is required',
      isWeightInBounds,
      boundMessage('current_weight', units),
    ),
    target_weight: z.string().check(
      z.trim(),
      z.refine((text) => text === '' || isWeightInBounds(Number(text)), boundMessage('target_weight', units)),
    ),
    fitness_goal: choice('Fitness goal is required'),
    activity_level: z.catch(z.string(), ''),
    primary_focus: choice('Primary focus is required'),
  });
export type FitnessValues = z.output<ReturnType<typeof fitnessForm>>;

export interface SecurityValues {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly endOthers: boolean;
}

/** The first thing wrong with a password change, by field; undefined when it may be sent. */
export function passwordProblem(
  values: SecurityValues,
): { field: keyof SecurityValues; message: string } | undefined {
  if (!values.currentPassword) return { field: 'currentPassword', message: 'Current password is required' };
  if (values.newPassword !== values.confirmPassword) {
    return { field: 'confirmPassword', message: 'Passwords do not match' };
  }
  if (!isPasswordLongEnough(values.newPassword)) {
    return { field: 'newPassword', message: 'Password must be at least 8 characters' };
  }
  return undefined;
}

const text = (value: string | null) => value ?? '';
const oneDecimal = (value: number | null) => (value === null ? '' : String(roundTo(value, 1)));

export const personalValues = (profile: Profile): PersonalValues => ({
  first_name: text(profile.first_name),
  last_name: text(profile.last_name),
  email: text(profile.email),
  date_of_birth: text(profile.date_of_birth).slice(0, 10),
  gender: readGender(text(profile.gender)),
});

/** In the units of the member; what was stored in other units is converted, not relabelled. */
export const fitnessValues = (profile: Profile, units: Units): FitnessValues => ({
  height: oneDecimal(
    profile.height === null ? null : fromCm(toCm(profile.height, profile.height_unit), units.length),
  ),
  current_weight: oneDecimal(
    profile.current_weight === null
      ? null
      : fromKg(toKg(profile.current_weight, profile.weight_unit), units.weight),
  ),
  target_weight: oneDecimal(
    profile.target_weight === null
      ? null
      : fromKg(toKg(profile.target_weight, profile.weight_unit), units.weight),
  ),
  fitness_goal: text(profile.fitness_goal),
  activity_level: text(profile.activity_level),
  primary_focus: text(profile.primary_focus),
});

const numberOrNull = (value: string) => (value === '' ? null : Number(value));

/** The optional fields can be cleared; a required one that was never filled in is left out, not wiped. */
export const fitnessPayload = (values: FitnessValues, units: Units) => ({
  ...(values.height ? { height: Number(values.height) } : {}),
  ...(values.current_weight ? { current_weight: Number(values.current_weight) } : {}),
  target_weight: numberOrNull(values.target_weight),
  ...(values.fitness_goal ? { fitness_goal: values.fitness_goal } : {}),
  activity_level: values.activity_level || null,
  ...(values.primary_focus ? { primary_focus: values.primary_focus } : {}),
  weight_unit: units.weight,
  height_unit: units.length,
});

/** Likewise for the personal fields; the address goes along only from its own tab. */
export const personalPayload = ({ email: _own, ...values }: PersonalValues) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
