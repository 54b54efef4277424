import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export const mealBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Oats',
  calories: 389,
  protein: 16.9,
  carbs: 66.3,
  fats: 6.9,
  date: '2026-03-02',
  serving: '100g',
  ...changes,
});

/** What somebody does with meals. */
export const mealsOf = (t: TestApp, { token }: Pick<Person, 'token'>) => ({
  add: (body: unknown = mealBody(), key?: string) =>
    t.request('POST', '/api/meals', { token, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) }),
  addAll: (meals: unknown[], key?: string) =>
    t.request('POST', '/api/meals/batch', {
      token,
      body: { meals },
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    }),
  on: (date = '2026-03-02') => t.request('GET', `/api/meals/date/${date}`, { token }),
  change: (id: unknown, body: unknown, zone?: string) =>
    t.request('PUT', `/api/meals/${id}`, {
      token,
      body,
      ...(zone ? { headers: { 'x-time-zone': zone } } : {}),
    }),
  remove: (id: unknown) => t.request('DELETE', `/api/meals/${id}`, { token }),
  copy: (body: unknown, key?: string) =>
    t.request('POST', '/api/meals/copy', {
      token,
      body,
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    }),
  days: (startDate: string, endDate: string) =>
    t.request('GET', `/api/meals/days?startDate=${startDate}&endDate=${endDate}`, { token }),
  range: (startDate: string, endDate: string) =>
    t.request('GET', `/api/meals/range?startDate=${startDate}&endDate=${endDate}`, { token }),
  suggestions: (zone?: string) =>
    t.request('GET', '/api/meals/suggestions', {
      token,
      ...(zone ? { headers: { 'x-time-zone': zone } } : {}),
    }),
});
