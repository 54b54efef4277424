/** What of the body is measured beside its weight, and in what. */
export const MEASUREMENTS = {
  body_fat: { label: 'Body fat', units: ['%'] },
  muscle_mass: { label: 'Muscle mass', units: ['kg', 'lbs'] },
  bone_mass: { label: 'Bone mass', units: ['kg', 'lbs'] },
  body_water: { label: 'Body water', units: ['%'] },
  neck: { label: 'Neck', units: ['cm', 'in'] },
  shoulders: { label: 'Shoulders', units: ['cm', 'in'] },
  chest: { label: 'Chest', units: ['cm', 'in'] },
  waist: { label: 'Waist', units: ['cm', 'in'] },
  hips: { label: 'Hips', units: ['cm', 'in'] },
  arm: { label: 'Upper arm', units: ['cm', 'in'] },
  forearm: { label: 'Forearm', units: ['cm', 'in'] },
  thigh: { label: 'Thigh', units: ['cm', 'in'] },
  calf: { label: 'Calf', units: ['cm', 'in'] },
} as const satisfies Record<string, { label: string; units: readonly string[] }>;

export type MeasurementKind = keyof typeof MEASUREMENTS;
export const MEASUREMENT_KINDS = Object.keys(MEASUREMENTS) as [MeasurementKind, ...MeasurementKind[]];

export const MEASUREMENT_UNITS = ['%', 'cm', 'in', 'kg', 'lbs'] as const;
export type MeasurementUnit = (typeof MEASUREMENT_UNITS)[number];

export const isUnitOf = (kind: MeasurementKind, unit: MeasurementUnit): boolean =>
  (MEASUREMENTS[kind].units as readonly string[]).includes(unit);

/** What a value may be, in each unit. */
export const MEASUREMENT_BOUNDS: Record<MeasurementUnit, { readonly min: number; readonly max: number }> = {
  '%': { min: 1, max: 99 },
  cm: { min: 5, max: 300 },
  in: { min: 2, max: 120 },
  kg: { min: 0.1, max: 300 },
  lbs: { min: 0.2, max: 660 },
};
