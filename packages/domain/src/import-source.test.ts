import { expect, it } from 'vitest';
import { entryWithoutFood, namesNoFood } from './import-source.ts';

it('tells the name of a meal from that of a food (R-1353)', () => {
  for (const name of [
    entryWithoutFood('Second breakfast', 'myfitnesspal'),
    entryWithoutFood('Whole day', 'cronometer'),
    'Lunch',
    ' snacks ',
    'Meal 3',
  ])
    expect(namesNoFood(name), name).toBe(true);
  for (const name of ['Breakfast cereal', 'Snack bar', 'Lose It! shake', 'Oats (Garmin) cooked', 'Mealworms'])
    expect(namesNoFood(name), name).toBe(false);
});
