import { goalsByDay } from '@fitarc/contract/nutrition';
import { planOptions } from '@fitarc/contract/plan-options';
import { FOOD_CATEGORIES } from '@fitarc/domain/food';
import { isLocalDate } from '@fitarc/domain/local-date';
import { WEEKS_OF_PLAN } from '@fitarc/domain/plan';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import { PROGRESSION_RULES } from '@fitarc/domain/progression/rules';
import { WEEKDAYS, weekOf } from '@fitarc/domain/weekday';
import * as z from 'zod/mini';
import { type Fields, listIn, numberOf, oneOf, plainOf, textOf } from './json-fields.ts';
import type { ParsedFood, ParsedGoals, ParsedPlan, ParsedPlanEntry } from './parsed-file.ts';

const keyOf = (row: Fields) => `${plainOf(row.createdAt)} #${plainOf(row.id)}`;

const given = <T>(field: string, value: T | undefined) => (value === undefined ? {} : { [field]: value });

/** By the names of the download. */
const targetsOf = (row: Fields): ParsedPlanEntry['targets'] => ({
  ...given('reps_max', numberOf(row.repsMax)),
  ...given('target_weight', numberOf(row.targetWeight)),
  ...given('target_percent', numberOf(row.targetPercent)),
  ...given('target_rpe', numberOf(row.targetRpe)),
  ...given('rest_seconds', numberOf(row.rest)),
  ...given('progression', oneOf(PROGRESSION_RULES, row.rule)),
  ...given('superset', numberOf(row.superset)),
});

function entryOf(row: Fields): ParsedPlanEntry[] {
  const exercise = textOf(row.name);
  const [sets, reps] = [numberOf(row.sets), numberOf(row.reps)];
  return exercise && sets && reps ? [{ exercise, sets, reps, targets: targetsOf(row) }] : [];
}

/** An older download has no weeks: everything is in the first. */
const weekNumber = (row: Fields) => Math.max(0, Math.trunc(numberOf(row.week) ?? 0));

function weeksOf(rows: readonly Fields[]): ParsedPlan['weeks'] {
  const last = Math.min(WEEKS_OF_PLAN.max - 1, Math.max(0, ...rows.map(weekNumber)));
  return Array.from({ length: last + 1 }, (_, week) => {
    const own = rows.filter((row) => weekNumber(row) === week);
    return weekOf((day) => own.filter((row) => oneOf(WEEKDAYS, row.day) === day).flatMap(entryOf));
  });
}

function optionsOf(row: Fields) {
  const read = z.safeParse(planOptions, row.options);
  return read.success ? read.data : undefined;
}

function startOf({ active, startedOn }: Fields) {
  const day = textOf(startedOn);
  return active === true && day && isLocalDate(day) ? day : undefined;
}

/** What nobody saved is a suggestion, and not imported. */
export function plansIn(data: Fields): ParsedPlan[] {
  const entries = listIn(data, 'plan_exercises');
  // The newest is first in the download.
  return listIn(data, 'plans')
    .reverse()
    .flatMap((row) => {
      const name = textOf(row.name);
      if (!name || row.saved === false) return [];
      return [
        {
          key: keyOf(row),
          name,
          fitnessGoal: oneOf(FITNESS_GOALS, row.fitnessGoal),
          activityLevel: oneOf(ACTIVITY_LEVELS, row.activityLevel),
          weeks: weeksOf(entries.filter(({ planId }) => plainOf(planId) === plainOf(row.id))),
          options: optionsOf(row),
          startedOn: startOf(row),
        },
      ];
    });
}

export const favoritesIn = (data: Fields): string[] =>
  listIn(data, 'favorites').flatMap(({ name }) => textOf(name) ?? []);

export const foodsIn = (data: Fields): ParsedFood[] =>
  listIn(data, 'foods')
    .reverse()
    .flatMap((row) => {
      const [name, calories] = [textOf(row.name), numberOf(row.calories)];
      if (!name || calories === undefined) return [];
      return [
        {
          key: keyOf(row),
          name,
          calories,
          brand: textOf(row.brand),
          category: oneOf(FOOD_CATEGORIES, row.category),
          serving_size: textOf(row.servingSize),
          protein: numberOf(row.protein),
          carbs: numberOf(row.carbs),
          fats: numberOf(row.fats),
          fibre: numberOf(row.fibre),
          sugar: numberOf(row.sugar),
          saturated_fat: numberOf(row.saturatedFat),
          sodium: numberOf(row.sodium),
        },
      ];
    });

/** What cannot be goals by day is left out; the daily goals stay. */
const byDayIn = (value: unknown) => z.safeParse(goalsByDay, value).data;

/** Those a member set or took from a check-in; calculated ones follow from the profile. */
export function goalsIn(data: Fields): ParsedGoals | undefined {
  const [row] = listIn(data, 'nutrition_goals');
  if (row?.source !== 'manual' && row?.source !== 'learned') return undefined;
  const [calories, protein, carbs, fats] = [row.calories, row.protein, row.carbs, row.fats].map(numberOf);
  if (!calories || protein === undefined || carbs === undefined || fats === undefined) return undefined;
  return {
    daily_calories_goal: calories,
    daily_protein_goal: protein,
    daily_carbs_goal: carbs,
    daily_fats_goal: fats,
    daily_fiber_goal: numberOf(row.fiber),
    daily_sugar_goal: numberOf(row.sugar),
    daily_saturated_fat_goal: numberOf(row.saturatedFat),
    daily_sodium_goal: numberOf(row.sodium),
    daily_water_goal: numberOf(row.water),
    by_day: byDayIn(row.byDay),
  };
}
