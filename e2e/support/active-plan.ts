import { type APIRequestContext, expect } from '@playwright/test';
import { as } from './exercises.ts';
import type { Member } from './members.ts';

/** A Thursday; its week began on the 16th. */
export const THURSDAY = '2026-11-19T09:00:00Z';

/** Trained by since the day given. */
export async function trainBy(
  request: APIRequestContext,
  somebody: Member,
  { plan_id }: { readonly plan_id: number },
  started_on: string,
): Promise<void> {
  const answer = await request.put(`/api/workouts/plans/${plan_id}/active`, {
    headers: as(somebody),
    data: { active: true, started_on },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The name of the plan a member trains by. */
export async function activePlan(request: APIRequestContext, somebody: Member): Promise<string | undefined> {
  const answer = await request.get('/api/workouts/plans/', { headers: as(somebody) });
  const plans = (await answer.json()) as { plan_name: string; active: boolean }[];
  return plans.find(({ active }) => active)?.plan_name;
}
