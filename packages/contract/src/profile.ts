import {
  ACTIVITY_LEVELS,
  BOUND_MESSAGES,
  FITNESS_GOALS,
  HEIGHT_BOUNDS,
  PRIMARY_FOCUSES,
  WEIGHT_BOUNDS,
} from '@fitarc/domain/profile';
import { HEIGHT_UNITS, WEIGHT_UNITS } from '@fitarc/domain/units';
import * as z from 'zod/mini';
import { email, gender } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { calendarDate, flag, number, requiredText } from './fields.ts';
import { readProfileChanges } from './legacy/profile.ts';

const nullish = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null);

/** As answered. Read tolerantly: what is missing or of the wrong kind counts as not given. */
export const profile = z.object({
  first_name: nullish(z.string()),
  last_name: nullish(z.string()),
  email: nullish(z.string()),
  pending_email: nullish(z.string()),
  date_of_birth: nullish(z.string()),
  gender: nullish(z.string()),
  height: nullish(z.number()),
  current_weight: nullish(z.number()),
  target_weight: nullish(z.number()),
  fitness_goal: nullish(z.string()),
  activity_level: nullish(z.string()),
  primary_focus: nullish(z.string()),
  weight_unit: z.catch(z.enum(WEIGHT_UNITS), 'kg'),
  height_unit: z.catch(z.enum(HEIGHT_UNITS), 'cm'),
  age: nullish(z.number()),
  email_verified: flag,
  is_profile_complete: flag,
  is_admin: z.catch(z.optional(z.boolean()), undefined),
});
export type Profile = z.output<typeof profile>;

export const getProfile = endpoint({
  method: 'GET',
  path: '/users/profile',
  access: 'unverified',
  scope: 'profile:read',
  summary: 'Get your own profile',
  response: profile,
  offline: 'read',
});

const weight = (key: 'current_weight' | 'target_weight', label: string) =>
  number(label, WEIGHT_BOUNDS.min, WEIGHT_BOUNDS.max, BOUND_MESSAGES[key]);

const profileChanges = z.object({
  first_name: z.optional(requiredText('First name', 100)),
  last_name: z.optional(requiredText('Last name', 100)),
  email: z.optional(email),
  date_of_birth: z.optional(calendarDate('Date of birth', 'Date of Birth is required')),
  gender: z.optional(gender),
  height: z.optional(number('Height', HEIGHT_BOUNDS.min, HEIGHT_BOUNDS.max, BOUND_MESSAGES.height)),
  current_weight: z.optional(weight('current_weight', 'Current weight')),
  target_weight: z.optional(z.nullable(weight('target_weight', 'Target weight'))),
  fitness_goal: z.optional(z.enum(FITNESS_GOALS, 'Fitness goal is required')),
  activity_level: z.optional(z.nullable(z.enum(ACTIVITY_LEVELS, 'Please choose an activity level'))),
  primary_focus: z.optional(z.enum(PRIMARY_FOCUSES, 'Primary focus is required')),
  weight_unit: z.optional(z.enum(WEIGHT_UNITS, 'Weight unit must be kg or lbs')),
  height_unit: z.optional(z.enum(HEIGHT_UNITS, 'Height unit must be cm or in')),
});
export type ProfileChanges = z.output<typeof profileChanges>;

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users/profile',
  access: 'member',
  zoned: true,
  summary:
    'Change the given fields and keep the others. A new email takes effect once it is confirmed; a new ' +
    'weight is logged for today',
  body: z.pipe(z.transform(readProfileChanges), profileChanges) as unknown as z.ZodMiniType<
    ProfileChanges,
    z.input<typeof profileChanges>
  >,
  response: profile,
});

const exportFormat = ['json', 'csv', 'zip'] as const;
export const exportData = endpoint({
  method: 'GET',
  path: '/users/export',
  access: 'member',
  scope: 'export',
  zoned: true,
  summary:
    'Get all data stored about you: as a JSON file, as CSV tables in one text, or as a ZIP of both with files in ' +
    'the columns of other apps',
  query: z.object({ format: z._default(z.enum(exportFormat, 'Format must be json, csv or zip'), 'json') }),
  response: z.unknown(),
});
