import type { FoodMatch } from '@fitarc/contract/food-match';
import { PORTION } from '@fitarc/domain/food';
import { weighAmount } from '@fitarc/domain/food-amount/grams';
import { readFoodLine } from '@fitarc/domain/food-amount/read-amount';
import type { Db } from '../../../platform/db/database.ts';
import { presentFood } from '../present-food.service.ts';
import type { FoundFood } from '../search/food-search.repository.ts';
import { findFoods, findNamedFoods } from '../search/food-search.service.ts';
import { divideLine } from './divide-line.service.ts';

interface Matching {
  readonly db: Db;
  readonly userId: number;
  /** Grams of each food when it was eaten last, the latest first. */
  readonly lastPortions: ReadonlyMap<number, number>;
  /** Of two likely foods the one that is not cooked yet. */
  readonly raw: boolean;
}

const OTHERS = 5;
/** So many of the best are looked through for one that was eaten before. */
const LIKELY = 12;

const headOf = ({ name }: FoundFood) => name.split(',')[0];
const isRaw = ({ name }: FoundFood) => /, (?:raw|dry|uncooked)\b/.test(name);

/** Whoever has eaten one of the likely foods before means that one. */
function bestOf(found: readonly FoundFood[], { lastPortions, raw }: Matching): FoundFood | undefined {
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

async function matchPart(matching: Matching, line: string): Promise<Omit<FoodMatch, 'line_index'>> {
  const { db, userId, lastPortions } = matching;
  const found = await findFoods(db, userId, line);
  const { amount } = readFoodLine(line);
  const best = bestOf(found, matching);
  if (!best)
    return { line, food: null, grams: null, amount: amount?.words ?? '', certain: false, others: [] };
  const last = lastPortions.get(best.id);
  const weighed = amount
    ? weighAmount(amount, best.portions)
    : { grams: last ?? best.portions[0]?.grams ?? PORTION.usual, certain: true };
  const present = (food: FoundFood) => presentFood(food, userId);
  return {
    line,
    food: present(best),
    grams: weighed?.grams ?? (amount && best.portions.length === 0 ? null : PORTION.usual),
    amount: amount?.words ?? '',
    certain: best.named && weighed?.certain === true,
    others: found
      .filter((food) => food !== best)
      .slice(0, OTHERS)
      .map(present),
  };
}

/** One match for each food that the lines name, in their order. */
export async function matchLines(matching: Matching, lines: readonly string[]): Promise<FoodMatch[]> {
  const matches: FoodMatch[] = [];
  for (const [line_index, line] of lines.entries()) {
    const parts = await divideLine((text) => findNamedFoods(matching.db, matching.userId, text), line);
    for (const part of parts) matches.push({ ...(await matchPart(matching, part)), line_index });
  }
  return matches;
}
