import { readFoodLine } from '../food-amount/read-amount.ts';
import { type FoodPart, splitFoods } from '../food-amount/split-foods.ts';

/** The foods that go by a name, and whether it is all of it. */
type FindNamed = (text: string) => Promise<readonly { readonly kind: string; readonly exact: boolean }[]>;

const hasAmount = (text: string) => readFoodLine(text).amount !== null;
const textOf = (parts: readonly FoodPart[]) =>
  parts
    .map(({ text, joint }, at) => (at === 0 ? text : joint === ',' ? `, ${text}` : ` ${joint} ${text}`))
    .join('');

/** Whether shipped or own foods go by this name; products go by too many. */
const foodsNamed = async (find: FindNamed, text: string) =>
  (await find(text)).filter(({ kind }) => kind !== 'product');

/** 'yogurt, blueberries' are two foods, even where one yogurt goes by both names. */
async function isListed(find: FindNamed, parts: readonly FoodPart[]): Promise<boolean> {
  for (const { text, joint } of parts.slice(1))
    if (joint.startsWith(',') && (await foodsNamed(find, text)).length > 0) return true;
  return false;
}

const LONGEST = 3;

/** How many parts from here on name one food together: 'fish and chips', 'chicken breast, roasted'. */
async function lengthOfName(find: FindNamed, parts: readonly FoodPart[]): Promise<number> {
  for (let length = Math.min(LONGEST, parts.length); length > 1; length--) {
    const joined = parts.slice(0, length);
    const isOne = joined
      .slice(1)
      .every(({ text, joint }) => joint !== '\n' && joint !== ';' && !hasAmount(text));
    if (!isOne || (await isListed(find, joined))) continue;
    if ((await foodsNamed(find, textOf(joined))).some(({ exact }) => exact)) return length;
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
