import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { as } from './exercises.ts';
import { enter, type Member, member } from './members.ts';
import { idsByName } from './plans.ts';

interface LoggedSet {
  readonly weight?: number | null;
  readonly reps: number;
  readonly kind?: 'normal' | 'warm_up' | 'drop' | 'failure';
}

/** By its name in the library: so many equal sets, or each of them. */
interface Done {
  readonly name: string;
  readonly sets?: number;
  readonly reps?: number;
  readonly weight?: number | null;
  readonly set_details?: readonly LoggedSet[];
}

interface Wanted {
  readonly date?: string;
  /** Custom when a name is given. */
  readonly name?: string;
  readonly type?: string;
  readonly duration?: number | null;
  readonly calories?: number | null;
  readonly notes?: string | null;
  readonly exercises: readonly Done[];
}

export interface StoredWorkout {
  readonly workout_id: number;
  readonly workout_name: string;
  readonly workout_type: string;
  readonly date: string;
  readonly total_duration: number | null;
  readonly total_calories_burned: number | null;
  readonly notes: string | null;
  readonly exercises: readonly {
    readonly exercise_id: number | null;
    readonly exercise_name: string;
    readonly sets: number;
    readonly reps: number;
    readonly weight: number | null;
    readonly set_details: readonly Required<LoggedSet>[];
  }[];
}

const two = (value: number) => String(value).padStart(2, '0');

/** The day it is in the zone of the tests, so many days from today. */
export function dayFromToday(offset = 0): string {
  const now = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());
  const [year = 0, month = 1, day = 1] = now.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day + offset));
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

/** A workout as if it had been logged on the screen; today unless another date is given. */
export async function logWorkout(
  request: APIRequestContext,
  somebody: Member,
  { date = dayFromToday(), name, type, duration, calories, notes, exercises }: Wanted,
): Promise<StoredWorkout> {
  const ids = await idsByName(
    request,
    somebody,
    exercises.map((exercise) => exercise.name),
  );
  const answer = await request.post('/api/workouts', {
    headers: as(somebody),
    data: {
      workout_type: type ?? (name ? 'Custom' : 'Full Body'),
      workout_name: name ?? type ?? 'Full Body',
      date,
      total_duration: duration ?? null,
      total_calories_burned: calories ?? null,
      notes: notes ?? null,
      exercises: exercises.map(({ name: exercise, sets, reps, weight, set_details }) => ({
        exercise_id: ids.get(exercise) ?? null,
        exercise_name: exercise,
        ...(set_details ? { set_details } : { sets: sets ?? 3, reps: reps ?? 10, weight: weight ?? null }),
        notes: null,
      })),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** What a member has logged, newest first. */
export async function storedWorkouts(
  request: APIRequestContext,
  somebody: Member,
  range = { startDate: '2000-01-01', endDate: '2100-12-31' },
): Promise<StoredWorkout[]> {
  const answer = await request.get(`/api/workouts/?${new URLSearchParams(range)}`, { headers: as(somebody) });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const weekdayFromToday = (offset = 0) =>
  DAYS[new Date(`${dayFromToday(offset)}T00:00:00Z`).getUTCDay()] ?? 'Monday';

/** A new member with the logging form open. */
export async function openLogging(page: Page, request: APIRequestContext): Promise<Member> {
  const somebody = await member(request);
  await enter(page, somebody);
  await page.goto('/workout-logging');
  await expect(page.getByRole('heading', { name: 'Log Workout' })).toBeVisible();
  return somebody;
}

/** Chooses an exercise of the library in the form. */
export async function pick(page: Page, name: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Exercise' });
  await search.fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(search).toHaveValue(name);
}

/** Adds an exercise of the library to the form, as so many equal sets. */
export async function addByHand(page: Page, name: string, sets = 3, reps = 10, weight = ''): Promise<void> {
  await pick(page, name);
  await page.getByLabel('Sets', { exact: true }).fill(String(sets));
  await page.getByLabel('Reps', { exact: true }).fill(String(reps));
  await page.getByLabel('Weight (kg)').fill(weight);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Log Workout' }).click();

export const logged = (page: Page) => page.getByText('Workout logged successfully!');

/** What the page sends to be logged. */
export function logCalls(page: Page) {
  const sent: { method: string; body: Record<string, unknown>; key: string | undefined }[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (!/^\/api\/workouts(\/\d+)?$/.test(pathname) || call.method() === 'GET') return;
    sent.push({
      method: call.method(),
      body: call.postDataJSON(),
      key: call.headers()['idempotency-key'],
    });
  });
  return sent;
}
