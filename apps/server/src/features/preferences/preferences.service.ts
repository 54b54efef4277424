import type { Preferences } from '@fitarc/contract/preferences';
import { USUAL_LAYOUT } from '@fitarc/domain/meal';
import type { Units } from '@fitarc/domain/units';
import type { Executor } from '../../platform/db/database.ts';
import { findPreferences, storePreferences } from './preferences.repository.ts';

export async function readPreferences(db: Executor, userId: number): Promise<Preferences> {
  const row = await findPreferences(db, userId);
  const weight = row?.own?.weightUnit ?? row?.weightUnit ?? 'kg';
  return {
    weight_unit: weight,
    length_unit: row?.own?.lengthUnit ?? row?.heightUnit ?? 'cm',
    distance_unit: row?.own?.distanceUnit ?? (weight === 'lbs' ? 'mi' : 'km'),
    units_chosen: row?.own?.weightUnit != null,
    effort: row?.own?.effort ?? 'off',
    gym_weights: row?.own?.gymWeights ?? {},
    meal_layout: row?.own?.mealLayout ?? USUAL_LAYOUT,
  };
}

export async function readUnits(db: Executor, userId: number): Promise<Units> {
  const { weight_unit, length_unit, distance_unit } = await readPreferences(db, userId);
  return { weight: weight_unit, length: length_unit, distance: distance_unit };
}

type Changes = { readonly [Key in keyof Preferences]?: Preferences[Key] | undefined };

const ifGiven = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [key in K]?: V };

export async function changePreferences(tx: Executor, userId: number, changes: Changes) {
  const gymWeights = changes.gym_weights && {
    ...(await findPreferences(tx, userId))?.own?.gymWeights,
    ...changes.gym_weights,
  };
  await storePreferences(tx, userId, {
    ...ifGiven('weightUnit', changes.weight_unit),
    ...ifGiven('lengthUnit', changes.length_unit),
    ...ifGiven('distanceUnit', changes.distance_unit),
    ...ifGiven('effort', changes.effort),
    ...ifGiven('gymWeights', gymWeights),
    ...ifGiven('mealLayout', changes.meal_layout),
  });
  return readPreferences(tx, userId);
}
