import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../../test/catalogues.ts';
import { approve, contributed, foodsOf, productBody } from '../../../../test/foods.ts';
import { moderatorOf } from '../../../../test/moderation.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { syncFoodCatalogue } from '../catalogue/food-catalogue.service.ts';

const t = await startTestApp();
const ada = foodsOf(t, await t.cast.ada());
const moderator = moderatorOf(t, await t.cast.admin());
const share = (name: string, brand?: string) =>
  contributed(ada, { name, visibility: 'public', ...(brand ? { brand } : {}) });
async function shared(name: string, brand?: string) {
  await approve(t, (await share(name, brand)).food_id);
}

interface Row {
  readonly name: string;
  readonly duplicates: readonly { readonly name: string; readonly brand: string | null }[];
}
/** For each food that waits the names of those like it. */
async function similarFoods() {
  const rows = (await moderator.foods()).list as unknown as Row[];
  return Object.fromEntries(rows.map((row) => [row.name, row.duplicates.map(({ name }) => name)]));
}

beforeEach(() => t.sql('delete from foods'));

describe('foods that may be the same', () => {
  it('are told with what a reviewer compares (R-993)', async () => {
    await ada.remember(productBody({ name: 'Hazelnut Spread', brand: 'Nocciola' }));
    await share('hazelnut spread', 'Other');
    const [row] = (await moderator.foods()).list as unknown as Row[];
    expect(row?.duplicates).toEqual([
      {
        ...{ food_id: expect.any(Number), name: 'Hazelnut Spread', brand: 'Nocciola', source: 'product' },
        ...{ calories: 539, protein: 6.3, carbs: 57.5, fats: 30.9, serving_size: '100g' },
      },
    ]);
  });

  it('have the same name first, then all its words, the shortest first; three at most', async () => {
    for (const name of [
      'Oat Milk barista extra',
      'My vanilla oat drink milk',
      'Vanilla oat milk',
      'Oat Milk',
    ])
      await shared(name);
    await shared('Oat flakes');
    await share('oat-milks', 'Some brand');
    expect(await similarFoods()).toEqual({
      'oat-milks': ['Oat Milk', 'Vanilla oat milk', 'Oat Milk barista extra'],
    });
  });

  it('are found whatever their brand, and the brand of what waits does not matter', async () => {
    await shared('Rye bread', 'Mill');
    await shared('Rye bread');
    await shared('Mill cake');
    await share('Rye bread', 'Nobody');
    await share('Bread rye');
    expect(await similarFoods()).toEqual({
      'Rye bread': ['Rye bread', 'Rye bread'],
      'Bread rye': ['Rye bread', 'Rye bread'],
    });
  });

  it('are among the shipped ones, too, by any of their names', async () => {
    const per100g = { kcal: 52, protein: 0.3, carbs: 14, fat: 0.2, fiber: 2.4, sugar: 10, sodium: 1 };
    const foods = [
      { ndb: '1', name: 'Milk, whole', per100g },
      { ndb: '2', name: 'Cheese, cottage', searchWords: 'curd', per100g },
    ];
    await syncFoodCatalogue(t.auth.db, t.clock, catalogueOf(foods));
    await share('Whole milk');
    await share('Curd');
    expect(await similarFoods()).toEqual({ 'Whole milk': ['Milk, whole'], Curd: ['Cheese, cottage'] });
    const rows = (await moderator.foods()).list as unknown as { duplicates: { source: string }[] }[];
    expect(rows[0]?.duplicates[0]?.source).toBe('generic');
    await t.sql('update food_state set catalogue_hash = null');
  });

  it('are only what everybody finds: nothing personal, pending or rejected', async () => {
    await contributed(ada, { name: 'Secret sauce' });
    const { food_id } = await share('Secret sauce');
    await moderator.reviewFood(food_id, { status: 'reject' });
    await share('Secret sauce');
    await share('Secret sauce');
    expect(await similarFoods()).toEqual({ 'Secret sauce': [] });
  });

  it.each(['???', '½', '牛奶', "' or 1=1 --", '%', 'a:* & !b', '🍎'])(
    'a name like %j is no failure',
    async (name) => {
      await shared(name);
      await share(name);
      expect((await moderator.foods()).status).toBe(200);
    },
  );
});
