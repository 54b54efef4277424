import type { MealSlot } from '@fitarc/domain/meal';
import type { Executor } from '../../platform/db/database.ts';
import { readInBatches } from '../../platform/db/read-in-batches.ts';
import { listMealsBefore, type MealRow } from './meals.repository.ts';

/** Columns of Cronometer's export of servings, which other apps read. */
const COLUMNS = [
  'Day',
  'Time',
  'Group',
  'Food Name',
  'Amount',
  'Energy (kcal)',
  'Carbs (g)',
  'Fiber (g)',
  'Sugars (g)',
  'Fat (g)',
  'Saturated (g)',
  'Protein (g)',
  'Sodium (mg)',
  'Category',
] as const;

const GROUPS: Record<MealSlot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snacks',
};

/** As in '7:40 AM'. */
function timeFormatter(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return (instant) => format.format(instant).replace('\u202f', ' ');
}

const rowOf = (meal: MealRow, formatTime: (instant: Date) => string) => ({
  Day: meal.date,
  Time: meal.eatenAt && formatTime(meal.eatenAt),
  Group: meal.slot ? GROUPS[meal.slot] : 'Uncategorized',
  'Food Name': meal.name,
  Amount: meal.portion === null ? (meal.serving ?? '1.00 serving') : `${meal.portion.toFixed(2)} g`,
  'Energy (kcal)': meal.calories,
  'Carbs (g)': meal.carbs,
  'Fiber (g)': meal.fiber,
  'Sugars (g)': meal.sugar,
  'Fat (g)': meal.fats,
  'Saturated (g)': meal.saturatedFat,
  'Protein (g)': meal.protein,
  'Sodium (mg)': meal.sodium,
  Category: '',
});

export const cronometerExport = {
  name: 'foods-cronometer.csv',
  columns: () => COLUMNS,
  async *rows(db: Executor, { userId, timeZone }: { readonly userId: number; readonly timeZone: string }) {
    const pages = readInBatches((last: MealRow | undefined, size) => listMealsBefore(db, userId, last, size));
    const formatTime = timeFormatter(timeZone);
    for await (const page of pages) yield page.map((meal) => rowOf(meal, formatTime));
  },
};
