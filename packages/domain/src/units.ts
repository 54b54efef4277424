const KG_PER_LB = 0.45359237;
const CM_PER_IN = 2.54;

export const WEIGHT_UNITS = ['kg', 'lbs'] as const;
export const HEIGHT_UNITS = ['cm', 'in'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];
export type HeightUnit = (typeof HEIGHT_UNITS)[number];

export const roundTo = (value: number, decimals: number) => {
  const factor = 10 ** decimals;
  return Math.round((value + Number.EPSILON) * factor) / factor;
};

export const toKg = (value: number, unit: WeightUnit) => (unit === 'lbs' ? value * KG_PER_LB : value);
export const fromKg = (kg: number, unit: WeightUnit) => (unit === 'lbs' ? kg / KG_PER_LB : kg);
export const toCm = (value: number, unit: HeightUnit) => (unit === 'in' ? value * CM_PER_IN : value);
export const fromCm = (cm: number, unit: HeightUnit) => (unit === 'in' ? cm / CM_PER_IN : cm);
