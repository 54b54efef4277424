import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const admin = await t.cast.admin();
// Whoever was seen a moment ago is not noted down again, so a call's own queries are all there are.
const get = (path: string, tag?: string) =>
  t.request('GET', `/api/${path}`, {
    token: admin.token,
    ...(tag === undefined ? {} : { headers: { 'if-none-match': tag } }),
  });

interface Query {
  readonly text: string;
  readonly values: unknown[];
}

/** What a call asks the database, beside who is calling. */
async function queriesOf(path: string, tag?: string): Promise<Query[]> {
  const spy = vi.spyOn(t.pool, 'query');
  const connects = vi.spyOn(t.pool, 'connect');
  try {
    expect((await get(path, tag)).status).toBe(tag ? 304 : 200);
    // A query of the pool borrows a connection unless it is prepared; a transaction would borrow one without a query.
    expect(connects.mock.calls.length).toBeLessThanOrEqual(spy.mock.calls.length);
    return (
      (spy.mock.calls as unknown as [{ text: string }, unknown[]][])
        .map(([{ text }, values]) => ({ text, values }))
        // The settings of the installation are kept for some seconds.
        .filter(({ text }) => !/"(sessions|installation)"/.test(text))
    );
  } finally {
    spy.mockRestore();
    connects.mockRestore();
  }
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Loops': number;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** How the database went about it: every step of the plan that concerns exercises. */
async function stepsOf(path: string, tag?: string): Promise<Plan[]> {
  const query = (await queriesOf(path, tag)).at(-1);
  const [row] = await t.sql(`explain (analyze, format json) ${query?.text}`, query?.values);
  const plans = (row?.['QUERY PLAN'] ?? []) as { Plan: Plan }[];
  return plans
    .flatMap(({ Plan }) => nodes(Plan))
    .filter((node) => node['Relation Name'] === 'exercises' || node['Index Name']?.startsWith('exercises'));
}

/** As after any change of the library: no node has an answer of this revision. */
const changeRevision = () => t.sql('update library_state set revision = gen_random_uuid()');

const LISTS = [
  'workouts/muscle-groups',
  'workouts/muscles?groupName=Arms',
  'workouts/exercises',
  'workouts/exercises?muscleGroup=Arms&muscle=Biceps&difficulty=Beginner&equipment=No%20Equipment',
  'admin/exercises',
  'admin/exercises?muscleName=Biceps&difficulty=Beginner&equipment=Dumbbells',
  'admin/muscle-groups',
  'admin/muscles-in-group?muscleGroupName=Arms',
  'admin/muscles?groupName=Arms',
];

beforeAll(async () => {
  const copied = `description, instructions, common_mistake, difficulty, equipment, muscle_groups, muscles,
    secondary_muscles, measure, mechanic, movement_pattern, created_at`;
  await t.sql(`insert into exercises (name, ${copied})
    select name || ' ' || copy, ${copied}
    from exercises, generate_series(1, 12) copy`);
  await t.sql('analyze exercises');
  await get('workouts/muscle-groups');
});

describe('a library of 5,000 exercises', () => {
  it('is that large', async () => {
    const { headers } = await get('workouts/exercises?limit=1');
    expect(Number(headers['x-total-count'])).toBeGreaterThan(5000);
  });

  it.each(LISTS)('answers %s with one query, the session beside it', async (path) => {
    expect(await queriesOf(path)).toHaveLength(1);
    const tag = String((await get(path)).headers.etag);
    expect(await queriesOf(path, tag)).toHaveLength(1);
  });

  it('answers a search with one query, too, once the library is in memory, with what the member logs and likes', async () => {
    await get('workouts/exercises?search=push-up&limit=5');
    expect(await queriesOf('workouts/exercises?search=push-up&limit=5')).toHaveLength(1);
  });

  it.each(LISTS)('reads no exercise for a caller who is up to date: %s', async (path) => {
    const tag = String((await get(path)).headers.etag);
    expect(await stepsOf(path, tag)).toEqual([]);
    await changeRevision();
    const asked = await stepsOf(path);
    expect(asked.some((step) => step['Actual Loops'] > 0)).toBe(true);
  });

  it.each(LISTS)('builds an answer once for everybody: %s', async (path) => {
    await changeRevision();
    const built = await get(path);
    expect(await stepsOf(path)).toEqual([]);
    const sent = await get(path);
    expect([sent.text, sent.headers.etag, sent.headers['x-total-count']]).toEqual([
      built.text,
      built.headers.etag,
      built.headers['x-total-count'],
    ]);
  });

  it.each([
    ['workouts/exercises?muscleGroup=Biceps', 'exercises_muscles_idx'],
    ['workouts/exercises?muscleGroup=Arms&muscle=Biceps', 'exercises_muscles_idx'],
    ['workouts/exercises?muscleGroup=Chest&muscle=Chest&difficulty=Beginner', 'exercises_muscle_groups_idx'],
    ['workouts/exercises?search=farmer', 'exercises_pkey'],
    ['admin/exercises?muscleName=Biceps&difficulty=Beginner&equipment=Dumbbells', 'exercises_muscles_idx'],
  ])('finds %s through %s', async (path, index) => {
    await changeRevision();
    const steps = await stepsOf(path);
    expect(steps.map((step) => step['Index Name'])).toContain(index);
    expect(steps.map((step) => step['Node Type'])).not.toContain('Seq Scan');
  });
});
