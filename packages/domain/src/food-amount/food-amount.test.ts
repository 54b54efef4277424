import { describe, expect, it } from 'vitest';
import { type HouseholdPortion, weighAmount } from './grams.ts';
import { readFoodLine } from './read-amount.ts';
import { readQuantity } from './read-number.ts';
import { splitFoods } from './split-foods.ts';

describe('a number in a field', () => {
  it.each([
    ['0.5', 0.5],
    ['1/2', 0.5],
    ['1 1/2', 1.5],
    ['½', 0.5],
    ['1½', 1.5],
    ['1,5', 1.5],
    [' 250 ', 250],
    ['3/4', 0.75],
  ])('%j is %d', (text, value) => expect(readQuantity(text)).toBeCloseTo(value, 9));

  it.each(['', ' ', 'abc', '1/0', '0', '-1', '1/2/3', '1 2', 'half', '1e5', '10 g', '1..5', '∞', '٣'])(
    '%j is none',
    (text) => expect(readQuantity(text)).toBeNull(),
  );
});

describe('how much of what', () => {
  const read = (text: string) => {
    const { amount, food } = readFoodLine(text);
    const unit = amount?.unit;
    const measure = unit && (unit.kind === 'weight' ? `${unit.grams} g` : unit.word);
    return [amount?.count ?? null, measure ?? null, amount?.size ?? null, food];
  };

  // biome-ignore format: a table to read line by line
  it.each([
    ['100 g toast', 100, '1 g', null, 'toast'],
    ['100g toast', 100, '1 g', null, 'toast'],
    ['2 eggs', 2, null, null, 'eggs'],
    ['2 large eggs', 2, null, 'large', 'eggs'],
    ['a large banana', 1, null, 'large', 'banana'],
    ['large banana', 1, null, 'large', 'banana'],
    ['black coffee', null, null, null, 'black coffee'],
    ['cup of tea', 1, 'cup', null, 'tea'],
    ['a cup of tea', 1, 'cup', null, 'tea'],
    ['clove of garlic', 1, 'clove', null, 'garlic'],
    ['half a cup of milk', 0.5, 'cup', null, 'milk'],
    ['1/2 cup milk', 0.5, 'cup', null, 'milk'],
    ['1 1/2 cups oats', 1.5, 'cup', null, 'oats'],
    ['½ avocado', 0.5, null, null, 'avocado'],
    ['half an avocado', 0.5, null, null, 'avocado'],
    ['1.5 tbsp olive oil', 1.5, 'tbsp', null, 'olive oil'],
    ['1,5 dl milk', 1.5, 'ml', null, 'milk'],
    ['two slices of toast', 2, 'slice', null, 'toast'],
    ['a dozen oysters', 12, null, null, 'oysters'],
    ['1 dozen eggs', 12, null, null, 'eggs'],
    ['half a dozen eggs', 6, null, null, 'eggs'],
    ['a couple of eggs', 2, null, null, 'eggs'],
    ['3 x eggs', 3, null, null, 'eggs'],
    ['eggs x2', 2, null, null, 'eggs'],
    ['toast 100 g', 100, '1 g', null, 'toast'],
    ['milk (250 ml)', 250, 'ml', null, 'milk'],
    ['chicken breast - 200g', 200, '1 g', null, 'chicken breast'],
    ['2 tins kidney beans', 2, 'can', null, 'kidney beans'],
    ['2 x 400 g tins chopped tomatoes', 800, '1 g', null, 'chopped tomatoes'],
    ['2 tins (400 g each) kidney beans', 800, '1 g', null, 'kidney beans'],
    ['1 (14 oz) can tomatoes', 14, '28.35 g', null, 'tomatoes'],
    ['8 fl oz milk', 8, 'fl oz', null, 'milk'],
    ['glass of red wine', 1, 'glass', null, 'red wine'],
    ['1 small pot of yogurt', 1, 'container', 'small', 'yogurt'],
    ['1 pot roast', 1, null, null, 'pot roast'],
    ['about 30 g of almonds', 30, '1 g', null, 'almonds'],
    ['• 500 g chicken breast', 500, '1 g', null, 'chicken breast'],
    ['1 heaped tsp sugar', 1, 'tsp', null, 'sugar'],
    ['6 oz. salmon', 6, '28.35 g', null, 'salmon'],
    ['1 kg potatoes', 1, '1000 g', null, 'potatoes'],
    ['2% milk', null, null, null, '2% milk'],
    ['0% greek yogurt', null, null, null, '0% greek yogurt'],
    ['half and half', null, null, null, 'half and half'],
    ['7up', null, null, null, '7up'],
    ['7 up', null, null, null, '7 up'],
    ['chicken', null, null, null, 'chicken'],
    ['bar', null, null, null, 'bar'],
    ['2', null, null, null, '2'],
    ['100 g', null, null, null, '100 g'],
    ['a', null, null, null, 'a'],
    ['', null, null, null, ''],
    ['protein bar', null, null, null, 'protein bar'],
    ['can of tuna', 1, 'can', null, 'tuna'],
    ['canned tuna', null, null, null, 'canned tuna'],
    ['anchovies', null, null, null, 'anchovies'],
    ['tenderloin', null, null, null, 'tenderloin'],
    ['t-bone steak', null, null, null, 't-bone steak'],
    ['1 g-string beans', 1, null, null, 'g-string beans'],
  ])('%j', (text, ...expected) => expect(read(text)).toEqual(expected));

  it('keeps the words of the amount', () => {
    const words = (text: string) => readFoodLine(text).amount?.words;
    expect(['2 large eggs', '1/2 cup of milk', 'toast 100 g', 'eggs x2', 'milk (250 ml)'].map(words)).toEqual(
      ['2 large', '1/2 cup', '100 g', 'x2', '250 ml'],
    );
  });

  it('reads long and odd text quickly and throws nothing away', () => {
    for (const text of [
      '9'.repeat(5000),
      '1 '.repeat(4000),
      '('.repeat(3000),
      `${'a '.repeat(3000)}x`,
      '½'.repeat(4000),
    ]) {
      expect(readFoodLine(text).food.length).toBeGreaterThan(0);
    }
  });
});

describe('what an amount weighs', () => {
  const EGG: HouseholdPortion[] = [
    { name: '1 large', grams: 50 },
    { name: '1 medium', grams: 44 },
    { name: '1 cup, chopped', grams: 136 },
  ];
  const TOAST: HouseholdPortion[] = [{ name: '2 slices', grams: 56 }];
  const OIL: HouseholdPortion[] = [
    { name: '1 tbsp', grams: 13.5 },
    { name: '1 cup', grams: 216 },
  ];
  const NONE: HouseholdPortion[] = [];
  const weigh = (text: string, portions: HouseholdPortion[]) => {
    const { amount } = readFoodLine(`${text} food`);
    return amount && weighAmount(amount, portions);
  };

  // biome-ignore format: a table to read line by line
  it.each([
    ['2', EGG, 100, true],
    ['2 medium', EGG, 88, true],
    ['1 small', EGG, 50, false],
    ['1 cup', EGG, 136, true],
    ['1 small', [{ name: '1 small serving', grams: 71 }], 71, true],
    ['150 g', EGG, 150, true],
    ['3 slices', TOAST, 84, true],
    ['2', TOAST, 56, true],
    ['1 tbsp', OIL, 13.5, true],
    ['1 tsp', OIL, 4.5, true],
    ['100 ml', OIL, 90, true],
    ['250 ml', NONE, 250, true],
    ['1 cup', NONE, 240, false],
    ['1 oz', NONE, 28.4, true],
    ['1 slice', NONE, 30, false],
    ['2 servings', TOAST, 56, true],
  ])('%s of %j is %d g', (text, portions, grams, certain) => expect(weigh(text, portions)).toEqual({ grams, certain }));

  it('where nothing tells it, it is not guessed (R-946)', () => {
    expect(weigh('2', NONE)).toBeNull();
    expect(weigh('1 jar', EGG)).toBeNull();
  });
});

describe('one line, many foods', () => {
  const parts = (text: string) => splitFoods(text).map((part) => part.text);

  it.each([
    ['100 g toast, 2 eggs, black coffee', ['100 g toast', '2 eggs', 'black coffee']],
    ['toast and eggs', ['toast', 'eggs']],
    ['oats with milk and a banana', ['oats', 'milk', 'a banana']],
    ['rice + chicken; salad', ['rice', 'chicken', 'salad']],
    ['1,5 dl milk, oats', ['1,5 dl milk', 'oats']],
    ['2 onions, finely chopped', ['2 onions']],
    ['500 g chicken breast\n2 tins kidney beans\n', ['500 g chicken breast', '2 tins kidney beans']],
    ['eggs, bacon, and toast', ['eggs', 'bacon', 'toast']],
    ['brandy', ['brandy']],
    ['half and half', ['half', 'half']],
    ['eggs on toast', ['eggs', 'toast']],
    ['sushi, 8 pieces', ['sushi 8 pieces']],
    ['rice, 150 g, chicken, 200 g', ['rice 150 g', 'chicken 200 g']],
    ['', []],
    [',,;', []],
  ])('%j', (text, expected) => expect(parts(text)).toEqual(expected));
});
