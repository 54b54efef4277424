import type { Profile } from '@fitarc/contract/profile';
import { dayAt } from '@fitarc/domain/local-date';
import {
  type BOUND_MESSAGES,
  boundMessage,
  isHeightInBounds,
  isWeightInBounds,
} from '@fitarc/domain/profile';
import type { HeightUnit, Units, WeightUnit } from '@fitarc/domain/units';

/** As typed: numbers stay text until they are sent. */
export type SetupValues = {
  height: string;
  height_unit: HeightUnit;
  current_weight: string;
  target_weight: string;
  weight_unit: WeightUnit;
  fitness_goal: string;
  activity_level: string;
  primary_focus: string;
  date_of_birth: string;
  gender: string;
};

/** What the sign-up page has asked already, unless an administrator or a provider made the account. */
const PERSONAL = ['date_of_birth', 'gender'] as const;
export type PersonalField = (typeof PERSONAL)[number];

export const unknownOf = (profile: Profile | undefined): readonly PersonalField[] =>
  profile ? PERSONAL.filter((field) => !profile[field]) : [];

const REQUIRED = {
  height: 'Height',
  current_weight: 'Current Weight',
  fitness_goal: 'Fitness Goal',
  activity_level: 'Activity Level',
  primary_focus: 'Primary Focus',
  date_of_birth: 'Date of Birth',
  gender: 'Gender',
} as const;
export type RequiredField = keyof typeof REQUIRED;

const missingFields = (values: SetupValues, asked: readonly PersonalField[]): RequiredField[] =>
  (Object.keys(REQUIRED) as RequiredField[]).filter(
    (field) => values[field].trim() === '' && (!isPersonal(field) || asked.includes(field)),
  );

const isPersonal = (field: RequiredField): field is PersonalField =>
  PERSONAL.some((personal) => personal === field);

export const missingMessage = (fields: readonly RequiredField[]) =>
  `Please fill in the following fields: ${fields.map((field) => REQUIRED[field]).join(', ')}`;

export type Measure = keyof typeof BOUND_MESSAGES;

/** The first measure out of its bounds; they apply to the raw number whatever the unit. */
function measureOutOfBounds(values: SetupValues): Measure | undefined {
  if (!isHeightInBounds(Number(values.height))) return 'height';
  if (!isWeightInBounds(Number(values.current_weight))) return 'current_weight';
  if (values.target_weight.trim() !== '' && !isWeightInBounds(Number(values.target_weight)))
    return 'target_weight';
  return undefined;
}

export const numberOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

export interface Problem {
  readonly missing: readonly RequiredField[];
  readonly outOfBounds: Measure | undefined;
  readonly isBirthAhead: boolean;
}
export const NO_PROBLEM: Problem = { missing: [], outOfBounds: undefined, isBirthAhead: false };

/** Missing fields first; bounds are looked at only when everything is there. */
export function problemOf(values: SetupValues, asked: readonly PersonalField[]): Problem | undefined {
  const missing = missingFields(values, asked);
  if (missing.length > 0) return { ...NO_PROBLEM, missing };
  const outOfBounds = measureOutOfBounds(values);
  const isBirthAhead = asked.includes('date_of_birth') && values.date_of_birth > dayAt(new Date());
  return outOfBounds || isBirthAhead ? { missing, outOfBounds, isBirthAhead } : undefined;
}

/** What is wrong with one measure, in words for its field. */
export function measureError(problem: Problem, measure: Measure, units: Units): string | undefined {
  if (problem.outOfBounds === measure) return boundMessage(measure, units);
  return measure !== 'target_weight' && problem.missing.includes(measure) ? 'Please fill this in' : undefined;
}
