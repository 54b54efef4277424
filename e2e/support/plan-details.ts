import type { APIRequestContext, Page } from '@playwright/test';
import { enter, type Member, member } from './members.ts';
import { newPlan, STRENGTH_FOUR, type StoredPlan } from './plans.ts';

const LIST = '/workout-plans/existing';
export const DETAILS = '/workout-plans/details';

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const day = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

/** A new member's list of plans, with one in it. */
export async function listPlan(
  page: Page,
  request: APIRequestContext,
): Promise<{ somebody: Member; plan: StoredPlan }> {
  const somebody = await member(request);
  const plan = await newPlan(request, somebody, STRENGTH_FOUR);
  await enter(page, somebody);
  // A Thursday.
  await page.clock.setFixedTime('2026-11-19T09:00:00Z');
  await page.goto(LIST);
  await page.getByRole('button', { name: 'View Details' }).waitFor();
  return { somebody, plan };
}
