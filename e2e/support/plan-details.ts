import type { APIRequestContext, Page } from '@playwright/test';
import { THURSDAY, trainBy } from './active-plan.ts';
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
  // Whatever day it is on the server: begun on the day of the page.
  await trainBy(request, somebody, plan, THURSDAY.slice(0, 10));
  await enter(page, somebody);
  await page.clock.setFixedTime(THURSDAY);
  await page.goto(LIST);
  await page.getByRole('button', { name: 'View Details' }).waitFor();
  return { somebody, plan };
}
