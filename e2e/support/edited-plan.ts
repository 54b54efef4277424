import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { enter, type Member, member } from './members.ts';
import { openWith } from './plan-editor.ts';
import { newPlan, type StoredPlan } from './plans.ts';

/** The exercises of its Monday. */
export const NAMES = ['Barbell Back Squat', 'Leg Press', 'Plank'];

/** A new member's plan, open in the editor. */
export async function editPlan(
  page: Page,
  request: APIRequestContext,
): Promise<{ ada: Member; plan: StoredPlan }> {
  const ada = await member(request);
  const plan = await newPlan(request, ada, {
    name: 'Strength Four',
    week: { Monday: NAMES.map((name, index) => [name, index + 2, 8]), Tuesday: [['Plank', 1, 60]] },
  });
  await enter(page, ada);
  await openWith(page, '/workout-plans/edit', { plan });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Plan');
  return { ada, plan };
}
