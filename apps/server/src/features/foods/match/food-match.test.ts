import type { FoodMatch } from '@fitarc/contract/food-match';
import { describe, expect, it } from 'vitest';
import { contributed, foodsOf, shipFoods } from '../../../../test/foods.ts';
import { mealBody, mealsOf } from '../../../../test/meals.ts';
import { ONE_LINES } from '../../../../test/one-line-foods.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const t = await startTestApp();
await shipFoods(t);
const ada = await t.cast.ada();

const match = async (lines: string[], token = ada.token) => {
  const { list } = await t.request('POST', '/api/foods/match', { token, body: { lines } });
  return list as unknown as FoodMatch[];
};
const inWords = (matches: readonly FoodMatch[]) =>
  matches.map(({ food, grams }) => `${food?.name ?? 'nothing'}, ${grams} g`).join(' + ');

/** Share of the lines below that must be right in every food and every weight. */
const RIGHT = 0.97;

describe('one line, many foods', () => {
  it(`reads ${ONE_LINES.length} lines as people type them (R-942)`, async () => {
    const wrong: string[] = [];
    let empty = 0;
    for (const [typed, ...meant] of ONE_LINES) {
      const found = await match([typed]);
      if (found.some(({ food }) => food === null)) empty++;
      const isRight =
        found.length === meant.length &&
        meant.every(
          ([name, grams], at) => name.test(found[at]?.food?.name ?? '') && found[at]?.grams === grams,
        );
      if (!isRight) wrong.push(`${typed} → ${inWords(found)}`);
    }
    const right = ONE_LINES.length - wrong.length;
    process.stdout.write(
      `${[`${right} of ${ONE_LINES.length} lines right, ${empty} with nothing found`, ...wrong].join('\n  ')}\n`,
    );
    expect(ONE_LINES.length).toBeGreaterThanOrEqual(80);
    expect(empty).toBe(0);
    expect(right / ONE_LINES.length).toBeGreaterThanOrEqual(RIGHT);
  });

  it('reads several lines in their order, and answers what was written', async () => {
    const found = await match(['200 g rice', '2 onions, finely chopped']);
    expect(found.map(({ line, amount, certain }) => [line, amount, certain])).toEqual([
      ['200 g rice', '200 g', true],
      ['2 onions', '2', true],
    ]);
    const several = await match(['200 g rice', '2 eggs and toast', '1 banana']);
    expect(several.map(({ line_index }) => line_index)).toEqual([0, 1, 1, 2]);
  });

  it('asks where the name is a guess or the weight is (R-943)', async () => {
    const [typo, unknown, noWeight, other] = await match([
      '200 g chiken',
      'xyzzyq',
      '1 jar honey',
      '1 cup pepper, ground',
    ]);
    expect(typo).toMatchObject({ certain: false, grams: 200 });
    expect(typo?.food?.name).toMatch(/^Chicken/);
    expect(unknown).toMatchObject({ food: null, certain: false, others: [] });
    expect(noWeight).toMatchObject({ certain: false });
    expect(other?.others.length).toBeGreaterThan(0);
  });

  it('means what was eaten before, with its last portion (R-944)', async () => {
    const grace = await t.cast.grace();
    const [usual] = await match(['rice'], grace.token);
    const other = usual?.others.find(({ name }) => name.startsWith('Rice, '));
    await mealsOf(t, grace).add(mealBody({ food_id: other?.food_id, name: 'Rice', serving: '77g' }));
    const [again] = await match(['rice'], grace.token);
    expect(again).toMatchObject({ grams: 77, food: { name: other?.name } });
  });

  it('finds own foods, and nobody else’s (R-945)', async () => {
    await contributed(foodsOf(t, ada), { name: 'Zebulon stew' });
    expect((await match(['250 g zebulon stew']))[0]).toMatchObject({
      food: { name: 'Zebulon stew', source: 'own' },
      grams: 250,
      certain: true,
    });
    const { token } = await t.cast.grace();
    expect((await match(['250 g zebulon stew'], token))[0]?.food?.name).not.toBe('Zebulon stew');
  });

  it('refuses what is no list of short lines', async () => {
    const ask = (body: object) => t.request('POST', '/api/foods/match', { token: ada.token, body });
    expect((await ask({ lines: [] })).body.message).toBe('Please write at least one line');
    expect((await ask({ lines: Array.from({ length: 61 }, () => 'egg') })).status).toBe(400);
    expect((await ask({ lines: ['x'.repeat(201)] })).status).toBe(400);
    expect((await ask({ lines: [',;', '\n'] })).list).toEqual([]);
  });
});
