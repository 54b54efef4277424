import {
  fromCm,
  fromKg,
  type HeightUnit,
  roundTo,
  toCm,
  toKg,
  type Units,
  WEIGHT_SYMBOLS,
  type WeightUnit,
} from './units.ts';

export const GENDERS = ['male', 'female', 'other', 'prefer_not_to_say'] as const;
export type Gender = (typeof GENDERS)[number];

/** Signup writes the last one with hyphens; both spellings mean the same. */
export const readGender = (text: string) => (text === 'prefer-not-to-say' ? 'prefer_not_to_say' : text);

export const FITNESS_GOALS = [
  'weight_loss',
  'muscle_gain',
  'maintenance',
  'endurance',
  'general_fitness',
] as const;
export type FitnessGoal = (typeof FITNESS_GOALS)[number];

export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
  'extremely_active',
] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export const SETUP_FOCUSES = [
  'strength',
  'cardio',
  'flexibility',
  'weight_management',
  'overall_wellness',
] as const;
export const SETTINGS_FOCUSES = [
  'strength',
  'cardio',
  'flexibility',
  'muscle_building',
  'weight_loss',
  'endurance',
  'overall_fitness',
] as const;
export const PRIMARY_FOCUSES = [
  'strength',
  'cardio',
  'flexibility',
  'weight_management',
  'overall_wellness',
  'muscle_building',
  'weight_loss',
  'endurance',
  'overall_fitness',
] as const;
export type PrimaryFocus = (typeof PRIMARY_FOCUSES)[number];

/** The bounds apply to the number as typed, whatever its unit. */
export const HEIGHT_BOUNDS = { min: 50, max: 250 } as const;
export const WEIGHT_BOUNDS = { min: 20, max: 300 } as const;

export const BOUND_MESSAGES = {
  height: 'Please enter a valid height between 50 and 250 cm',
  current_weight: 'Please enter a valid current weight between 20 and 300 kg',
  target_weight: 'Please enter a valid target weight between 20 and 300 kg',
} as const;

/** The same with the unit it is typed in: the bounds apply to the number, whatever the unit. */
export const boundMessage = (key: keyof typeof BOUND_MESSAGES, { weight, length }: Units): string =>
  BOUND_MESSAGES[key].replace(/cm$/, length).replace(/kg$/, WEIGHT_SYMBOLS[weight]);

const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
export const isHeightInBounds = (value: number) => within(value, HEIGHT_BOUNDS);
export const isWeightInBounds = (value: number) => within(value, WEIGHT_BOUNDS);

/**
 * Because bounds apply to the raw number, 350 lbs is refused although 158.8 kg is fine. What the number
 * would be in the other unit, when that is allowed, so that a screen can offer the switch.
 */
export function weightInOtherUnit(
  value: number,
  unit: WeightUnit,
): { value: number; unit: WeightUnit } | null {
  const other: WeightUnit = unit === 'kg' ? 'lbs' : 'kg';
  const converted = roundTo(fromKg(toKg(value, unit), other), 1);
  return !isWeightInBounds(value) && isWeightInBounds(converted) ? { value: converted, unit: other } : null;
}

export function heightInOtherUnit(
  value: number,
  unit: HeightUnit,
): { value: number; unit: HeightUnit } | null {
  const other: HeightUnit = unit === 'cm' ? 'in' : 'cm';
  const converted = roundTo(fromCm(toCm(value, unit), other), 1);
  return !isHeightInBounds(value) && isHeightInBounds(converted) ? { value: converted, unit: other } : null;
}
