import type { CatalogueEntry, CatalogueFood, Per100g } from './food-catalogue.schema.ts';

type Nutrient = keyof Per100g;
const KNOWN: readonly Nutrient[] = ['kcal', 'protein', 'carbs', 'fat'];
const MAYBE_UNKNOWN = ['saturatedFat', 'fiber', 'sugar', 'sodium'] as const;
/** Ingredients without a figure up to this share of the weight count as having none of it. */
const NEGLIGIBLE = 0.05;
/** What a nutrient is a part of: an ingredient with less than 1 g of the whole has next to none of the part. */
const PART_OF: Partial<Record<Nutrient, Nutrient>> = { fiber: 'carbs', sugar: 'carbs', saturatedFat: 'fat' };
/** The longest list of ingredients in words; what weighs less is left out. */
const MOST_NAMED = 6;
const WATER = '14411';

interface Part {
  readonly food: CatalogueFood;
  readonly grams: number;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const weightOf = (parts: readonly Part[]) => sum(parts.map(({ grams }) => grams));
const rounded = (nutrient: Nutrient, value: number) =>
  nutrient === 'kcal' || nutrient === 'sodium' ? Math.round(value) : Math.round(value * 100) / 100;

function isUnknown({ per100g }: CatalogueFood, nutrient: Nutrient): boolean {
  const whole = PART_OF[nutrient];
  return per100g[nutrient] === undefined && !(whole && (per100g[whole] ?? 0) < 1);
}

function figureOf(parts: readonly Part[], cookedGrams: number, nutrient: Nutrient): number | undefined {
  const without = weightOf(parts.filter(({ food }) => isUnknown(food, nutrient)));
  if (without > NEGLIGIBLE * weightOf(parts)) return undefined;
  const total = sum(parts.map(({ food, grams }) => (food.per100g[nutrient] ?? 0) * grams));
  return rounded(nutrient, total / cookedGrams);
}

function nutrientsOf({ cookedGrams, unknown = [] }: CatalogueEntry, parts: readonly Part[]): Per100g {
  const weight = cookedGrams ?? weightOf(parts);
  const nutrients = [...KNOWN, ...MAYBE_UNKNOWN.filter((nutrient) => !unknown.includes(nutrient))];
  const figures = nutrients.map((nutrient) => [nutrient, figureOf(parts, weight, nutrient)]);
  return Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)) as Per100g;
}

/** Words that keep their capital in the middle of a sentence. */
const PROPER =
  /^(Bolognese|Bombay|Caesar|Canadian|Chinese|English|French|Parmesan|Thai|Worcestershire|Yorkshire)\b/;

/** 'Chicken breast, raw' is called 'chicken breast', and 'Cheese, Gouda' 'Gouda'. */
function shortName({ name }: CatalogueFood): string {
  const [head = '', kind = ''] = name.split(/, | \(| (?=with )/);
  if (head === 'Cheese') return /^\p{Lu}/u.test(kind) ? kind : `${kind} cheese`;
  return PROPER.test(head) ? head : head.charAt(0).toLowerCase() + head.slice(1);
}

/** 'Worked out from spaghetti, eggs and bacon': the heaviest first, each once, water only if there is nothing else. */
function madeOf(parts: readonly Part[]): string {
  const byWeight = [...parts].sort((one, other) => other.grams - one.grams);
  const named = byWeight.filter(({ food }) => food.ndb !== WATER);
  const names = [...new Set((named.length > 0 ? named : byWeight).map(({ food }) => shortName(food)))];
  const shown = names.slice(0, MOST_NAMED);
  const last = names.length > MOST_NAMED ? 'others' : shown.pop();
  return `Worked out from ${shown.length > 0 ? `${shown.join(', ')} and ` : ''}${last}`;
}

/** The foods with their nutrients; those of a recipe are worked out from its ingredients. */
export function withRecipesWorkedOut(entries: readonly CatalogueEntry[]): CatalogueFood[] {
  const byId = new Map(entries.map((entry) => [entry.ndb ?? entry.key ?? '', entry]));
  const done = new Map<string, CatalogueFood>();
  const mistakes: string[] = [];

  function partsOf(entry: CatalogueEntry, above: readonly string[]): Part[] {
    return (entry.recipe ?? []).flatMap(({ food: id, grams }) => {
      const food = above.includes(id) ? undefined : foodOf(id, above);
      if (food) return [{ food, grams }];
      const problem = above.includes(id) ? `${id} contains this food itself` : `there is no food ${id}`;
      mistakes.push(`${entry.key} (${entry.name}), recipe: ${problem}.`);
      return [];
    });
  }

  function foodOf(id: string, above: readonly string[]): CatalogueFood | undefined {
    const entry = byId.get(id);
    if (!entry || done.has(id)) return done.get(id);
    const { key: _key, recipe: _recipe, cookedGrams: _cookedGrams, unknown: _unknown, ...food } = entry;
    const parts = partsOf(entry, [...above, id]);
    const worked = entry.per100g
      ? { ...food, ndb: id, per100g: entry.per100g }
      : { ...food, ndb: id, per100g: nutrientsOf(entry, parts), madeOf: madeOf(parts) };
    done.set(id, worked);
    return worked;
  }

  const foods = [...byId.keys()].flatMap((id) => foodOf(id, []) ?? []);
  if (mistakes.length > 0) throw new Error(`The catalogue has mistakes:\n${mistakes.join('\n')}`);
  return foods;
}
