import { getDiaryDay } from '@fitarc/contract/diary-days';
import { calendarDate } from '@fitarc/contract/fields';
import { type Food, searchFoods } from '@fitarc/contract/foods';
import { listMeals } from '@fitarc/contract/meals';
import { getNutritionGoals, listTrainingDays } from '@fitarc/contract/nutrition';
import { goalsOn } from '@fitarc/domain/day-goals';
import { sumOfNutrients } from '@fitarc/domain/food';
import type { LocalDate } from '@fitarc/domain/local-date';
import { roundTo } from '@fitarc/domain/units';
import * as z from 'zod/mini';
import type { ApiCaller } from './api-caller.service.ts';
import { clip, type Tool, tool } from './tool.service.ts';

export const date = z.optional(calendarDate('date').check(z.describe('YYYY-MM-DD; today if left out')));

const macros = { calories: z.number(), protein: z.number(), carbs: z.number(), fats: z.number() };
export const eatenMeal = z.object({
  meal_id: z.union([z.number(), z.string()]),
  name: z.string(),
  slot: z.nullable(z.string()),
  grams: z.nullable(z.number()),
  ...macros,
});

export const presentMeal = (meal: Awaited<ReturnType<typeof mealsOf>>[number]) => ({
  meal_id: meal.meal_id,
  name: clip(meal.name),
  slot: meal.slot ?? null,
  grams: meal.portion,
  calories: meal.calories,
  protein: meal.protein,
  carbs: meal.carbs,
  fats: meal.fats,
});

const mealsOf = (api: ApiCaller, day: LocalDate) => api.call(listMeals, { params: { date: day } });

async function goalsOf(api: ApiCaller, day: LocalDate) {
  const goals = await api.call(getNutritionGoals, { query: { optional: 'true' } });
  if (!goals) return null;
  const byDay = goals.by_day ?? null;
  const training =
    byDay?.kind === 'training'
      ? await api.call(listTrainingDays, { query: { startDate: day, endDate: day } })
      : [];
  const daily = {
    calories: goals.daily_calories_goal,
    protein: goals.daily_protein_goal,
    carbs: goals.daily_carbs_goal,
    fats: goals.daily_fats_goal,
  };
  return goalsOn({ ...daily, byDay }, day, training.includes(day));
}

const rounded = (sums: { calories: number; protein: number; carbs: number; fats: number }) => ({
  calories: roundTo(sums.calories, 1),
  protein: roundTo(sums.protein, 1),
  carbs: roundTo(sums.carbs, 1),
  fats: roundTo(sums.fats, 1),
});

const daySummary = tool({
  name: 'day_summary',
  title: 'Summary of a day',
  description:
    'What the member ate and drank on a day, with the goals of that day. Calories in kcal, protein, carbs and ' +
    'fats in grams, water in milliliters.',
  scopes: ['diary:read'],
  writes: false,
  input: z.object({ date }),
  output: z.object({
    date: z.string(),
    eaten: z.object(macros),
    goals: z.nullable(z.object(macros)),
    calories_left: z.nullable(z.number()),
    water: z.number(),
    meals: z.array(eatenMeal),
  }),
  run: async ({ api }, { date: day = api.today }) => {
    const [meals, goals, diary] = await Promise.all([
      mealsOf(api, day),
      goalsOf(api, day),
      api.call(getDiaryDay, { params: { date: day } }),
    ]);
    const eaten = rounded(sumOfNutrients(meals));
    return {
      date: day,
      eaten,
      goals: goals && rounded(goals),
      calories_left: goals && roundTo(goals.calories - eaten.calories, 1),
      water: diary.water,
      meals: meals.map(presentMeal),
    };
  },
});

export const candidate = z.object({
  food_id: z.union([z.number(), z.string()]),
  name: z.string(),
  brand: z.nullable(z.string()),
  /** What the figures stand for. */
  serving_size: z.string(),
  calories: z.nullable(z.number()),
  protein: z.nullable(z.number()),
  carbs: z.nullable(z.number()),
  fats: z.nullable(z.number()),
  portions: z.array(z.object({ name: z.string(), grams: z.number() })),
});

export const presentFood = (food: Food): z.output<typeof candidate> => ({
  food_id: food.food_id,
  name: clip(food.name),
  brand: food.brand && clip(food.brand),
  serving_size: food.serving_size,
  calories: food.calories,
  protein: food.protein,
  carbs: food.carbs,
  fats: food.fats,
  portions: food.portions.slice(0, 5).map(({ name, grams }) => ({ name: clip(name), grams })),
});

const MOST_FOUND = 10;

const searchFoodsTool = tool({
  name: 'search_foods',
  title: 'Search foods',
  description:
    'Find foods by name: built-in, the member’s own and shared ones. The figures are those of serving_size. ' +
    'Pass food_id and grams to log_meal.',
  scopes: ['diary:read'],
  writes: false,
  input: z.object({ query: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ foods: z.array(candidate) }),
  run: async ({ api }, { query }) => {
    const found = await api.call(searchFoods, { query: { query } });
    return { foods: found.slice(0, MOST_FOUND).map(presentFood) };
  },
});

export const foodTools: readonly Tool[] = [daySummary, searchFoodsTool];
