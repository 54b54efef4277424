import { FOOD_CATEGORIES } from '@fitarc/domain/food';
import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@fitarc/domain/profile';
import { WEEKDAYS, weekOf } from '@fitarc/domain/weekday';
import { type Fields, listIn, numberOf, oneOf, textOf } from './json-fields.ts';
import type { ParsedFood, ParsedGoals, ParsedPlan, ParsedPlanEntry } from './parsed-file.ts';

const keyOf = (row: Fields) => `${String(row.createdAt)} #${String(row.id)}`;

/** What nobody saved is a suggestion, and not imported. */
export function plansIn(data: Fields): ParsedPlan[] {
  const entries = listIn(data, 'plan_exercises');
  // The newest is first in the download.
  return listIn(data, 'plans')
    .reverse()
    .flatMap((row) => {
      const name = textOf(row.name);
      if (!name || row.saved === false) return [];
      const own = entries.filter(({ planId }) => String(planId) === String(row.id));
      const week = weekOf((day) =>
        own.flatMap((entry): ParsedPlanEntry[] => {
          const exercise = textOf(entry.name);
          const [sets, reps] = [numberOf(entry.sets), numberOf(entry.reps)];
          return exercise && sets && reps && oneOf(WEEKDAYS, entry.day) === day
            ? [{ exercise, sets, reps }]
            : [];
        }),
      );
      return [
        {
          key: keyOf(row),
          name,
          fitnessGoal: oneOf(FITNESS_GOALS, row.fitnessGoal),
          activityLevel: oneOf(ACTIVITY_LEVELS, row.activityLevel),
          week,
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
        },
      ];
    });

/** Those a member set; calculated ones follow from the profile. */
export function goalsIn(data: Fields): ParsedGoals | undefined {
  const [row] = listIn(data, 'nutrition_goals');
  if (row?.source !== 'manual') return undefined;
  const [calories, protein, carbs, fats] = [row.calories, row.protein, row.carbs, row.fats].map(numberOf);
  if (!calories || protein === undefined || carbs === undefined || fats === undefined) return undefined;
  return {
    daily_calories_goal: calories,
    daily_protein_goal: protein,
    daily_carbs_goal: carbs,
    daily_fats_goal: fats,
  };
}
