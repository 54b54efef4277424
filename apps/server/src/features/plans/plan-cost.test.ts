import { WEEKDAYS } from '@fitarc/domain/weekday';
import { expect, it, vi } from 'vitest';
import { AIM, newPlan, plansOf } from '../../../test/plans.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const { token } = await t.cast.ada();
const plans = plansOf(t, { token });

/** How often a call asks the database, beside who is calling. */
async function queriesOf(call: () => Promise<{ status: number }>): Promise<number> {
  const spy = vi.spyOn(t.pool, 'query');
  const connects = vi.spyOn(t.pool, 'connect');
  try {
    expect((await call()).status).toBe(200);
    // A query of the pool borrows a connection unless it is prepared; a transaction would borrow one without a query.
    expect(connects.mock.calls.length).toBeLessThanOrEqual(spy.mock.calls.length);
    const texts = (spy.mock.calls as unknown as [{ text: string }][]).map(([{ text }]) => text);
    return texts.filter((text) => !text.includes('"sessions"')).length;
  } finally {
    spy.mockRestore();
    connects.mockRestore();
  }
}

it('lists and reads plans of any size with one query (R-646, R-648)', async () => {
  const day = Array.from({ length: 100 }, (_, index) => ({ exercise_id: index + 1 }));
  const full = await newPlan(plans, {
    workoutDays: Object.fromEntries(WEEKDAYS.map((name) => [name, day])),
  });
  for (let turn = 0; turn < 20; turn++) await newPlan(plans);
  expect((await plans.generate(AIM)).status).toBe(201);
  expect(await queriesOf(plans.list)).toBe(1);
  expect(await queriesOf(() => plans.read(full.plan_id))).toBe(1);
  expect(await queriesOf(() => plans.initial(AIM))).toBe(1);
});
