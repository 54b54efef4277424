import { wholeFigure } from '../../lib/figures.ts';
import type { CustomFoodValues } from './custom-food.form.ts';

const KCAL_PER_GRAM = { protein: 4, carbs: 4, fats: 9 } as const;
const MACROS = ['protein', 'carbs', 'fats'] as const;
/** Labels round, and fibre and alcohol count otherwise: only what is further off than both is worth a word. */
const SHARE = 0.2;
const KCAL = 20;

type Typed = Pick<CustomFoodValues, 'calories' | (typeof MACROS)[number]>;

const read = (text: string | undefined) => (text?.trim() ? Number(text) : null);

/** A word about calories and nutrients that hardly belong together; nothing when they may. */
export function energyDoubt(values: Typed): string | undefined {
  const calories = read(values.calories);
  const grams = MACROS.map((macro) => read(values[macro]));
  if (calories === null || !(calories >= 0) || grams.some((value) => value !== null && !(value >= 0))) return;
  const energy = MACROS.reduce((sum, macro, index) => sum + KCAL_PER_GRAM[macro] * (grams[index] ?? 0), 0);
  const off = energy - calories;
  // What is left open may hold the rest.
  if (off < 0 && grams.includes(null)) return;
  if (Math.abs(off) <= KCAL || Math.abs(off) <= SHARE * calories) return;
  return `Protein, carbs and fats make about ${wholeFigure(energy)} kcal, not ${wholeFigure(calories)}. Please check the figures; you can save them as they are.`;
}
