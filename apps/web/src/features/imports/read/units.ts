import type { WeightUnit } from '@fitarc/domain/units';
import { lookup } from './lookup.ts';

/** 'kg', 'kgs', 'lb', 'lbs', 'pounds'; undefined for anything else. */
export const readWeightUnit = (text: string | undefined): WeightUnit | undefined => {
  const plain = (text ?? '').trim().toLowerCase();
  if (/^(kgs?|kilograms?|kilos?)$/.test(plain)) return 'kg';
  return /^(lbs?|pounds?)$/.test(plain) ? 'lbs' : undefined;
};

const METRES: Record<string, number> = {
  m: 1,
  meter: 1,
  meters: 1,
  metres: 1,
  km: 1000,
  kilometers: 1000,
  kilometres: 1000,
  mi: 1609.344,
  mile: 1609.344,
  miles: 1609.344,
  ft: 0.3048,
  feet: 0.3048,
  yd: 0.9144,
  yards: 0.9144,
};

/** How many meters one of the unit is; undefined where it is none of distance. */
export const metresPer = (unit: string | undefined): number | undefined =>
  lookup(METRES, (unit ?? '').trim().toLowerCase());
