import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import type { CatalogueEntry, CatalogueFood } from '../features/foods/catalogue/food-catalogue.schema.ts';
import { CATALOGUE_DIR } from '../paths.ts';
import { shippedFoods } from './catalogues.ts';

const CATALOGUE = shippedFoods.read();

/** Alcohol carries energy that none of the three macros shows. */
const ALCOHOL = new Set(
  [
    '14003 14006 14010 14017 14037 14049 14050 14051 14052 14057 14096 14097 14099 14100 14106 14113 14132 14134',
    '14160 14414 14415 14536 14602 43479 02050 aperol-spritz beer-stout bloody-mary espresso-martini gin-and-tonic',
    'hard-cider irish-coffee margarita mimosa mojito moscow-mule mulled-wine rose-wine rum-and-cola sangria shandy',
    'sparkling-wine vodka-soda',
  ]
    .join(' ')
    .split(' '),
);
/** The source counts these by factors of their own. */
const OTHER_FACTORS: Readonly<Record<string, string>> = {
  '02001': 'spices are hardly digested',
  '02011': 'spices are hardly digested',
  '02048': 'acetic acid',
  '02053': 'acetic acid',
  '02068': 'acetic acid',
  '02069': 'acetic acid',
  '08001': 'bran is hardly digested',
  '19078': 'cocoa is hardly digested',
  '18369': 'baking powder is hardly digested',
  '19165': 'cocoa is hardly digested',
  '19918': 'stevia is not digested',
  '20033': 'bran is hardly digested',
  '20034': 'bran is hardly digested',
  '20077': 'bran is hardly digested',
};
/** The source measured sugar and worked carbohydrate out, and they differ by a little. */
const SUGAR_ABOVE_CARBS = new Set(['01159', '04017', '19353']);
const KITCHEN =
  'apple banana berry orange avocado tomato potato onion carrot broccoli spinach zucchini eggplant arugula scallion cilantro rutabaga beet corn mushroom chicken turkey beef pork lamb ham bacon sausage mince salmon tuna cod shrimp egg omelet milk yoghurt skyr cheese butter cream rice pasta noodles bread toast oatmeal porridge cereal granola beans lentils chickpeas garbanzo tofu hummus nuts peanut seeds oil mayo ketchup soy jam honey sugar chocolate cookie cake ice chips crisps popcorn soup pizza burger fries burrito lasagna water tea coffee juice soda beer wine protein salt';

/** Members find these among the other words; the names are American. */
const BRITISH =
  'courgette aubergine mince minced prawn prawns rocket coriander swede beetroot crisps sweetcorn semi-skimmed skimmed wholemeal yoghurt gammon treacle caster icing cornflour haricot mangetout sultana rasher fibre flavour flavoured'.split(
    ' ',
  );

const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,()]+/)
    .filter(Boolean);
const has = (set: ReadonlySet<string> | Readonly<Record<string, string>>, { ndb }: CatalogueFood) =>
  set instanceof Set ? set.has(ndb) : ndb in set;

/** Every food with what is wrong with it, so that a failure names the place to look at. */
const problems = (check: (food: CatalogueFood) => readonly unknown[]) =>
  CATALOGUE.flatMap((food) => check(food).map((problem) => `${food.ndb} ${food.name}: ${problem}`));
const outside = (value: number, most: number) => !(value >= 0 && value <= most);

describe('the generic foods (A-095)', () => {
  it('are at least 2,500, each under a number or key and a name of its own (R-973)', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(2500);
    expect(new Set(CATALOGUE.map(({ ndb }) => ndb)).size).toBe(CATALOGUE.length);
    expect(new Set(CATALOGUE.map(({ name }) => name.toLowerCase())).size).toBe(CATALOGUE.length);
  });

  it('leave no group out, and no group is empty', () => {
    const folder = join(CATALOGUE_DIR, 'foods');
    const files = readdirSync(folder);
    const foods = files.map((file) => load(readFileSync(join(folder, file), 'utf8')) as CatalogueEntry[]);
    expect(files.filter((_, at) => !foods[at]?.length)).toEqual([]);
    const shipped = new Set(CATALOGUE.map(({ ndb }) => ndb));
    const isMissing = ({ ndb, key }: CatalogueEntry) => !shipped.has(ndb ?? key ?? '');
    expect(files.filter((_, at) => foods[at]?.some(isMissing))).toEqual([]);
  });

  it('have plain names: one line, no shouting, no shorthand of the source, no British words', () => {
    expect(
      problems(({ name, portions = {} }) => [
        ...(name.length > 80 || !/^\S+( \S+)*$/.test(name) || !/^\p{Lu}/u.test(name) ? ['shape'] : []),
        ...(/\p{Lu}{2}|!|W\/|&/u.test(name) ? ['shorthand'] : []),
        ...words([name, ...Object.keys(portions)].join(' ')).filter((word) => BRITISH.includes(word)),
      ]),
    ).toEqual([]);
  });

  it('have figures within what 100 g can hold', () => {
    expect(
      problems((food) => {
        const { kcal, protein, carbs, fat, saturatedFat, fiber, sugar, sodium } = food.per100g;
        return [
          ...(outside(kcal, 902) || outside(sodium ?? 0, 40_000) ? ['energy or sodium'] : []),
          ...([protein, carbs, fat].some((grams) => outside(grams, 100)) ? ['a macro'] : []),
          ...(protein + carbs + fat > 101 ? ['more than 100 g of macros'] : []),
          ...(outside(saturatedFat ?? 0, fat + 0.5) ? ['saturated fat'] : []),
          ...(outside(fiber ?? 0, carbs + 0.5) ? ['fiber'] : []),
          ...(outside(sugar ?? 0, carbs + 0.5) && !has(SUGAR_ABOVE_CARBS, food) ? ['sugar'] : []),
        ];
      }),
    ).toEqual([]);
  });

  it('have the energy that their macros give (R-974)', () => {
    expect(
      problems((food) => {
        const { kcal, protein, carbs, fat, fiber } = food.per100g;
        const most = 4 * protein + 4 * carbs + 9 * fat;
        const least = most - 2 * (fiber ?? 0);
        const play = Math.max(15, kcal * 0.2);
        if (has(ALCOHOL, food)) return kcal > most ? [] : ['no energy from alcohol'];
        const fits = kcal >= least - play && kcal <= most + play;
        return fits === has(OTHER_FACTORS, food) ? [`${kcal} kcal, macros give ${most}`] : [];
      }),
    ).toEqual([]);
  });

  it('come in household portions of 1 to 1000 g, at most four, each in words of its own', () => {
    expect(
      problems((food) => {
        const portions = Object.entries(food.portions ?? {});
        const measures = portions.map(([measure]) => measure.toLowerCase());
        return [
          ...(measures.length > 4 || new Set(measures).size < measures.length ? ['number of portions'] : []),
          ...measures.filter(
            (measure) => !/^\d\S*( \S+)+$/.test(measure) || /\b(oz|lb|pkg)\b|"/.test(measure),
          ),
          ...portions.filter(([, grams]) => !(grams >= 1 && grams <= 1000)),
          ...(measures.length === 0 ? ['no portion'] : []),
        ];
      }),
    ).toEqual([]);
  });
});

describe('what people type finds them', () => {
  it('the other words are lower case and not in the name already', () => {
    expect(
      problems(({ name, searchWords = 'x' }) => [
        ...(searchWords !== searchWords.toLowerCase() || !/^\S+( \S+)*$/.test(searchWords) ? ['shape'] : []),
        ...words(searchWords).filter((word) => words(name).includes(word)),
      ]),
    ).toEqual([]);
  });

  it('what they are called is lower case, a few plain words, and not among the other words', () => {
    expect(
      problems(({ searchWords = '', commonNames = ['x'] }) => [
        ...(commonNames.length === 0 ? ['no name'] : []),
        ...commonNames.filter((name) => !/^[a-z]+( [a-z]+)*$/.test(name)),
        ...words(searchWords).filter((word) => commonNames.some((name) => words(name).includes(word))),
      ]),
    ).toEqual([]);
  });

  it('a name of the everyday belongs to one dish', () => {
    const names = CATALOGUE.filter(({ madeOf }) => madeOf).flatMap(({ commonNames = [] }) => commonNames);
    const others = CATALOGUE.filter(({ madeOf }) => !madeOf).flatMap(({ commonNames = [] }) => commonNames);
    expect(names.filter((name, at) => names.indexOf(name) < at || others.includes(name))).toEqual([]);
  });

  it('every word of the kitchen has a food', () => {
    const known = CATALOGUE.flatMap(({ name, searchWords = '', commonNames = [] }) =>
      words(`${name} ${searchWords} ${commonNames}`),
    );
    const missing = KITCHEN.split(' ').filter((word) => !known.some((other) => other.startsWith(word)));
    expect(missing).toEqual([]);
  });

  it('between 100 and 260 are staples', () => {
    const staples = CATALOGUE.filter(({ staple }) => staple).length;
    expect(staples).toBeGreaterThanOrEqual(100);
    expect(staples).toBeLessThanOrEqual(260);
  });
});
