import type { FoodDetails, FoodNutrients } from './food.ts';
import { roundTo } from './units.ts';

const KJ_PER_KCAL = 4.184;

export interface Product extends FoodNutrients, FoodDetails {
  /** Its barcode, as the source writes it. */
  readonly code: string;
  readonly name: string;
  readonly brand: string | null;
  readonly imageUrl: string | null;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const finite = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
/** Exports write figures as text as well; 'abc' and '' are none. */
const figure = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? finite(Number(value)) : finite(value);

/** What else a real product says of its energy; where nothing does, the plain figure is taken as it is. */
const tellsKilojoules = (nutriments: Record<string, unknown>) =>
  Object.keys(nutriments).some((key) => key.startsWith('energy') && key !== 'energy_100g');

/** `energy_100g` is kilojoules wherever the product says more about its energy. */
function caloriesOf(nutriments: Record<string, unknown>): number | null {
  const kcal = figure(nutriments['energy-kcal_100g']);
  if (kcal !== null) return kcal;
  const energy = figure(nutriments.energy_100g);
  if (energy === null) return null;
  return tellsKilojoules(nutriments) ? roundTo(energy / KJ_PER_KCAL, 1) : energy;
}

/** None where it cannot be: more than there is room for in 100 g. */
const within = (value: number | null, most: number) =>
  value !== null && value >= 0 && value <= most ? value : null;
const MG_PER_G = 1000;

/** Sodium is told in grams, as everything else is. */
function detailsOf(nutriments: Record<string, unknown>): FoodDetails {
  const sodium = within(figure(nutriments.sodium_100g), 100);
  return {
    fibre: within(figure(nutriments.fiber_100g), 100),
    sugar: within(figure(nutriments.sugars_100g), 100),
    saturated_fat: within(figure(nutriments['saturated-fat_100g']), 100),
    sodium: sodium === null ? null : roundTo(sodium * MG_PER_G, 1),
  };
}

const CODE = /^[\w-]{1,64}$/;
/** Where Open Food Facts keeps its pictures; whoever could name another host would hear who looks at the product. */
export const PRODUCT_IMAGES = 'https://*.openfoodfacts.org';
const ADDRESS = /^https:\/\/[a-z0-9-]+\.openfoodfacts\.org\/[^\s\p{Cc}"'<>\\]{1,1000}$/iu;
const NAME = 200;

const text = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, NAME)
        .trim()
    : '';
export const productImage = (value: unknown): string | null =>
  typeof value === 'string' && ADDRESS.test(value) ? value : null;
/** Searches answer brands as a list, exports as text. */
const brandOf = (value: unknown) => text(Array.isArray(value) ? value[0] : text(value).split(',')[0]) || null;

/**
 * A product of Open Food Facts as its search answers it, or null: it needs a name and energy_100g, which may
 * be 0. Other figures may be missing; such a product is shown, but cannot be added.
 */
export function readProduct(value: unknown): Product | null {
  if (!isFields(value) || !isFields(value.nutriments)) return null;
  const { nutriments } = value;
  const name = text(value.product_name);
  if (!name || figure(nutriments.energy_100g) === null) return null;
  const code = String(value._id ?? value.code ?? '');
  return {
    code: CODE.test(code) ? code : '',
    name,
    brand: brandOf(value.brands),
    imageUrl: productImage(value.image_url),
    calories: caloriesOf(nutriments),
    protein: figure(nutriments.proteins_100g),
    carbs: figure(nutriments.carbohydrates_100g),
    fats: figure(nutriments.fat_100g),
    ...detailsOf(nutriments),
  };
}

/** A little more than everything there is in 100 g: labels round up. */
const GRAMS_AT_MOST = 105;

/** What is said of 100 g can be true of something to eat; what is not said is not judged. */
export function isPlausible({ calories, protein, carbs, fats }: FoodNutrients): boolean {
  const parts = [protein, carbs, fats].map((grams) => grams ?? 0);
  const sum = parts.reduce((total, grams) => total + grams, 0);
  const isEnergy = calories !== null && calories >= 0 && calories <= 1000;
  return isEnergy && parts.every((grams) => grams >= 0 && grams <= 100) && sum <= GRAMS_AT_MOST;
}
