import type { FoodDraft } from '@fitarc/contract/foods';
import type { ReportReason } from '@fitarc/domain/food';

const food = (
  name: string,
  figures: readonly [calories: number, protein: number | null, carbs: number | null, fats: number | null],
  rest: Partial<FoodDraft> = {},
): FoodDraft => {
  const [calories, protein, carbs, fats] = figures;
  return { name, calories, protein, carbs, fats, visibility: 'public', ...rest };
};

/** Public by now, because an administrator has looked at them. */
export const APPROVED: readonly FoodDraft[] = [
  food('Red lentil dal with spinach', [98, 5.6, 13.1, 2.6], { category: 'Dinner' }),
  food('Overnight oats with berries', [132, 5.9, 19.8, 3.1], { category: 'Breakfast', brand: 'Homemade' }),
  food('Chickpea and tomato stew', [104, 4.8, 14.6, 2.9], { category: 'Lunch' }),
  food('Protein pancakes', [196, 18.2, 19.5, 4.9], { category: 'Breakfast' }),
  food('Miracle slimming tea', [1, 0, 0.2, 0], { brand: 'BurnFast' }),
  food('Nut roast', [268, 10.9, 15.2, 17.6], { category: 'Dinner' }),
];

/** Still waiting: good ones, careless ones, and one that is there already. */
export const WAITING: readonly FoodDraft[] = [
  food('Banana bread, low sugar', [248, 6.1, 38.4, 7.6], { category: 'Snack' }),
  food('Greek yogurt with honey', [612, 8.1, 11.2, 3.4], { category: 'Breakfast' }),
  food('Hummus', [244, 7.8, 13.9, 17.2], { brand: 'Corner Deli', category: 'Snack' }),
  food('Beet falafel wrap', [201, 6.6, 27.3, 7.1], { category: 'Lunch', serving_size: '1 wrap' }),
  food('Peanut energy ball', [455, 14.2, 41.8, 25.4], { category: 'Snack', serving_size: '40 g' }),
  food('Mushroom barley soup', [52, null, null, null], { category: 'Dinner' }),
  food('Cottage cheese pancakes', [178, 13.4, 15.8, 6.7], { category: 'Breakfast' }),
];

/** What members say about an approved one, by its name. */
export const REPORTS: readonly { name: string; reason: ReportReason | string }[] = [
  { name: 'Miracle slimming tea', reason: 'spam' },
  { name: 'Miracle slimming tea', reason: 'inappropriate_content' },
  { name: 'Protein pancakes', reason: 'incorrect_nutrition' },
  { name: 'Nut roast', reason: 'The recipe I know has twice the fat. Please check which nuts this is for.' },
];

export const SUGGESTIONS = [
  {
    name: 'Backpack Row',
    description: 'A row for days without a gym, with books in a backpack for weight.',
    instructions:
      'Fill a backpack and close its straps.\nHinge at the hips with a flat back and let it hang below the shoulders.\nPull it to the lowest ribs, pause, and lower it slowly.',
    difficulty: 'Beginner',
    muscle_groups: ['Back'],
    muscles: ['Lats'],
    equipment_options: ['Bodyweight'],
  },
  {
    name: 'Towel Hamstring Slide',
    description: 'A leg curl on a smooth floor.',
    instructions:
      'Lie on the back with both heels on a towel and lift the hips.\nSlide the heels away until the legs are almost straight.\nPull them back without letting the hips sink.',
    difficulty: 'Intermediate',
    muscle_groups: ['Legs'],
    muscles: ['Hamstrings'],
    equipment_options: ['Bodyweight'],
  },
  {
    name: 'Stair Sprint',
    description: 'Short runs up a flight of stairs, walking down to rest.',
    instructions:
      'Run up twenty to forty steps with quick feet.\nWalk down.\nBegin again when breathing is calm.',
    difficulty: 'Intermediate',
    muscle_groups: ['Cardio'],
    muscles: [],
    equipment_options: ['Bodyweight'],
  },
] as const;
