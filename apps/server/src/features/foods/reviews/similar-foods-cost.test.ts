import { beforeAll, describe, expect, it } from 'vitest';
import { contributed, foodsOf, importProducts, shipFoods } from '../../../../test/foods.ts';
import { moderatorOf } from '../../../../test/moderation.ts';
import { queriesOf, scansOf } from '../../../../test/query-plans.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const ada = foodsOf(t, await t.cast.ada());
const moderator = moderatorOf(t, await t.cast.admin());
const NAMES = [
  'Milk',
  'organic',
  'Light milk',
  'Sauce tomato',
  'Extra chocolate bar',
  'Unheard-of thing',
  'Oat',
];

beforeAll(async () => {
  await shipFoods(t);
  await importProducts(t);
  for (const name of NAMES) await contributed(ada, { name, visibility: 'public' });
  await t.sql('vacuum analyze foods');
  await moderator.foods();
});

describe('foods like those that wait, among 50,000 products', () => {
  it('are looked for with one statement for the whole page, along indexes, and few are fetched', async () => {
    const queries = await queriesOf(t.pool, () => moderator.foods());
    const statements = queries.filter(({ text }) => text.includes('lateral'));
    expect([queries.length, statements.length]).toEqual([3, 1]);
    for (const query of statements) {
      const scans = (await scansOf(t.pool, query)).filter(({ table }) => table === 'foods');
      expect(scans.length).toBeGreaterThan(4);
      expect(scans.map(({ way }) => way)).not.toContain('Seq Scan');
      for (const { rows } of scans) expect(rows).toBeLessThan(200 * NAMES.length);
    }
  });
});
