import { PORTION } from '../food.ts';
import { weighAmount } from '../food-amount/grams.ts';
import { readFoodLine } from '../food-amount/read-amount.ts';
import { divideLine } from './divide-line.ts';
import { findFoods, findNamedFoods } from './find-foods.ts';
import type { FoodSource, FoundFood } from './food-source.ts';

interface Matching<F extends FoundFood> {
  readonly source: FoodSource<F>;
  /** Grams of each food when it was eaten last, the latest first. */
  readonly lastPortions: ReadonlyMap<number | string, number>;
  /** Of two likely foods the one that is not cooked yet. */
  readonly raw: boolean;
}

export interface LineMatch<F> {
  /** The part of the line that names this food. */
  readonly line: string;
  /** Which of the lines it is from, 0 for the first. */
  readonly line_index: number;
  /** The food that fits best; none where nothing was found. */
  readonly food: F | null;
  /** What the amount weighs; without an amount, what was eaten of it last, else a household portion, else 100. */
  readonly grams: number | null;
  /** The amount in words. */
  readonly amount: string;
  /** False where the food or the weight is a guess. */
  readonly certain: boolean;
  /** Other foods it may be, the likeliest first. */
  readonly others: F[];
}

const OTHERS = 5;
/** So many of the best are looked through for one that was eaten before. */
const LIKELY = 12;

const headOf = ({ name }: FoundFood) => name.split(',')[0];
const isRaw = ({ name }: FoundFood) => /, (?:raw|dry|uncooked)\b/.test(name);

/** Whoever has eaten one of the likely foods before means that one. */
function bestOf<F extends FoundFood>(found: readonly F[], { lastPortions, raw }: Matching<F>): F | undefined {
  const named = found.slice(0, LIKELY).filter(({ named }) => named);
  const [first] = found;
  if (raw && first) return named.find((food) => isRaw(food) && headOf(food) === headOf(first)) ?? first;
  const eaten = new Map(named.map((food) => [food.id, food]));
  for (const id of lastPortions.keys()) {
    const food = eaten.get(id);
    if (food) return food;
  }
  return first;
}

async function matchPart<F extends FoundFood>(
  matching: Matching<F>,
  line: string,
): Promise<Omit<LineMatch<F>, 'line_index'>> {
  const { source, lastPortions } = matching;
  const found = await findFoods(source, line);
  const { amount } = readFoodLine(line);
  const best = bestOf(found, matching);
  if (!best)
    return { line, food: null, grams: null, amount: amount?.words ?? '', certain: false, others: [] };
  const last = lastPortions.get(best.id);
  const weighed = amount
    ? weighAmount(amount, best.portions)
    : { grams: last ?? best.portions[0]?.grams ?? PORTION.usual, certain: true };
  return {
    line,
    food: best,
    grams: weighed?.grams ?? (amount && best.portions.length === 0 ? null : PORTION.usual),
    amount: amount?.words ?? '',
    certain: best.named && weighed?.certain === true,
    others: found.filter((food) => food !== best).slice(0, OTHERS),
  };
}

/** One match for each food that the lines name, in their order. */
export async function matchLines<F extends FoundFood>(
  matching: Matching<F>,
  lines: readonly string[],
): Promise<LineMatch<F>[]> {
  const matches: LineMatch<F>[] = [];
  for (const [line_index, line] of lines.entries()) {
    const parts = await divideLine((text) => findNamedFoods(matching.source, text), line);
    for (const part of parts) matches.push({ ...(await matchPart(matching, part)), line_index });
  }
  return matches;
}
