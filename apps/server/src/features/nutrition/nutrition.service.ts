import { formulaExpenditure, type NutritionGoals, nutritionGoals } from '@fitarc/domain/energy';
import { type LocalDate, yearsBetween } from '@fitarc/domain/local-date';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { findProfile, lockProfile, type ProfileRow } from '../profile/profile.repository.ts';
import { findGoals, type GoalsRow, type StoredGoals, storeGoals } from './nutrition.repository.ts';

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

const missingIn = (row: ProfileRow | undefined) =>
  Object.entries(NEEDED).flatMap(([field, column]) => (row?.[column] ? [] : [field]));

const incomplete = (missingFields: string[]) =>
  invalid('Please complete your profile', {
    details: `Missing fields: ${missingFields.join(', ')}`,
    missingFields,
  });

const ADULT = 18;
const ageOf = ({ dateOfBirth }: ProfileRow, today: LocalDate) =>
  dateOfBirth && Math.max(0, yearsBetween(dateOfBirth, today));

export function isMinor(row: ProfileRow | undefined, today: LocalDate): boolean {
  const age = row && ageOf(row, today);
  return typeof age === 'number' && age < ADULT;
}

const personOf = (row: ProfileRow, today: LocalDate) => ({
  height: row.height,
  height_unit: row.heightUnit,
  current_weight: row.currentWeight,
  weight_unit: row.weightUnit,
  age: ageOf(row, today),
  gender: row.gender,
  activity_level: row.activityLevel,
  fitness_goal: row.fitnessGoal,
});

/** What the formula says somebody of this weight uses; null while the profile is incomplete. */
export const formulaFor = (row: ProfileRow, today: LocalDate, kg?: number): number | null =>
  missingIn(row).length > 0
    ? null
    : formulaExpenditure({
        ...personOf(row, today),
        ...(kg === undefined ? {} : { current_weight: kg, weight_unit: 'kg' as const }),
      });

/** Null while the profile is incomplete. */
export function goalsOfProfile(row: ProfileRow | undefined, today: LocalDate): StoredGoals | null {
  const goals = row && missingIn(row).length === 0 ? nutritionGoals(personOf(row, today)) : null;
  return goals && { ...goals, source: 'calculated', byDay: null };
}

/** Those of a profile from before goals were made with it are calculated here, the same as they would be stored. */
export async function readGoals(db: Executor, userId: number, today: LocalDate): Promise<StoredGoals | null> {
  const present = await findGoals(db, userId);
  if (present) return present;
  return goalsOfProfile(await findProfile(db, userId), today);
}

/** The profile is locked meanwhile: goals of an older profile never replace those of a newer one. */
export async function calculateGoals(
  tx: Executor,
  clock: Clock,
  userId: number,
  today: LocalDate,
  keep: boolean,
): Promise<GoalsRow> {
  const row = await lockProfile(tx, userId);
  const present = keep ? await findGoals(tx, userId) : undefined;
  if (present) return present;
  const goals = goalsOfProfile(row, today);
  if (!goals) throw incomplete(missingIn(row));
  return storeGoals(tx, userId, goals, clock.now());
}

/** Calculated goals follow the profile; those a member has set or accepted stay. */
export async function followProfile(tx: Executor, clock: Clock, userId: number, today: LocalDate) {
  const present = await findGoals(tx, userId);
  if (present && present.source !== 'calculated') return;
  const goals = goalsOfProfile(await findProfile(tx, userId), today);
  if (goals) await storeGoals(tx, userId, goals, clock.now());
}

const isSame = (one: NutritionGoals, other: NutritionGoals) =>
  one.calories === other.calories &&
  one.protein === other.protein &&
  one.carbs === other.carbs &&
  one.fats === other.fats;

/** Whoever only adds a goal for water has not set the others by hand. */
export async function setGoals(
  tx: Executor,
  clock: Clock,
  userId: number,
  goals: Omit<StoredGoals, 'source'>,
) {
  const present = await findGoals(tx, userId);
  const isUnchanged = present && isSame(present, goals) && !present.byDay && !goals.byDay;
  const source = isUnchanged ? present.source : 'manual';
  return storeGoals(tx, userId, { ...goals, source }, clock.now());
}
