import type { Food, ProductInput } from '@fitarc/contract/foods';
import type { MealSuggestion } from '@fitarc/contract/meal-suggestions';
import { MEAL_BOUNDS, type MealDraft } from '@fitarc/contract/meals';
import { productCode } from '@fitarc/domain/barcode';
import {
  DEFAULT_SERVING,
  type FoodDetails,
  type FoodNutrients,
  NUTRIENT_KEYS,
  type Nutrients,
  nutrientsOfPortion,
  PORTION,
  readNutrients,
} from '@fitarc/domain/food';
import { type Product, productImage } from '@fitarc/domain/food-product';
import { detailsOfPortion } from '@fitarc/domain/meal';

export const INVALID = 'Unable to add meal. Invalid nutritional information.';

export type MemberFood = Pick<Food, 'food_id' | 'name' | 'visibility'>;

/** Something to eat, wherever it was found. */
export interface FoodChoice {
  readonly key: string;
  readonly name: string;
  readonly brand: string | null;
  /** Where it comes from. */
  readonly origin: string;
  readonly told: FoodNutrients;
  /** The four figures where they are all there. */
  readonly figures: Nutrients | null;
  /** What the figures stand for; '' where they are all that is known and no portion can be taken. */
  readonly serving: string;
  readonly fibre: number | null;
  readonly sugar: number | null;
  /** Milligrams. */
  readonly sodium: number | null;
  readonly saturatedFat: number | null;
  /** What a shipped food worked out as a recipe is made of. */
  readonly madeOf: string | null;
  readonly portions: readonly { readonly name: string; readonly grams: number }[];
  readonly imageUrl: string | null;
  readonly foodId: number | string | null;
  /** What tells two sources' accounts of the same product apart from two products. */
  readonly barcode: string | null;
  /** Anybody may see it, and so report it. */
  readonly member: MemberFood | null;
  /** To be remembered by our server once it is eaten. */
  readonly product: ProductInput | null;
  /** Grams to begin with. */
  readonly portion: number;
}

const ORIGINS = {
  own: 'Your food',
  generic: 'Food library',
  community: 'Community',
  product: 'Open food data',
  recipe: 'Recipe',
  household: 'Household',
} as const;

const NOTHING_MORE = {
  fibre: null,
  sugar: null,
  sodium: null,
  saturatedFat: null,
  madeOf: null,
  portions: [],
  barcode: null,
  member: null,
} as const;
const REPORTABLE: readonly unknown[] = ['own', 'community', 'product'];

export const choiceOfFood = (food: Food, portion: number = PORTION.usual): FoodChoice => ({
  key: `food-${food.food_id}`,
  name: food.name.trim(),
  brand: food.brand,
  origin: ORIGINS[food.source ?? 'generic'],
  told: food,
  figures: readNutrients(food, food.source !== 'product'),
  serving: food.serving_size || DEFAULT_SERVING,
  fibre: food.fibre,
  sugar: food.sugar,
  sodium: food.sodium,
  saturatedFat: food.saturated_fat,
  madeOf: food.made_of,
  portions: food.portions.filter(({ grams }) => grams > 0 && grams <= PORTION.max),
  imageUrl: productImage(food.image_url),
  foodId: food.food_id,
  barcode: food.barcode,
  member: REPORTABLE.includes(food.source) ? food : null,
  product: null,
  portion,
});

const detailsOf = ({ fibre, sugar, saturated_fat, sodium }: FoodDetails) => ({
  fibre,
  sugar,
  saturated_fat,
  sodium,
});

/** What our server keeps of a product; nothing when it could not be found again or is not as food is. */
function productInput(product: Product, figures: Nutrients | null): ProductInput | null {
  const barcode = productCode(product.code);
  if (!barcode || !figures || figures.calories > 1000) return null;
  if (Math.max(figures.protein, figures.carbs, figures.fats) > 100) return null;
  return {
    barcode,
    name: product.name,
    brand: product.brand?.slice(0, 100),
    ...figures,
    ...detailsOf(product),
    image_url: product.imageUrl,
  };
}

export function choiceOfProduct(product: Product, index: number): FoodChoice {
  const figures = readNutrients(product, false);
  return {
    ...NOTHING_MORE,
    fibre: product.fibre,
    sugar: product.sugar,
    sodium: product.sodium,
    saturatedFat: product.saturated_fat,
    key: `product-${index}-${product.code}`,
    name: product.name,
    brand: product.brand,
    origin: ORIGINS.product,
    told: product,
    figures,
    serving: DEFAULT_SERVING,
    imageUrl: product.imageUrl,
    foodId: null,
    barcode: productCode(product.code),
    product: productInput(product, figures),
    portion: PORTION.usual,
  };
}

/** With the portion of the last time; a food that is gone is offered by what was eaten of it. */
export function choiceOfSuggestion(eaten: MealSuggestion, index: number): FoodChoice {
  const { portion } = eaten;
  const key = `eaten-${index}-${eaten.name}`;
  if (eaten.food) return { ...choiceOfFood(eaten.food, portion ?? PORTION.usual), key };
  return {
    ...NOTHING_MORE,
    key,
    name: eaten.name.trim(),
    brand: null,
    origin: '',
    told: eaten,
    figures: readNutrients(eaten, false),
    serving: portion ? `${portion}g` : '',
    imageUrl: null,
    foodId: eaten.food_id,
    product: null,
    portion: portion ?? PORTION.usual,
  };
}

/** What so many grams of it hold, or null when that cannot be said. */
export function nutrientsOf(choice: FoodChoice, grams: number): Nutrients | null {
  if (!choice.figures) return null;
  const figures = choice.serving ? nutrientsOfPortion(choice.figures, grams, choice.serving) : choice.figures;
  return NUTRIENT_KEYS.every((key) => figures[key] <= MEAL_BOUNDS.figure) ? figures : null;
}

/** The meal to send; null when its name or a figure is none. */
export function mealOf(choice: FoodChoice, grams: number, date: string): MealDraft | null {
  const figures = nutrientsOf(choice, grams);
  if (!figures || !choice.name) return null;
  const food = choice.foodId === null ? {} : { food_id: choice.foodId };
  const { fibre, sugar, sodium, saturatedFat: saturated_fat, serving } = choice;
  const details = serving ? detailsOfPortion({ fibre, sugar, sodium, saturated_fat }, grams, serving) : {};
  return { name: choice.name, ...figures, ...details, date, serving: serving && `${grams}g`, ...food };
}
