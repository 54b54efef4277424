import { searchFoods } from '@fitarc/contract/foods';
import { addMeal } from '@fitarc/contract/meals';
import { nutrientsOfPortion, readNutrients } from '@fitarc/domain/food';
import type { LocalDate } from '@fitarc/domain/local-date';
import { detailsOfPortion, type MealSlot } from '@fitarc/domain/meal';
import type { ApiCaller, DemoApp } from './demo-app.ts';
import type { Person } from './people.ts';
import { momentOf, pick } from './story-time.ts';

/** Foods by their full names in the catalogue, and grams. */
type Plate = readonly (readonly [food: string, grams: number])[];

const BREAKFASTS: readonly [Plate, ...Plate[]] = [
  [
    ['Oats, rolled, dry', 50],
    ['Milk, reduced-fat (2% fat)', 200],
    ['Blueberries, raw', 80],
  ],
  [
    ['Yogurt, Greek, plain, fat-free', 200],
    ['Muesli with dried fruit and nuts', 45],
    ['Strawberries, raw', 100],
  ],
  [
    ['Bread, whole wheat', 70],
    ['Egg, scrambled', 120],
    ['Tomato, raw', 80],
  ],
  [
    ['Bread, rye', 60],
    ['Avocado, raw', 60],
    ['Egg, poached', 100],
  ],
];
const LUNCHES: readonly [Plate, ...Plate[]] = [
  [
    ['Chicken breast, roasted, no skin', 140],
    ['Rice, brown, long-grain, cooked', 180],
    ['Broccoli, boiled', 120],
  ],
  [
    ['Lentils, boiled', 200],
    ['Cheese, feta', 40],
    ['Cucumber, raw, with peel', 100],
    ['Olive oil', 8],
  ],
  [
    ['Tuna, canned in water, drained', 120],
    ['Pasta, cooked', 180],
    ['Tomato pasta sauce', 120],
  ],
  [
    ['Hummus', 70],
    ['Pita bread, white', 60],
    ['Side salad, no dressing', 150],
  ],
];
const DINNERS: readonly [Plate, ...Plate[]] = [
  [
    ['Salmon, farmed, cooked', 150],
    ['Potato, boiled, without skin', 200],
    ['Green beans, boiled', 120],
  ],
  [
    ['Tofu, firm', 160],
    ['Egg noodles, cooked', 180],
    ['Bell pepper, red, raw', 90],
    ['Soy sauce', 15],
  ],
  [
    ['Chili con carne', 320],
    ['Rice, white, long-grain, cooked', 150],
  ],
  [
    ['Turkey breast, roasted, no skin', 140],
    ['Sweet potato, baked in skin', 200],
    ['Spinach, raw', 60],
    ['Olive oil', 8],
  ],
  [['Pizza, cheese, regular crust', 290]],
];
const SNACKS: readonly [Plate, ...Plate[]] = [
  [['Apple, raw, with skin', 180]],
  [
    ['Banana, raw', 118],
    ['Peanut butter, smooth', 20],
  ],
  [['Almonds', 28]],
  [['Chocolate, dark, 70–85% cocoa', 25]],
  [
    ['Protein powder, whey', 30],
    ['Milk, fat-free (skim)', 250],
  ],
];

const COURSES = [
  { slot: 'breakfast', plates: BREAKFASTS, hour: 7.5, often: 0.99 },
  { slot: 'lunch', plates: LUNCHES, hour: 12.75, often: 0.98 },
  { slot: 'snack', plates: SNACKS, hour: 16, often: 0.85 },
  { slot: 'dinner', plates: DINNERS, hour: 19.25, often: 0.97 },
] as const;

const known = new Map<string, ReturnType<typeof lookUp>>();

async function lookUp(tell: ApiCaller, name: string) {
  const found = (await tell(searchFoods, { query: { query: name } })).find((food) => food.name === name);
  const figures = found && readNutrients(found, true);
  if (!found || !figures) throw new Error(`There is no food called ${name}`);
  return { id: Number(found.food_id), figures, details: found };
}

interface Place {
  readonly day: LocalDate;
  readonly slot: MealSlot;
  readonly at: Date;
}

async function eat({ tell }: Person, { day, slot, at }: Place, name: string, grams: number) {
  if (!known.has(name)) known.set(name, lookUp(tell, name));
  const food = await known.get(name);
  if (!food) return;
  const { calories, protein, carbs, fats } = nutrientsOfPortion(food.figures, grams);
  const amounts = { calories, protein, carbs, fats };
  await tell(addMeal, {
    body: {
      ...{ name, ...amounts, date: day, portion: grams, serving: `${grams}g`, food_id: food.id },
      ...{ slot, eaten_at: at.toISOString(), ...detailsOfPortion(food.details, grams) },
    },
  });
}

/** Most days are whole; now and then something is not written down, and portions are never quite the same. */
export async function logMealsOfDay(app: DemoApp, person: Person, day: LocalDate, roll: () => number) {
  for (const { slot, plates, hour, often } of COURSES) {
    if (roll() > often) continue;
    const at = momentOf(day, hour + roll() * 0.5);
    app.clock.set(at);
    for (const [food, grams] of pick(roll, plates)) {
      await eat(
        person,
        { day, slot, at },
        food,
        Math.max(5, Math.round((grams * (1 + roll() * 0.35)) / 5) * 5),
      );
    }
  }
}
