import type { Goals, GoalsByHand } from '@fitarc/contract/nutrition';
import type { Nutrients } from '@fitarc/domain/food';
import type { AdditionalNutrientKey } from '@fitarc/domain/meal';

interface Nutrient {
  readonly key: keyof Nutrients;
  readonly label: string;
  readonly unit: 'kcal' | 'g';
  readonly goal: keyof GoalsByHand;
}

/** The four figures of a day; each has the colour of its name. */
export const NUTRIENTS: readonly Nutrient[] = [
  { key: 'calories', label: 'Calories', unit: 'kcal', goal: 'daily_calories_goal' },
  { key: 'protein', label: 'Protein', unit: 'g', goal: 'daily_protein_goal' },
  { key: 'carbs', label: 'Carbs', unit: 'g', goal: 'daily_carbs_goal' },
  { key: 'fats', label: 'Fats', unit: 'g', goal: 'daily_fats_goal' },
];

/** Beside the four, where a food tells them; each may have a goal. */
export const ADDITIONAL_NUTRIENTS = [
  { key: 'fiber', label: 'Fiber', unit: 'g', goal: 'daily_fiber_goal' },
  { key: 'sugar', label: 'Sugar', unit: 'g', goal: 'daily_sugar_goal' },
  { key: 'saturated_fat', label: 'Saturated fat', unit: 'g', goal: 'daily_saturated_fat_goal' },
  { key: 'sodium', label: 'Sodium', unit: 'mg', goal: 'daily_sodium_goal' },
] as const satisfies readonly {
  key: AdditionalNutrientKey;
  label: string;
  unit: string;
  goal: keyof Goals;
}[];

export const nutrientsOfGoals = (goals: Goals): Nutrients => ({
  calories: goals.daily_calories_goal,
  protein: goals.daily_protein_goal,
  carbs: goals.daily_carbs_goal,
  fats: goals.daily_fats_goal,
});
