import { beforeAll, describe, expect, it } from 'vitest';
import { foodsOf, importProducts, shipFoods } from '../../../../test/foods.ts';
import { queriesOf, scansOf } from '../../../../test/query-plans.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
const ada = foodsOf(t, await t.cast.ada());

beforeAll(async () => {
  await shipFoods(t);
  await importProducts(t);
  await t.sql(
    `insert into food_words (word) select distinct word from foods, regexp_split_to_table(search_text, '[^[:alpha:]]+') word
     where shared and length(word) > 2 on conflict do nothing`,
  );
  // VACUUM also empties the pending list of the GIN indexes; a long one makes the planner prefer to read the table.
  await t.sql('vacuum analyze foods, food_words');
  await ada.mine();
});

describe('50,000 products', () => {
  it.each([
    'milk',
    'mil',
    'm',
    'sauce tomato',
    'organic',
    'chocolate',
    'brand 7',
    'bar light',
    'chiken brest',
    'qqqqq',
  ])('are not looked through one by one for %j', async (typed) => {
    const queries = await queriesOf(t.pool, () => ada.search(typed));
    for (const query of queries) {
      const scans = (await scansOf(t.pool, query)).filter(({ table }) => table === 'foods');
      expect(scans.map(({ way }) => way)).not.toContain('Seq Scan');
      // Nor are more of them fetched than could be looked at.
      for (const { rows } of scans) expect(rows).toBeLessThan(900);
    }
  });

  it('are asked once where enough is found', async () => {
    for (const typed of ['milk', 'chicken breast', 'light bar'])
      expect(await queriesOf(t.pool, () => ada.search(typed))).toHaveLength(1);
    expect((await queriesOf(t.pool, () => ada.search('chiken brest'))).length).toBe(4);
  });

  it.each(['barcode/1000000000009', 'my-contributions', 'offline/own'])(
    '%s goes along an index',
    async (path) => {
      const { token } = await t.cast.ada();
      for (const query of await queriesOf(t.pool, () => t.request('GET', `/api/foods/${path}`, { token })))
        for (const scan of await scansOf(t.pool, query)) expect(scan.way).not.toBe('Seq Scan');
    },
  );
});
