import type { Recipe } from '@fitarc/contract/recipes';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Fields = Record<string, unknown>;

/** 500 g of rice and 500 g of beans for four, without foods. */
export const recipeBody = (changes: Fields = {}) => ({
  name: 'Rice and beans',
  servings: 4,
  ingredients: [
    {
      line: '500 g rice',
      name: 'Rice',
      grams: 500,
      calories: 1800,
      protein: 35,
      carbs: 400,
      fats: 3,
      fiber: 5,
    },
    { name: 'Beans', grams: 500, calories: 600, protein: 40, carbs: 100, fats: 4, fiber: 30, sodium: 20 },
  ],
  ...changes,
});

/** What somebody does with recipes. */
export function recipesOf(t: TestApp, { token }: Pick<Person, 'token'>) {
  const base = '/api/recipes';
  const keyed = (key?: string) => (key ? { headers: { 'idempotency-key': key } } : {});
  return {
    list: (query = '') => t.request('GET', `${base}?${new URLSearchParams({ query })}`, { token }),
    create: (body: unknown = recipeBody(), key?: string) =>
      t.request('POST', base, { token, body, ...keyed(key) }),
    read: (id: unknown) => t.request('GET', `${base}/${id}`, { token }),
    change: (id: unknown, body: unknown) => t.request('PUT', `${base}/${id}`, { token, body }),
    remove: (id: unknown) => t.request('DELETE', `${base}/${id}`, { token }),
    copy: (id: unknown, key?: string) => t.request('POST', `${base}/${id}/copy`, { token, ...keyed(key) }),
    share: (id: unknown) => t.request('PUT', `${base}/${id}/share`, { token }),
    stopSharing: (id: unknown) => t.request('DELETE', `${base}/${id}/share`, { token }),
    open: (key: unknown) => t.request('GET', `/api/shared-recipes/${key}`, { token }),
    copyShared: (key: unknown) => t.request('POST', `/api/shared-recipes/${key}/copy`, { token }),
  };
}

/** A recipe that was stored, or the reason why not. */
export async function cooked(calls: ReturnType<typeof recipesOf>, changes: Fields = {}) {
  const answer = await calls.create(recipeBody(changes));
  if (answer.status !== 201) throw new Error(`the recipe answered ${answer.status}: ${answer.text}`);
  return answer.body as unknown as Recipe & { recipe_id: number; food_id: number };
}

/** What somebody does with their household. */
export function householdOf(t: TestApp, { token }: Pick<Person, 'token'>) {
  const base = '/api/household';
  return {
    read: () => t.request('GET', base, { token }),
    create: (name: unknown = 'Home') => t.request('POST', base, { token, body: { name } }),
    rename: (name: string) => t.request('PUT', base, { token, body: { name } }),
    leave: () => t.request('DELETE', base, { token }),
    remove: (id: unknown) => t.request('DELETE', `${base}/members/${id}`, { token }),
    accept: (accepts_meals: unknown) =>
      t.request('PUT', `${base}/membership`, { token, body: { accepts_meals } }),
    invite: () => t.request('POST', `${base}/invitations`, { token }),
    revoke: () => t.request('DELETE', `${base}/invitations`, { token }),
    invitation: (key: unknown) => t.request('GET', `${base}/invitations/${key}`, { token }),
    join: (key: unknown) => t.request('POST', `${base}/invitations/${key}/join`, { token }),
    copy: (body: Fields, key?: string) =>
      t.request('POST', `${base}/copies`, {
        token,
        body,
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      }),
  };
}

/** The first one's household, with the others in it. */
export async function liveTogether(t: TestApp, first: Person, ...others: readonly Person[]): Promise<void> {
  const host = householdOf(t, first);
  await host.create();
  for (const other of others) {
    const { key } = (await host.invite()).body;
    const { status, text } = await householdOf(t, other).join(key);
    if (status !== 200) throw new Error(`joining answered ${status}: ${text}`);
  }
}
