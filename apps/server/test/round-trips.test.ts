import type { Endpoint } from '@fitarc/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { contributed, foodsOf } from './foods.ts';
import { mealsOf } from './meals.ts';
import { roundTripsOf } from './round-trips.ts';
import { startTestApp } from './test-app.ts';
import { logged, workoutsOf } from './workouts.ts';

/** Who is calling, and what they asked for. */
const IN_A_ROW = 2;
/** What needs more, and how many. */
const MORE: Record<string, number> = {
  // A download, read as of one moment: all of a member's tables in one transaction.
  '/users/export': 16,
};
/** What a screen that reads it sends along. */
const ASKED: Record<string, string> = {
  '/workouts/muscles': '?muscleGroup=Chest',
  '/workouts/exercises': '?muscleGroup=Chest',
  '/workouts/exercises/details': '?exerciseIds=1,2',
  '/workouts/plans/initial': '?fitness_goal=endurance&activity_level=sedentary',
  '/workouts/last-times': '?exerciseIds=1,2',
  '/foods/search': '?query=milk',
  '/meals/days': '?startDate=2026-01-01&endDate=2026-02-01',
  '/admin/muscles-in-group': '?group=Chest',
  '/admin/muscles': '?group=Chest',
};

const t = await startTestApp();
const { token } = await t.cast.admin();
await logged(workoutsOf(t, { token }));
await mealsOf(t, { token }).add();
for (const name of ['Milk', 'Oat milk', 'Rice milk']) await contributed(foodsOf(t, { token }), { name });

const reads = t.routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access }) => method === 'GET' && access !== 'public');
const pathOf = ({ path }: Endpoint) =>
  `/api${path.replace(':date', '2026-03-02').replace(':code', '4000417025005').replace(/:\w+/, '1')}${ASKED[path] ?? ''}`;

describe('how often a read waits for the database', () => {
  it.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))('%s', async (path, endpoint) => {
    const ask = () => t.request('GET', pathOf(endpoint), { token });
    // Once before, because the first visit in five minutes is noted beside the answer.
    const { status } = await ask();
    expect([200, 404]).toContain(status);
    const { inARow, statements } = await roundTripsOf(t.pool, ask);
    expect({ statements, tooMany: inARow > (MORE[path] ?? IN_A_ROW) }).toEqual({
      statements,
      tooMany: false,
    });
    expect(inARow).toBeGreaterThan(0);
  });

  it('/foods/search for what nothing is called: the words are looked up, and what was probably meant is searched for', async () => {
    await foodsOf(t, { token }).search('mlik');
    const { inARow } = await roundTripsOf(t.pool, () => foodsOf(t, { token }).search('mlik'));
    expect(inARow).toBeLessThanOrEqual(4);
  });
});
