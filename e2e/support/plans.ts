import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { as } from './exercises.ts';
import type { Member } from './members.ts';

/** Name, sets, reps. */
type Entry = readonly [name: string, sets: number, reps: number];

interface Wanted {
  readonly name: string;
  readonly goal?: string;
  readonly week: Record<string, readonly Entry[]>;
}

let known = new Map<string, number>();

/** Asked for once and again for a name that was added since: it is the whole library. */
export async function idsByName(
  request: APIRequestContext,
  somebody: Member,
  names: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (names.every((name) => known.has(name))) return known;
  const answer = await request.get('/api/workouts/exercises?brief=true', { headers: as(somebody) });
  expect(answer.status()).toBe(200);
  const rows: { exercise_id: number; name: string }[] = await answer.json();
  known = new Map(rows.map(({ name, exercise_id }) => [name, exercise_id]));
  return known;
}

export interface StoredPlan {
  readonly plan_id: number;
  readonly plan_name: string;
  readonly workouts: Record<string, { readonly exercise_id: number }[]>;
}

/** A plan as if it had been built by hand, of exercises the library has. */
export async function newPlan(
  request: APIRequestContext,
  somebody: Member,
  { name, goal, week }: Wanted,
): Promise<StoredPlan> {
  const names = Object.values(week).flatMap((entries) => entries.map(([exercise]) => exercise));
  const ids = await idsByName(request, somebody, names);
  const days = Object.entries(week).map(([day, entries]) => [
    day,
    entries.map(([exercise, sets, reps]) => ({ exercise_id: ids.get(exercise), sets, reps })),
  ]);
  const answer = await request.post('/api/workouts/plans/create-custom', {
    headers: as(somebody),
    data: { name, fitnessGoal: goal, workoutDays: Object.fromEntries(days) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

export const STRENGTH_FOUR: Wanted = {
  name: 'Strength Four',
  goal: 'weight_loss',
  week: {
    Monday: [
      ['Barbell Bench Press', 4, 6],
      ['Triceps Pushdown', 3, 12],
    ],
    Tuesday: [
      ['Barbell Row', 4, 8],
      ['Lat Pulldown', 3, 10],
      ['Barbell Curl', 3, 12],
    ],
    Thursday: [
      ['Barbell Back Squat', 4, 6],
      ['Lying Leg Curl', 3, 12],
      ['Standing Calf Raise', 4, 15],
      ['Plank', 3, 30],
      ['Easy Run', 1, 20],
    ],
    Saturday: [['Leg Press', 3, 1]],
  },
};

/** Adds an entry to the history of whatever page is open, and says so as the browser does. */
export async function pushEntry(page: Page, path: string, state: unknown): Promise<void> {
  await page.evaluate(
    ([to, usr]) => {
      history.pushState({ usr, key: `given-${history.length}`, idx: history.length }, '', to as string);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [path, state],
  );
}

/** Opens a page of the running application as one of its own pages would, with this navigation state. */
export async function leadTo(page: Page, path: string, state: unknown): Promise<void> {
  // The router numbers the entry it finds when it begins to listen.
  await page.waitForFunction(() => typeof history.state?.idx === 'number');
  // A page that is still beginning could lead elsewhere after that.
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await pushEntry(page, path, state);
}

/** What the page was opened with. */
export const stateOf = (page: Page): Promise<unknown> => page.evaluate(() => history.state?.usr);

export const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
