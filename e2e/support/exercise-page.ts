import type { APIRequestContext, Page } from '@playwright/test';
import type { Member } from './members.ts';
import { idsByName } from './plans.ts';
import { dayFromToday, logWorkout } from './workouts.ts';

export const ROW = 'Barbell Row';
export const BENCH = 'Barbell Bench Press';
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const range = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Range' }).getByRole('button', { name, exact: true });

/** Rows that grow heavier, once a week, and one long ago. */
export async function rowWeekly(request: APIRequestContext, somebody: Member): Promise<void> {
  const weights = [50, 50, 52.5, 55, 55, 57.5, 57.5, 60];
  const row = (offset: number, weight: number, reps: readonly number[]) =>
    logWorkout(request, somebody, {
      date: dayFromToday(offset),
      type: 'Pull',
      exercises: [
        { name: ROW, set_details: reps.map((count) => ({ weight, reps: count, kind: 'normal' as const })) },
      ],
    });
  await row(-500, 40, [8, 8, 8]);
  for (const [index, weight] of weights.entries()) await row(-7 * (7 - index) - 2, weight, [8, 8, 7]);
}

export const pageOf = async (request: APIRequestContext, somebody: Member, name: string) =>
  `/exercises/${(await idsByName(request, somebody, [name])).get(name)}`;
