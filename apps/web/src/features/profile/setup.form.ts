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
};

const REQUIRED = {
  height: 'Height',
  current_weight: 'Current Weight',
  fitness_goal: 'Fitness Goal',
  activity_level: 'Activity Level',
  primary_focus: 'Primary Focus',
} as const;
export type RequiredField = keyof typeof REQUIRED;

const missingFields = (values: SetupValues): RequiredField[] =>
  (Object.keys(REQUIRED) as RequiredField[]).filter((field) => values[field].trim() === '');

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
}
export const NO_PROBLEM: Problem = { missing: [], outOfBounds: undefined };

/** Missing fields first; bounds are looked at only when everything is there. */
export function problemOf(values: SetupValues): Problem | undefined {
  const missing = missingFields(values);
  if (missing.length > 0) return { missing, outOfBounds: undefined };
  const outOfBounds = measureOutOfBounds(values);
  return outOfBounds ? { missing, outOfBounds } : undefined;
}

/** What is wrong with one measure, in words for its field. */
export function measureError(problem: Problem, measure: Measure, units: Units): string | undefined {
  if (problem.outOfBounds === measure) return boundMessage(measure, units);
  return measure !== 'target_weight' && problem.missing.includes(measure) ? 'Please fill this in' : undefined;
}
