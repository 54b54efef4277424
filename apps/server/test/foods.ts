import type { Food } from '@fitarc/contract/foods';
import { shippedFoods } from '../src/catalogue/catalogues.ts';
import { syncFoodCatalogue } from '../src/features/foods/catalogue/food-catalogue.service.ts';
import { moderatorOf } from './moderation.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Fields = Record<string, unknown>;
/** The calls about foods as one member makes them. */
export function foodsOf(t: TestApp, { token }: Pick<Person, 'token'>) {
  const base = '/api/foods';
  return {
    search: (query: string) =>
      t.request('GET', `${base}/search?${new URLSearchParams({ query })}`, { token }),
    mine: () => t.request('GET', `${base}/my-contributions`, { token }),
    contribute: (body: Fields, key?: string) =>
      t.request('POST', `${base}/contribute`, {
        token,
        body,
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      }),
    change: (id: unknown, body: Fields) => t.request('PUT', `${base}/${id}`, { token, body }),
    remove: (id: unknown) => t.request('DELETE', `${base}/${id}`, { token }),
    barcode: (code: string) => t.request('GET', `${base}/barcode/${code}`, { token }),
    remember: (body: Fields) => t.request('POST', `${base}/products`, { token, body }),
  };
}
export type FoodCalls = ReturnType<typeof foodsOf>;

/** A food that was stored, or the reason why not. */
export async function contributed(
  calls: FoodCalls,
  body: Fields,
  key?: string,
): Promise<Food & { food_id: number }> {
  const answer = await calls.contribute({ calories: 100, ...body }, key);
  if (answer.status !== 201) throw new Error(`contribute answered ${answer.status}: ${answer.text}`);
  return answer.body as unknown as Food & { food_id: number };
}

let count = 0;
/** The digit that checks the others. */
const checked = (code: string) => {
  const sum = [...code].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0);
  return `${code}${(10 - (sum % 10)) % 10}`;
};
export const newBarcode = () => checked(String(400_000_000_000 + ++count));

export const productBody = (changes: Fields = {}) => ({
  barcode: newBarcode(),
  name: 'Hazelnut Spread',
  brand: 'Nocciola',
  calories: 539,
  protein: 6.3,
  carbs: 57.5,
  fats: 30.9,
  ...changes,
});

export async function approve(t: TestApp, id: unknown): Promise<void> {
  const answer = await moderatorOf(t, await t.cast.admin()).reviewFood(id, { status: 'approve' });
  if (answer.status !== 200) throw new Error(`the review answered ${answer.status}: ${answer.text}`);
}

/** The foods a first start brings; other tests do without them. */
export async function shipFoods(t: TestApp): Promise<void> {
  await syncFoodCatalogue(t.auth.db, t.clock, shippedFoods);
  await t.sql('analyze foods');
}

/** So many that a plan which reads all of them shows; their names share a few words. */
export async function importProducts(t: TestApp): Promise<void> {
  await t.sql(
    `insert into foods (kind, visibility, approval_status, name, brand, barcode, search_text, calories, created_at, updated_at)
     select 'product', 'public', 'approved', words, 'Brand ' || n % 900, 1000000000000 + n,
       words || ' | brand ' || n % 900, 100, now(), now()
     from generate_series(1, 50000) n
     join lateral (select (array['milk', 'organic milk', 'chocolate bar', 'tomato sauce', 'oat drink'])[1 + n % 5]
       || ' ' || (array['light', 'fine', 'extra', 'pure'])[1 + n % 4] words) named on true`,
  );
}
