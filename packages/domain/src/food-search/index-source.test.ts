import { describe, expect, it } from 'vitest';
import { indexFoods, type SearchedFood } from './food-index.ts';
import { otherWordsOf } from './food-words.ts';
import { indexSource, searchFoods } from './index-source.ts';
import { matchLines } from './match-lines.ts';

let count = 0;
const shipped = (name: string, more: Partial<SearchedFood> = {}): SearchedFood => ({
  id: ++count,
  kind: 'generic',
  name,
  brand: null,
  portions: [],
  otherWords: '',
  staple: false,
  owner: null,
  shared: true,
  ...more,
});
const own = (name: string): SearchedFood => shipped(name, { kind: 'member', owner: 'member', shared: false });
const household = (name: string): SearchedFood =>
  shipped(name, { kind: 'member', owner: 'household', shared: false });
const product = (name: string, brand: string | null = null): SearchedFood =>
  shipped(name, { kind: 'product', brand });

const foods = [
  product('Quark', 'Alm'),
  product('Quark dumplings'),
  product('Protein bar', 'Quark Works'),
  shipped('Herbs in quark'),
  shipped('Cheese, cottage', { otherWords: otherWordsOf({ searchWords: 'quark-like curd' }) }),
  shipped('Quark, plain'),
  shipped('Quark, with herbs', { staple: true }),
  shipped('Crème brûlée'),
  shipped('Eggplant, raw', { otherWords: otherWordsOf({ commonNames: ['aubergine'] }) }),
  shipped('Watermelon, raw'),
  shipped('Pomegranate, raw'),
  household('Our quark cake'),
  own('My dish with quark'),
  own('Szechuanella'),
  own('100% juice'),
  own('1000 juices'),
];
const index = indexFoods(foods);
const found = async (typed: string) => (await searchFoods(index, typed)).map(({ name }) => name);

describe('a search for foods in memory', () => {
  it('puts own and household foods first, then the very name, names that begin so, shipped foods and the rest', async () => {
    expect(await found('quark')).toEqual([
      'Our quark cake',
      'My dish with quark',
      'Quark, with herbs',
      'Quark, plain',
      'Cheese, cottage',
      'Quark',
      'Quark dumplings',
      'Herbs in quark',
      'Protein bar',
    ]);
  });

  it.each(['BRÛLÉE', 'brulee creme', 'bru', 'créme', 'brulées', 'creme brulle'])(
    'takes words in any order, without accents, begun and mistyped: %j',
    async (typed) => expect(await found(typed)).toEqual(['Crème brûlée']),
  );

  it.each([
    ['aubergine', 'Eggplant, raw'],
    ['aubergene', 'Eggplant, raw'],
    ['water melon', 'Watermelon, raw'],
    ['pomegarnate', 'Pomegranate, raw'],
    ['sechuanela', 'Szechuanella'],
    ['100%', '100% juice'],
    ['2 cups of pomegranate', 'Pomegranate, raw'],
    ['quark alm', 'Quark'],
  ])('%j finds %s', async (typed, name) => expect(await found(typed)).toEqual([name]));

  it.each(['', ' ', '!?', 'xyzzyq', 'zzranate'])('finds nothing for %j', async (typed) =>
    expect(await found(typed)).toEqual([]),
  );

  it('does not learn the words of own foods', async () => {
    const known = await indexSource(index).findKnownWords(['szechuanella', 'pomegranate']);
    expect([...known]).toEqual(['pomegranate']);
  });

  it('answers at most 50, of them at most 40 products that begin so', async () => {
    const many = indexFoods([
      ...Array.from({ length: 60 }, (_, at) => product(`Waffle ${at}`)),
      ...Array.from({ length: 20 }, (_, at) => own(`Number ${at} waffle`)),
    ]);
    const names = (await searchFoods(many, 'waffle')).map(({ kind }) => kind);
    expect(names).toHaveLength(50);
    expect(names.filter((kind) => kind === 'member')).toHaveLength(20);
    const fewer = indexFoods(Array.from({ length: 60 }, (_, at) => product(`Waffle ${at}`)));
    expect(await searchFoods(fewer, 'waffle')).toHaveLength(40);
  });

  it('reads a line, by the portions and what was eaten last', async () => {
    const melon = shipped('Watermelon, raw', { portions: [{ name: '1 wedge', grams: 286 }] });
    const plain = shipped('Quark, plain');
    const source = indexSource(indexFoods([melon, plain]));
    const matches = await matchLines({ source, lastPortions: new Map([[plain.id, 150]]), raw: false }, [
      '2 wedges watermelon, quark',
    ]);
    expect(matches).toMatchObject([
      { line: '2 wedges watermelon', line_index: 0, food: { id: melon.id }, grams: 572, certain: true },
      { line: 'quark', line_index: 0, food: { id: plain.id }, grams: 150, certain: true },
    ]);
  });
});
