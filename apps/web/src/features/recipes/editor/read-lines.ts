import { type FoodMatch, MATCH_BOUNDS } from '@fitarc/contract/food-match';
import { figuresOfFood, RECIPE_BOUNDS } from '@fitarc/domain/recipe';
import { randomKey } from '../../../lib/retry-key.ts';
import { type DraftIngredient, missingIngredient, type RecipeDraft } from '../recipe-draft.ts';

/** The lines of a pasted text, without bullets. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^[\s•·*–—▢☐-]+/u, '')
        .trim()
        .slice(0, MATCH_BOUNDS.line),
    )
    .filter(Boolean)
    .slice(0, MATCH_BOUNDS.lines);

interface Read {
  /** Those whose line is still in the text, and those that were chosen. */
  readonly kept: readonly DraftIngredient[];
  /** Lines nothing was found for yet. */
  readonly open: readonly string[];
}

/** What of a text is known already. The same line may be there twice. */
export function readText({ text, ingredients }: Pick<RecipeDraft, 'text' | 'ingredients'>): Read {
  const groups = new Map<string, DraftIngredient[][]>();
  let last: DraftIngredient | undefined;
  for (const one of ingredients) {
    if (!one.source) continue;
    const ofLine = groups.get(one.source) ?? [];
    // Parts of one line follow each other; the same part again is the same line a second time.
    const current = ofLine.at(-1);
    const goesOn = last?.source === one.source && !current?.some(({ line }) => line === one.line);
    if (current && goesOn) current.push(one);
    else ofLine.push([one]);
    groups.set(one.source, ofLine);
    last = one;
  }
  const kept: DraftIngredient[] = [];
  const open: string[] = [];
  for (const line of linesOf(text)) {
    const known = groups.get(line)?.shift();
    if (known) kept.push(...known);
    else open.push(line);
  }
  return { kept: [...kept, ...ingredients.filter(({ source }) => !source)], open };
}

function ingredientOf(match: FoodMatch, source: string): DraftIngredient {
  const { food, line, grams, certain } = match;
  if (!food) return missingIngredient(source, line);
  return {
    key: randomKey(),
    source,
    line,
    foodId: food.food_id,
    name: food.name,
    grams: grams ?? 0,
    base: { grams: 100, figures: figuresOfFood(food, 100) },
    state: certain && grams !== null ? 'sure' : 'unsure',
  };
}

/** The draft with what was found for its lines, in the order of the text. */
export function addMatches(
  draft: RecipeDraft,
  lines: readonly string[],
  matches: readonly FoodMatch[],
): RecipeDraft {
  const found = matches.map((match) => ingredientOf(match, lines[match.line_index] ?? ''));
  // A line the answer says nothing about would be asked for again and again.
  const unanswered = lines.filter((line) => !found.some(({ source }) => source === line));
  const { kept } = readText(draft);
  const all = [...kept, ...found, ...unanswered.map((line) => missingIngredient(line, line))];
  const places = linesOf(draft.text);
  const placeOf = ({ source }: DraftIngredient) => (source ? places.indexOf(source) : places.length);
  return {
    ...draft,
    ingredients: all
      .filter(({ source }) => !source || places.includes(source))
      .sort((one, other) => placeOf(one) - placeOf(other))
      .slice(0, RECIPE_BOUNDS.ingredients),
  };
}

/** The text without a line, and what was found for it. */
export function leaveOut(draft: RecipeDraft, ingredient: DraftIngredient): RecipeDraft {
  const { source, key } = ingredient;
  const others = draft.ingredients.filter((one) => one.key !== key);
  const isNeeded = !source || others.some((one) => one.source === source);
  if (isNeeded && source) {
    // Of a line with several foods, or one that is there twice, the text stays and the others become chosen ones.
    const rest = others.map((one) => (one.source === source ? { ...one, source: '' } : one));
    return { ...draft, ingredients: rest, text: withoutLine(draft.text, source) };
  }
  return { ...draft, ingredients: others, text: source ? withoutLine(draft.text, source) : draft.text };
}

const withoutLine = (text: string, gone: string) =>
  text
    .split('\n')
    .filter((line) => linesOf(line)[0] !== gone)
    .join('\n');
