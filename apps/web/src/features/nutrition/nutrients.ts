import type { Goals, GoalsByHand } from '@fitarc/contract/nutrition';
import type { Nutrients } from '@fitarc/domain/food';

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

export const nutrientsOfGoals = (goals: Goals): Nutrients => ({
  calories: goals.daily_calories_goal,
  protein: goals.daily_protein_goal,
  carbs: goals.daily_carbs_goal,
  fats: goals.daily_fats_goal,
});
