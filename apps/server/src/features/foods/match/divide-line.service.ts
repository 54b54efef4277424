import { readFoodLine } from '@fitarc/domain/food-amount/read-amount';
import { type FoodPart, splitFoods } from '@fitarc/domain/food-amount/split-foods';

/** The foods that go by a name. */
type FindNamed = (text: string) => Promise<readonly { readonly kind: string }[]>;

const hasAmount = (text: string) => readFoodLine(text).amount !== null;
const textOf = (parts: readonly FoodPart[]) =>
  parts
    .map(({ text, joint }, at) => (at === 0 ? text : joint === ',' ? `, ${text}` : ` ${joint} ${text}`))
    .join('');

/** Whether a shipped or own food goes by this name; products go by too many. */
const isFood = async (find: FindNamed, text: string) =>
  (await find(text)).some(({ kind }) => kind !== 'product');

const LONGEST = 3;

/** How many parts from here on name one food together: 'fish and chips', 'chicken breast, roasted'. */
async function lengthOfName(find: FindNamed, parts: readonly FoodPart[]): Promise<number> {
  for (let length = Math.min(LONGEST, parts.length); length > 1; length--) {
    const joined = parts.slice(0, length);
    const isOne = joined
      .slice(1)
      .every(({ text, joint }) => joint !== '\n' && joint !== ';' && !hasAmount(text));
    if (!isOne) continue;
    if (await isFood(find, textOf(joined))) return length;
  }
  return 1;
}

/** The foods of a line: parted at commas and words such as 'and', except where the whole is the name of one. */
export async function divideLine(find: FindNamed, line: string): Promise<string[]> {
  const parts = splitFoods(line);
  const foods: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const length = await lengthOfName(find, parts.slice(at));
    foods.push(textOf(parts.slice(at, at + length)));
    at += length;
  }
  return foods;
}
