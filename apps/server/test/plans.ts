import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type Entry = Record<string, unknown>;
export type PlanBody = Record<string, unknown> & {
  readonly plan_id: number;
  readonly plan_name: string;
  readonly reasons: readonly string[];
  readonly workouts: Record<string, readonly Entry[]>;
};

/** The calls about plans as one member makes them. */
export function plansOf(t: TestApp, { token }: Pick<Person, 'token'>) {
  const base = '/api/workouts/plans';
  return {
    list: () => t.request('GET', `${base}/`, { token }),
    read: (id: unknown) => t.request('GET', `${base}/${id}`, { token }),
    initial: (query: Record<string, string>) =>
      t.request('GET', `${base}/initial?${new URLSearchParams(query)}`, { token }),
    generate: (body: object) => t.request('POST', `${base}/generate`, { token, body }),
    createCustom: (body: object) => t.request('POST', `${base}/create-custom`, { token, body }),
    change: (id: unknown, body: object) => t.request('PUT', `${base}/${id}`, { token, body }),
    activate: (id: unknown, body: object = { active: true }) =>
      t.request('PUT', `${base}/${id}/active`, { token, body }),
    remove: (id: unknown) => t.request('DELETE', `${base}/${id}`, { token }),
  };
}
export type Plans = ReturnType<typeof plansOf>;

export async function newPlan(plans: Plans, changes: Record<string, unknown> = {}): Promise<PlanBody> {
  const body = { name: 'Leg day', workoutDays: { Monday: [{ exercise_id: 1 }] }, ...changes };
  const answer = await plans.createCustom(body);
  if (answer.status !== 201) throw new Error(`create-custom answered ${answer.status}: ${answer.text}`);
  return answer.body as unknown as PlanBody;
}

export const readBack = async (plans: Plans, id: unknown) =>
  (await plans.read(id)).body as unknown as PlanBody;

/** [exercise, sets, reps] of each entry, by day; days without any are left out. */
export const contentOf = ({ workouts }: Pick<PlanBody, 'workouts'>) =>
  Object.fromEntries(
    Object.entries(workouts)
      .filter(([, entries]) => entries.length > 0)
      .map(([day, entries]) => [
        day,
        entries.map(({ exercise_id, sets, reps }) => [exercise_id, sets, reps]),
      ]),
  );

export const AIM = { fitness_goal: 'muscle_gain', activity_level: 'moderately_active' };

/** So long ago was the member's last generation: nobody waits for a clock here. */
export const generatedAgo = (t: TestApp, { id }: Pick<Person, 'id'>, seconds: number) =>
  t.sql(
    `update plan_generations set started_at = clock_timestamp() - $2::float * interval '1 second',
      finished_at = clock_timestamp() - $2::float * interval '1 second' where user_id = $1`,
    [id, seconds],
  );
