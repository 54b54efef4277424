import { type NutritionGoals, nutritionGoals } from '@fitarc/domain/energy';
import { type LocalDate, yearsBetween } from '@fitarc/domain/local-date';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { lockProfile, type ProfileRow } from '../profile/profile.repository.ts';
import { findGoals, type StoredGoals, storeGoals } from './nutrition.repository.ts';

export interface NutritionDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const NEEDED = {
  height: 'height',
  current_weight: 'currentWeight',
  date_of_birth: 'dateOfBirth',
  gender: 'gender',
  fitness_goal: 'fitnessGoal',
  activity_level: 'activityLevel',
} as const satisfies Record<string, keyof ProfileRow>;

const incomplete = (missingFields: string[]) =>
  invalid('Please complete your profile', {
    details: `Missing fields: ${missingFields.join(', ')}`,
    missingFields,
  });

function goalsOf(row: ProfileRow, today: LocalDate): NutritionGoals | null {
  return nutritionGoals({
    height: row.height,
    height_unit: row.heightUnit,
    current_weight: row.currentWeight,
    weight_unit: row.weightUnit,
    age: row.dateOfBirth && Math.max(0, yearsBetween(row.dateOfBirth, today)),
    gender: row.gender,
    activity_level: row.activityLevel,
    fitness_goal: row.fitnessGoal,
  });
}

/** The profile is locked meanwhile: goals of an older profile never replace those of a newer one. */
export async function calculateGoals(
  tx: Executor,
  clock: Clock,
  userId: number,
  today: LocalDate,
  keep: boolean,
): Promise<StoredGoals> {
  const row = await lockProfile(tx, userId);
  const present = keep ? await findGoals(tx, userId) : undefined;
  if (present) return present;
  const missing = Object.entries(NEEDED).flatMap(([field, column]) => (row?.[column] ? [] : [field]));
  const goals = row && missing.length === 0 ? goalsOf(row, today) : null;
  if (!goals) throw incomplete(missing);
  const stored: StoredGoals = { ...goals, source: 'calculated' };
  await storeGoals(tx, userId, stored, clock.now());
  return stored;
}

export async function setGoals(tx: Executor, clock: Clock, userId: number, goals: NutritionGoals) {
  const stored: StoredGoals = { ...goals, source: 'manual' };
  await storeGoals(tx, userId, stored, clock.now());
  return stored;
}
