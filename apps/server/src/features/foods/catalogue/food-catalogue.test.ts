import { describe, expect, it, onTestFinished } from 'vitest';
import { catalogueOf } from '../../../../test/catalogues.ts';
import { newDatabase, TEST_WAIT_MS } from '../../../../test/databases.ts';
import { namesOf } from '../../../../test/exercises.ts';
import { contributed, foodsOf } from '../../../../test/foods.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { shippedFoods } from '../../../catalogue/catalogues.ts';
import { systemClock } from '../../../platform/clock.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { createLog } from '../../../platform/log.ts';
import type { CatalogueFood } from './food-catalogue.schema.ts';
import { syncFoodCatalogue } from './food-catalogue.service.ts';

const t = await startTestApp();
const ada = foodsOf(t, await t.cast.ada());
const release = (...foods: CatalogueFood[]) => syncFoodCatalogue(t.auth.db, t.clock, catalogueOf(foods));
const search = async (typed: string) => namesOf((await ada.search(typed)).list);
const state = () => t.sql('select * from foods order by id');

const PEAR: CatalogueFood = {
  ndb: '1',
  name: 'Pear, raw',
  per100g: { kcal: 57, protein: 0.4, carbs: 15, fat: 0.1, fiber: 3.1, sugar: 9.8, sodium: 1 },
};
const PLUM: CatalogueFood = {
  ...PEAR,
  ndb: '2',
  name: 'Plum, raw',
  portions: { '1 plum': 66 },
  searchWords: 'mirabelle',
};

describe('the shipped foods (A-095)', () => {
  it('come in with a start, and the next start with the same ones changes nothing (R-970)', async () => {
    await release(PEAR, PLUM);
    const before = await state();
    expect(before).toHaveLength(2);
    await release(PEAR, PLUM);
    expect(await state()).toEqual(before);
  });

  it('are corrected by a later release under the same id; what is no longer shipped goes, with its words (R-971)', async () => {
    const [pear, plum] = await state();
    await release(PEAR, {
      ...PLUM,
      name: 'Plum, fresh',
      per100g: { kcal: 46, protein: 0.7, carbs: 11, fat: 0.3, fiber: 1.4, sugar: 9.9, sodium: 0 },
      searchWords: 'zwetschge',
    });
    const after = await state();
    expect(after[0]).toEqual(pear);
    expect(after[1]).toMatchObject({ id: plum?.id, name: 'Plum, fresh', calories: '46.000' });
    expect(await search('zwetschge')).toEqual(['Plum, fresh']);
    await release(PEAR);
    expect(await search('plum')).toEqual([]);
    expect(await t.sql('select word from food_words where generic order by word')).toEqual([
      { word: 'pear' },
      { word: 'raw' },
    ]);
  });

  it('keep their saturated fat and what they are worked out from', async () => {
    await release({
      ...PEAR,
      per100g: { ...PEAR.per100g, saturatedFat: 0.02 },
      madeOf: 'Worked out from pears',
    });
    expect(await state()).toMatchObject([{ saturated_fat: '0.020', made_of: 'Worked out from pears' }]);
    expect((await ada.search('pear')).list).toMatchObject([
      { saturated_fat: 0.02, made_of: 'Worked out from pears' },
    ]);
    await release(PEAR);
    expect(await state()).toMatchObject([{ saturated_fat: null, made_of: null }]);
  });

  it('leave members’ foods alone (R-972)', async () => {
    await contributed(ada, { name: 'Pear compote' });
    await release();
    expect(await search('pear')).toEqual(['Pear compote']);
  });

  it('are each there once and believable', () => {
    const foods = shippedFoods.read();
    expect(new Set(foods.map(({ ndb }) => ndb)).size).toBe(foods.length);
    expect(new Set(foods.map(({ name }) => name.toLowerCase())).size).toBe(foods.length);
    for (const { name, per100g } of foods) {
      const { kcal, protein, carbs, fat } = per100g;
      expect([name, kcal <= 905, protein + carbs + fat <= 105]).toEqual([name, true, true]);
    }
  });

  it('are seeded once by several nodes that start together', async () => {
    const connectionString = await newDatabase();
    const nodes = [1, 2, 3].map(() =>
      openDatabase({ connectionString }, createLog('silent'), { connections: 2, waitMs: TEST_WAIT_MS }),
    );
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
    await Promise.all(nodes.map(({ db }) => syncFoodCatalogue(db, systemClock, shippedFoods)));
    const { rows } = await (nodes[0]?.pool.query('select count(*)::int from foods') ?? Promise.reject());
    expect(rows).toEqual([{ count: shippedFoods.read().length }]);
  });
});
