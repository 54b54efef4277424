const KG_PER_LB = 0.45359237;
const CM_PER_IN = 2.54;
const METERS_PER_MILE = 1609.344;

export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export const HEIGHT_UNITS = ['cm', 'in'] as const;
export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export type HeightUnit = (typeof HEIGHT_UNITS)[number];
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

/** The units a member reads and types in. */
export interface Units {
  readonly weight: WeightUnit;
  readonly length: HeightUnit;
  readonly distance: DistanceUnit;
}

export const METRIC_UNITS: Units = { weight: 'kg', length: 'cm', distance: 'km' };
export const US_UNITS: Units = { weight: 'lbs', length: 'in', distance: 'mi' };

/** As a figure carries it: '135 lbs'. */
export const WEIGHT_SYMBOLS = { kg: 'kg', lbs: 'lbs' } as const satisfies Record<WeightUnit, string>;

const US_REGIONS = ['US', 'LR', 'MM'];

/** What people of a region use, by the language tag of a browser: 'en-US', 'de'. */
export function unitsOfRegion(language: string): Units {
  let region: string | undefined;
  try {
    region = new Intl.Locale(language).maximize().region;
  } catch {
    region = undefined;
  }
  if (US_REGIONS.includes(region ?? '')) return US_UNITS;
  return region === 'GB' ? { ...METRIC_UNITS, distance: 'mi' } : METRIC_UNITS;
}

export const roundTo = (value: number, decimals: number) => {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
};

export const toKg = (value: number, unit: WeightUnit) => (unit === 'lbs' ? value * KG_PER_LB : value);
export const fromKg = (kg: number, unit: WeightUnit) => (unit === 'lbs' ? kg / KG_PER_LB : kg);
export const toCm = (value: number, unit: HeightUnit) => (unit === 'in' ? value * CM_PER_IN : value);
export const fromCm = (cm: number, unit: HeightUnit) => (unit === 'in' ? cm / CM_PER_IN : cm);
export const toMeters = (value: number, unit: DistanceUnit) =>
  value * (unit === 'mi' ? METERS_PER_MILE : 1000);
export const fromMeters = (meters: number, unit: DistanceUnit) =>
  meters / (unit === 'mi' ? METERS_PER_MILE : 1000);

/** A body weight in another unit, to a tenth as people type it. */
export const bodyWeightIn = ({ weight, unit }: { weight: number; unit: WeightUnit }, to: WeightUnit) =>
  unit === to ? weight : roundTo(fromKg(toKg(weight, unit), to), 1);

/**
 * Weights of sets are stored in kilograms to the gram. That is finer than a hundredth of a pound, so the pounds that
 * were typed come back exactly.
 */
export const weightInUnit = (kg: number, unit: WeightUnit) =>
  unit === 'kg' ? kg : roundTo(fromKg(kg, unit), 2);
export const weightInKg = (value: number, unit: WeightUnit) =>
  unit === 'kg' ? value : roundTo(toKg(value, unit), 3);

export const ML_PER_FLUID_OUNCE = 29.5735;
export const GRAMS_PER_OUNCE = 28.35;
