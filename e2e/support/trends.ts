import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { as } from './exercises.ts';
import type { Member } from './members.ts';
import { type Answer, stub } from './stub.ts';
import { dayFromToday, logWorkout } from './workouts.ts';

/** The three reads the page stands or falls with. */
export const READS = {
  nutrition: '/trends/nutrition?*',
  training: '/trends/workouts?*',
  workouts: '/workouts/?*',
} as const;
export type Read = keyof typeof READS;

export const stubRead = (page: Page, read: Read, answer: Parameters<typeof stub>[2]) =>
  stub(page, READS[read], answer);

export const FAILURE: Answer = { status: 500, json: { message: 'The disk is full' } };

const wave = (index: number, middle: number, swing: number) =>
  Math.round((middle + swing * Math.sin(index * 1.7) + swing * 0.6 * Math.cos(index * 0.9)) * 10) / 10;

/** What was eaten on each of these days, so many days from today. Meals cannot be logged yet. */
export const eaten = (offsets: readonly number[]) =>
  offsets.map((offset) => ({
    date: dayFromToday(offset),
    total_calories: Math.round(wave(offset, 2180, 190)),
    total_protein: wave(offset, 168, 15),
    total_carbs: wave(offset, 212, 24),
    total_fats: wave(offset, 72, 9),
  }));

export const daysBack = (count: number) => Array.from({ length: count + 1 }, (_, index) => index - count);

const PUSH = [
  { name: 'Barbell Bench Press', sets: 4, reps: 8, weight: 72.5 },
  { name: 'Overhead Press', sets: 3, reps: 10, weight: 40 },
];
const PULL = [
  { name: 'Pull-Up', sets: 4, reps: 8 },
  { name: 'Barbell Curl', sets: 3, reps: 12, weight: 27.5 },
];
const HOLD = [{ name: 'Plank', sets: 3, reps: 45 }];

/** Some weeks of training, one day with two workouts among them. */
export async function trainSomeWeeks(request: APIRequestContext, somebody: Member): Promise<void> {
  const log = (offset: number, type: string, exercises: typeof PUSH | typeof PULL | typeof HOLD) =>
    logWorkout(request, somebody, {
      date: dayFromToday(offset),
      type,
      duration: 50 - offset,
      calories: 380 - 3 * offset,
      exercises,
    });
  await log(0, 'Push', PUSH);
  await log(-2, 'Pull', PULL);
  await log(-2, 'Full Body', HOLD);
  await log(-7, 'Push', PUSH);
  await log(-12, 'Pull', PULL);
  await log(-26, 'Push', PUSH);
  await log(-60, 'Pull', PULL);
  await log(-200, 'Push', PUSH);
}

export async function read<T>(request: APIRequestContext, somebody: Member, path: string): Promise<T> {
  const answer = await request.get(`/api${path}`, {
    headers: as(somebody),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

export const LOADING = 'Loading trends...';
export const FAILED = 'Error: Failed to load trends';

export const frameButton = (page: Page, days: 7 | 30 | 90) =>
  page.getByRole('button', { name: `${days} Days`, exact: true });

/** The card of a chart, by its heading. */
export const chartCard = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The chart itself, which the arrow keys walk along. */
export const chart = (page: Page, name: string) =>
  page.getByRole('slider', { name: new RegExp(`^${name}, (day by day|week by week)$`) });
