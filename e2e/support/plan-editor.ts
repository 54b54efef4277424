import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { as } from './exercises.ts';
import type { Member } from './members.ts';
import { pushEntry } from './plans.ts';

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

interface StoredPlan {
  readonly plan_id: number;
  readonly plan_name: string;
  readonly workouts: Record<Weekday, { name: string; sets: number; reps: number }[]>;
}

/** Every plan of a member with its days, newest first. */
export async function storedPlans(request: APIRequestContext, somebody: Member): Promise<StoredPlan[]> {
  const list = await request.get('/api/workouts/plans/', { headers: as(somebody) });
  const plans = (await list.json()) as StoredPlan[];
  return Promise.all(
    plans.map(async ({ plan_id }) => {
      const answer = await request.get(`/api/workouts/plans/${plan_id}`, { headers: as(somebody) });
      return (await answer.json()) as StoredPlan;
    }),
  );
}

/** Opens a page anew, with this in hand: what stands in the history outlives a reload. */
export async function openWith(page: Page, path: string, state: unknown): Promise<void> {
  // A file of ours, in place of a page whose code would be loaded only to be left.
  await page.goto('/start.js');
  await pushEntry(page, path, state);
  await page.reload();
}

/** What the page asks of the plan calls, reads left out. */
export function planCalls(page: Page) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/workouts/plans')) return;
    sent.push({ method: request.method(), path: pathname, body: request.postDataJSON() });
  });
  return sent;
}

export const BUILDER = '/workout-plans/builder';
export const GENERATE = '/workout-plans/generate';
/** A choice that leads to a plan. */
export const PLAN_REQUEST = { fitness_goal: 'weight_loss', activity_level: 'lightly_active' };

export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
export const nameField = (page: Page) => page.getByLabel('Plan name');
export const goalField = (page: Page) => page.getByLabel('Goal');
export const choices = (page: Page) =>
  page.getByRole('list', { name: 'Exercises to add' }).getByRole('listitem');
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Workout Plan' });
export const anotherPlan = (page: Page) => page.getByRole('button', { name: 'Generate a new plan' });
/** Why the plan is as it is. */
export const reasons = (page: Page) => page.getByRole('region', { name: 'Your plan' }).getByRole('listitem');
export const dayButton = (page: Page, day: Weekday) =>
  page.getByRole('group', { name: 'Days' }).getByRole('button', { name: new RegExp(`^${day}`) });

export const entries = (page: Page, day: Weekday) =>
  page.getByRole('list', { name: `Exercises of ${day}` }).getByRole('listitem');

/** The names on the chosen day, in order. */
export const entryNames = (page: Page, day: Weekday) =>
  entries(page, day).evaluateAll((rows) =>
    rows.map((row) => row.querySelector('[aria-haspopup="dialog"]')?.textContent ?? ''),
  );

/** Finds an exercise by its name and adds it to the chosen day. */
export async function add(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search exercises').fill(name);
  await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await expect(page.getByRole('button', { name: `Added: ${name}` })).toBeVisible();
}
