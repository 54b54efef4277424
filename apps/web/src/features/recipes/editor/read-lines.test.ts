import type { FoodMatch } from '@fitarc/contract/food-match';
import type { Food } from '@fitarc/contract/foods';
import { expect, test } from 'vitest';
import { emptyRecipe, inputOf, problemOf, scaleDraft } from '../recipe-draft.ts';
import { addMatches, leaveOut, linesOf, readText } from './read-lines.ts';

const food = (name: string): Food =>
  ({
    ...{ food_id: name.length, name, calories: 100, protein: 5, carbs: 10, fats: 2 },
    ...{ fibre: null, sugar: null, sodium: null, saturated_fat: null, serving_size: '100g' },
  }) as Food;
const match = (
  line_index: number,
  line: string,
  name: string | null,
  grams: number | null = 50,
  certain = true,
): FoodMatch => ({
  line,
  line_index,
  food: name === null ? null : food(name),
  grams,
  amount: '',
  certain,
  others: [],
});

const TEXT = '• 500 g chicken\n\n- 2 onions and 1 carrot\n1 tsp smoked paprika';
const LINES = ['500 g chicken', '2 onions and 1 carrot', '1 tsp smoked paprika'];
const MATCHES = [
  match(0, '500 g chicken', 'Chicken', 500),
  match(1, '2 onions', 'Onion', 220, false),
  match(1, '1 carrot', 'Carrot'),
  match(2, '1 tsp smoked paprika', null, null, false),
];
const read = () => addMatches({ ...emptyRecipe, text: TEXT }, linesOf(TEXT), MATCHES);

test('a pasted text is read line by line, without bullets', () => {
  expect(linesOf(TEXT)).toEqual(LINES);
  expect(linesOf(Array.from({ length: 80 }, (_, at) => `line ${at}`).join('\n'))).toHaveLength(60);
});

test('matches are put to their lines, also where a line names several foods or is there twice', () => {
  expect(read().ingredients.map(({ source }) => source)).toEqual([LINES[0], LINES[1], LINES[1], LINES[2]]);
  const eggs = [match(0, '2 eggs', 'Egg'), match(1, '2 eggs', 'Egg')];
  const twice = addMatches({ ...emptyRecipe, text: '2 eggs\n2 eggs' }, ['2 eggs', '2 eggs'], eggs);
  expect(twice.ingredients.map(({ source }) => source)).toEqual(['2 eggs', '2 eggs']);
  expect(readText(twice)).toMatchObject({ open: [] });
});

test('what was found is sure, unsure or missing, and counts so (R-916)', () => {
  const draft = read();
  expect(draft.ingredients.map(({ name, grams, state }) => [name, grams, state])).toEqual([
    ['Chicken', 500, 'sure'],
    ['Onion', 220, 'unsure'],
    ['Carrot', 50, 'sure'],
    ['1 tsp smoked paprika', 0, 'missing'],
  ]);
  expect(inputOf(draft).ingredients[0]).toMatchObject({
    name: 'Chicken',
    grams: 500,
    calories: 500,
    protein: 25,
  });
  expect(inputOf(draft).ingredients[3]).toMatchObject({ food_id: null, grams: 0, calories: 0, sodium: 0 });
});

test('a changed text keeps what is known of its other lines', () => {
  const draft = { ...read(), text: TEXT.replace('500 g chicken', '600 g turkey') };
  const { kept, open } = readText(draft);
  expect(open).toEqual(['600 g turkey']);
  expect(kept.map(({ name }) => name)).toEqual(['Onion', 'Carrot', '1 tsp smoked paprika']);
  const next = addMatches(draft, open, [match(0, '600 g turkey', 'Turkey', 600)]);
  expect(next.ingredients.map(({ name }) => name)).toEqual([
    'Turkey',
    'Onion',
    'Carrot',
    '1 tsp smoked paprika',
  ]);
});

test('a line the answer is silent about is missing, and is not asked for again', () => {
  const draft = addMatches({ ...emptyRecipe, text: 'salt' }, ['salt'], []);
  expect(draft.ingredients).toMatchObject([{ name: 'salt', state: 'missing' }]);
  expect(readText(draft).open).toEqual([]);
});

test('left out, an ingredient goes with its line; others of that line stay', () => {
  const draft = read();
  const [chicken, onion] = draft.ingredients;
  if (!chicken || !onion) throw new Error('not read');
  expect(linesOf(leaveOut(draft, chicken).text)).toEqual(LINES.slice(1));
  const without = leaveOut(draft, onion);
  expect(without.ingredients.map(({ name }) => name)).toEqual(['Chicken', 'Carrot', '1 tsp smoked paprika']);
  expect(readText(without)).toMatchObject({ open: [] });
});

test('scaled, the amounts change and the lines go', () => {
  const draft = scaleDraft({ ...read(), cooked: '700' }, 2);
  expect(draft).toMatchObject({ servings: '8', cooked: '1400', text: '' });
  expect(draft.ingredients.map(({ grams, line }) => [grams, line])).toEqual([
    [1000, ''],
    [440, ''],
    [100, ''],
    [0, ''],
  ]);
});

test('what is missing before it can be saved', () => {
  const draft = { ...read(), name: 'Stew' };
  expect(problemOf(draft)).toBeUndefined();
  expect(problemOf({ ...draft, name: ' ' })).toMatchObject({ field: 'name' });
  expect(problemOf({ ...draft, servings: '0' })).toMatchObject({ field: 'servings' });
  expect(problemOf({ ...draft, cooked: 'x' })).toMatchObject({ field: 'cooked' });
  expect(problemOf({ ...draft, cooked: '2' })).toMatchObject({ field: 'cooked' });
  expect(problemOf({ ...draft, ingredients: [] })).toMatchObject({ field: 'ingredients' });
});
