import { basisOf, type FoodDetails } from './food.ts';

export const MEAL_SLOTS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
export type MealSlot = (typeof MEAL_SLOTS)[number];

/** How a member divides the day. */
export interface MealLayout {
  /** All foods of a day in one list, as they were added. */
  readonly flat: boolean;
  /** In the order they are shown. */
  slots: { slot: MealSlot; name: string }[];
}

export const USUAL_LAYOUT: MealLayout = {
  flat: false,
  slots: [
    { slot: 'breakfast', name: 'Breakfast' },
    { slot: 'lunch', name: 'Lunch' },
    { slot: 'dinner', name: 'Dinner' },
    { slot: 'snack', name: 'Snacks' },
  ],
};

const LUNCH_FROM = 10.5;
const SNACK_FROM = 15;
const DINNER_FROM = 17;
const EVENING_FROM = 21.5;
const BREAKFAST_FROM = 4;

/** The meal that is usually eaten at this hour of the day, 0 to 24. */
export function slotAt(hour: number): MealSlot {
  if (hour < BREAKFAST_FROM || hour >= EVENING_FROM) return 'snack';
  if (hour < LUNCH_FROM) return 'breakfast';
  if (hour < SNACK_FROM) return 'lunch';
  return hour < DINNER_FROM ? 'snack' : 'dinner';
}

export const DAY_MARKS = ['complete', 'fasted'] as const;
export type DayMark = (typeof DAY_MARKS)[number];

/** Beside calories, protein, carbs and fats. Grams, sodium in milligrams. */
export const ADDITIONAL_NUTRIENT_KEYS = ['fiber', 'sugar', 'saturated_fat', 'sodium'] as const;
export type AdditionalNutrientKey = (typeof ADDITIONAL_NUTRIENT_KEYS)[number];

/** Any other nutrient, under a name that ends with its unit: `potassium_mg`, `vitamin_d_mcg`. */
export type NutrientMap = Readonly<Record<string, number>>;
export const NUTRIENT_KEY = /^[a-z][a-z0-9_]{0,47}$/;
export const MOST_NUTRIENTS = 120;

const thousandths = (value: number) => Math.round(value * 1000) / 1000;

export const scaleNutrientMap = (map: NutrientMap, factor: number): NutrientMap =>
  Object.fromEntries(Object.entries(map).map(([key, value]) => [key, thousandths(value * factor)]));

type Additional = Partial<Record<AdditionalNutrientKey, number | null>>;

/** What a portion of a food holds beside the four figures, as a meal tells it. */
export const detailsOfPortion = (food: FoodDetails, grams: number, serving?: string | null): Additional =>
  scaleAdditionalNutrients(
    { fiber: food.fibre, sugar: food.sugar, saturated_fat: food.saturated_fat, sodium: food.sodium },
    grams / basisOf(serving),
  );

/** What is unknown stays unknown. */
export const scaleAdditionalNutrients = (additional: Additional, factor: number): Additional =>
  Object.fromEntries(
    ADDITIONAL_NUTRIENT_KEYS.flatMap((key) => {
      const value = additional[key];
      return value === undefined || value === null ? [] : [[key, thousandths(value * factor)]];
    }),
  );

type Known = { readonly [Key in AdditionalNutrientKey]?: number | null | undefined };

export interface KnownSum {
  readonly value: number;
  /** How many of the meals tell it. */
  readonly known: number;
}

/** The sum of what is known, with how many meals tell it: a sum of few is not that of a day. */
export const sumOfAdditional = (meals: readonly Known[]): Record<AdditionalNutrientKey, KnownSum> =>
  Object.fromEntries(
    ADDITIONAL_NUTRIENT_KEYS.map((key) => {
      const values = meals.flatMap((meal) => meal[key] ?? []);
      return [
        key,
        { value: thousandths(values.reduce((sum, value) => sum + value, 0)), known: values.length },
      ];
    }),
  ) as unknown as Record<AdditionalNutrientKey, KnownSum>;
