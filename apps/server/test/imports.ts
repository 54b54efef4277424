import { randomUUID } from 'node:crypto';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

const TABLES = [
  'imports',
  'import_items',
  'workouts',
  'meals',
  'weights',
  'measurements',
  'plans',
  'favorites',
  'exercise_matches',
];

/** Deletes what imports add, except foods. */
export async function deleteImported(t: TestApp): Promise<void> {
  for (const table of TABLES) await t.sql(`delete from ${table}`);
  await t.sql('delete from exercises where owner_id is not null');
}

/** What somebody does with imports. */
export const importsOf = (t: TestApp, { token }: Pick<Person, 'token'>) => {
  const post = (path: string, body: unknown, key: string = randomUUID()) =>
    t.request('POST', `/api${path}`, {
      token,
      body,
      headers: { 'idempotency-key': key, 'x-time-zone': 'UTC' },
    });
  return {
    start: async (source = 'strong') =>
      (await post('/imports', { source, file_name: 'strong.csv', file_hash: 'abc' })).body
        .import_id as number,
    send: (id: number, batch: unknown, key?: string) => post(`/imports/${id}/batches`, batch, key),
    finish: (id: number, left_out: unknown[] = []) => post(`/imports/${id}/finish`, { left_out }),
    list: async () => (await t.request('GET', '/api/imports', { token })).list,
    undo: (id: number) => t.request('DELETE', `/api/imports/${id}`, { token }),
    get: (path: string) => t.request('GET', `/api${path}`, { token }),
    post: (path: string, body: unknown) => post(path, body),
    put: (path: string, body: unknown) => t.request('PUT', `/api${path}`, { token, body }),
    remove: (path: string) => t.request('DELETE', `/api${path}`, { token }),
    known: async (keys: string[], kind?: string) =>
      (await post('/imports/known-keys', { source: 'strong', kind, keys })).body.keys,
  };
};

export const importedWorkout = (key: string, date = '2026-02-03', more: Record<string, unknown> = {}) => ({
  key,
  workout_type: 'Custom',
  workout_name: 'Push, heavy',
  date,
  started_at: '2026-02-03T17:05:10Z',
  ended_at: '2026-02-03T18:03:10Z',
  exercises: [
    {
      exercise_id: 1,
      superset: 1,
      notes: 'feet flat',
      set_details: [
        { kind: 'warm_up', weight: 40, reps: 10 },
        { weight: 82.5, reps: 6, rpe: 8.5, note: 'fast' },
        { weight: 100, reps: 0, kind: 'failure' },
        { weight: -20, reps: 8 },
        { reps: 0, seconds: 75, metres: 12.5 },
      ],
    },
  ],
  ...more,
});
export const importedMeal = (key: string, more: Record<string, unknown> = {}) => ({
  key,
  name: 'Oats, Rolled',
  date: '2026-03-04',
  calories: 227.4,
  slot: 'breakfast',
  eaten_at: '2026-03-04T06:40:00Z',
  fiber: 6.06,
  sodium: 3.6,
  nutrients: { potassium_mg: 210.5 },
  ...more,
});
export const importedWeight = (key: string, date: string, value = 81.2) => ({
  key,
  date,
  weight: value,
  unit: 'kg',
});
export const importedBodyFat = (key: string, date: string) => ({
  key,
  entry: { date, kind: 'body_fat', value: 18.9, unit: '%' },
});
