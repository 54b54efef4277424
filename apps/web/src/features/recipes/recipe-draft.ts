import type { Recipe, RecipeDraft as RecipeInput } from '@fitarc/contract/recipes';
import {
  type IngredientFigures,
  RECIPE_BOUNDS,
  RECIPE_FIGURES,
  type RecipeAmounts,
  recipeProblem,
  scaleFigures,
  scaleRecipe,
} from '@fitarc/domain/recipe';
import { roundTo } from '@fitarc/domain/units';
import { randomKey } from '../../lib/retry-key.ts';

/** 'sure': nothing to do; 'unsure': to be confirmed; 'missing': no food, counts as nothing. */
type State = 'sure' | 'unsure' | 'missing';

export interface DraftIngredient {
  readonly key: string;
  /** The line of the text it was read from; empty for one that was chosen. */
  readonly source: string;
  /** The part of the line that is about it. */
  readonly line: string;
  readonly foodId: number | string | null;
  readonly name: string;
  readonly grams: number;
  /** Figures of some amount, which those of `grams` are worked out from: scaled often, they stay exact. */
  readonly base: { readonly grams: number; readonly figures: IngredientFigures };
  readonly state: State;
}

/** As typed: numbers stay text until they are sent. */
export interface RecipeDraft {
  readonly name: string;
  readonly servings: string;
  readonly cooked: string;
  readonly text: string;
  readonly steps: string;
  readonly note: string;
  readonly ingredients: readonly DraftIngredient[];
}

export const emptyRecipe: RecipeDraft = {
  name: '',
  servings: '4',
  cooked: '',
  text: '',
  steps: '',
  note: '',
  ingredients: [],
};

export const figuresOf = ({ grams, base }: Pick<DraftIngredient, 'grams' | 'base'>): IngredientFigures =>
  scaleFigures(base.figures, base.grams > 0 ? grams / base.grams : 1);

const NOTHING = Object.fromEntries(RECIPE_FIGURES.map((key) => [key, 0])) as IngredientFigures;

export const missingIngredient = (source: string, line: string): DraftIngredient => ({
  key: randomKey(),
  source,
  line,
  foodId: null,
  name: line,
  grams: 0,
  base: { grams: 0, figures: NOTHING },
  state: 'missing',
});

const isMissing = ({ food_id, grams, calories }: Recipe['ingredients'][number]) =>
  food_id === null && grams === 0 && !calories;

const draftIngredient = (stored: Recipe['ingredients'][number]): DraftIngredient => ({
  key: randomKey(),
  source: stored.line,
  line: stored.line,
  foodId: stored.food_id,
  name: stored.name,
  grams: stored.grams,
  base: {
    grams: stored.grams,
    figures: Object.fromEntries(
      RECIPE_FIGURES.flatMap((key) => (stored[key] === null ? [] : [[key, stored[key]]])),
    ),
  },
  state: isMissing(stored) ? 'missing' : 'sure',
});

export const draftOf = (recipe: Recipe): RecipeDraft => ({
  name: recipe.name,
  servings: String(recipe.servings),
  cooked: recipe.cooked_grams === null ? '' : String(recipe.cooked_grams),
  text: recipe.ingredients.flatMap(({ line }) => line || []).join('\n'),
  steps: recipe.steps,
  note: recipe.note,
  ingredients: recipe.ingredients.map(draftIngredient),
});

const numberOrNull = (text: string) => {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
};

/** With what can be counted so far. */
export const amountsOf = ({ servings, cooked, ingredients }: RecipeDraft): RecipeAmounts => ({
  servings: Math.max(numberOrNull(servings) ?? 1, 0.01),
  cooked_grams: numberOrNull(cooked) || null,
  ingredients: ingredients.map((one) => ({ grams: one.grams, figures: figuresOf(one) })),
});

export const inputOf = (draft: RecipeDraft): RecipeInput => ({
  name: draft.name.trim(),
  servings: Number(draft.servings),
  cooked_grams: numberOrNull(draft.cooked),
  steps: draft.steps,
  note: draft.note,
  ingredients: draft.ingredients.map((one) => ({
    line: one.line,
    food_id: one.foodId,
    name: one.name,
    grams: one.grams,
    ...figuresOf(one),
  })),
});

const isWithin = (value: number | null, { min, max }: { readonly min: number; readonly max: number }) =>
  value !== null && value >= min && value <= max;

export interface Problem {
  readonly field: 'name' | 'servings' | 'cooked' | 'ingredients';
  readonly message: string;
}

/** Why it cannot be saved as it is. */
export function problemOf(draft: RecipeDraft): Problem | undefined {
  if (!draft.name.trim()) return { field: 'name', message: 'Please name the recipe' };
  const servings = numberOrNull(draft.servings);
  if (!isWithin(servings, RECIPE_BOUNDS.servings)) return { field: 'servings', message: '0.25 to 200' };
  if (draft.cooked.trim() && !isWithin(numberOrNull(draft.cooked), RECIPE_BOUNDS.cooked))
    return { field: 'cooked', message: '1 to 100,000 g' };
  if (draft.ingredients.length === 0)
    return { field: 'ingredients', message: 'Please add at least one ingredient' };
  const message = recipeProblem(amountsOf(draft));
  return message ? { field: draft.cooked.trim() ? 'cooked' : 'ingredients', message } : undefined;
}

/** Everything times a factor. The typed lines no longer hold then, so they go. */
export function scaleDraft(draft: RecipeDraft, factor: number): RecipeDraft {
  const { servings, cooked_grams } = scaleRecipe(amountsOf(draft), factor);
  return {
    ...draft,
    servings: String(servings),
    cooked: cooked_grams ? String(cooked_grams) : '',
    text: '',
    ingredients: draft.ingredients.map((one) => ({
      ...one,
      source: '',
      line: '',
      grams: roundTo(one.grams * factor, 2),
    })),
  };
}

const contentOf = ({ ingredients, ...draft }: RecipeDraft) => ({
  ...draft,
  ingredients: ingredients.map(({ key: _random, ...one }) => one),
});

export const differs = (one: RecipeDraft, other: RecipeDraft): boolean =>
  JSON.stringify(contentOf(one)) !== JSON.stringify(contentOf(other));
