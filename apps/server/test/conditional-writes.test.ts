import { describe, expect, it } from 'vitest';
import { EDITABLE, editableRecordsOf } from './editable-records.ts';
import { mealBody } from './meals.ts';
import { startTestApp } from './test-app.ts';
import { workoutBody } from './workouts.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const grace = await t.cast.grace();
const { send, add } = editableRecordsOf(t, ada);
const hers = editableRecordsOf(t, grace);
const ifMatch = (version: string) => ({ 'if-match': version });
const refused = (current: unknown) => ({
  status: 412,
  body: { code: 'CHANGED_MEANWHILE', message: 'This was changed on another device.', current },
});

describe('a change of a version that is no longer the newest', () => {
  it('can be refused wherever a record is replaced (R-1053)', () => {
    const conditional = t.routes
      .filter(({ endpoint }) => endpoint.conditional)
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    const changes = Object.values(EDITABLE).map(({ path }) => `PUT ${path}/:id`);
    // Of administrators: features/installation/installation.test.ts.
    const others = ['POST /measurements', 'POST /weights', 'PUT /admin/installation'];
    expect(conditional.sort()).toEqual([...changes, ...others].sort());
  });

  it.each(Object.entries(EDITABLE))(
    'of %s is refused with the record as it is now (R-1052)',
    async (_name, record) => {
      const { n, path, version } = await add(record);
      const newer = await send('PUT', path, record.changed(n), ifMatch(`"${version}"`));
      expect(newer.status).toBe(200);
      expect(newer.body.updated_at).not.toBe(version);
      const { new_records: _, ...current } = newer.body;
      expect(await send('PUT', path, record.body(n), ifMatch(`"${version}"`))).toMatchObject(
        refused(current),
      );
      expect((await send('GET', record.list)).list.map(({ updated_at }) => updated_at)).toContain(
        current.updated_at,
      );
    },
  );

  it.each(Object.entries(EDITABLE))(
    'of %s is stored where nobody says what was read (R-1054)',
    async (_name, record) => {
      const { n, path, version } = await add(record);
      await send('PUT', path, record.changed(n));
      for (const headers of [{}, ifMatch('*'), { 'if-match': `"${version}", *` }])
        expect((await send('PUT', path, record.body(n), headers)).status).toBe(200);
      const { body } = await send('PUT', path, record.changed(n));
      expect((await send('PUT', path, record.body(n), ifMatch(String(body.updated_at)))).status).toBe(200);
    },
  );

  it.each(Object.entries(EDITABLE))(
    'of %s is answered again when it was sent before',
    async (_name, record) => {
      const { n, path, version } = await add(record);
      const headers = { ...ifMatch(`"${version}"`), 'idempotency-key': `again ${path}` };
      const first = await send('PUT', path, record.changed(n), headers);
      const again = await send('PUT', path, record.changed(n), headers);
      expect([again.status, again.body]).toEqual([200, first.body]);
    },
  );

  it.each(Object.entries(EDITABLE))('of %s tells a stranger nothing (R-1055)', async (_name, record) => {
    const { n, path } = await add(record);
    const answer = await hers.send('PUT', path, record.changed(n), ifMatch('"2020-01-01T00:00:00.000Z"'));
    expect(answer.status).toBe(404);
    expect(answer.body).not.toHaveProperty('current');
  });

  it('is refused to the second of two devices that send at once (R-1056)', async () => {
    const record = EDITABLE.meals;
    if (!record) throw new Error('there are no meals');
    const { path, version } = await add(record);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send('PUT', path, { name: `Device ${n}` }, ifMatch(version))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(412)]);
  });
});

describe('the version of a record', () => {
  it('is another one after each change, however fast they follow (R-1057)', async () => {
    const { body: meal } = await send('POST', '/meals', mealBody());
    await t.sql('update meals set updated_at = $2 where id = $1', [
      meal.meal_id,
      '2100-01-01T00:00:00.0001Z',
    ]);
    const versions = new Set<unknown>();
    for (let n = 0; n < 5; n++)
      versions.add((await send('PUT', `/meals/${meal.meal_id}`, { calories: n })).body.updated_at);
    expect(versions.size).toBe(5);
  });

  it('is not taken over by a copy', async () => {
    const { body: meal } = await send('POST', '/meals', mealBody({ date: '2025-01-01' }));
    await t.sql(`update meals set updated_at = '2020-01-01' where id = $1`, [meal.meal_id]);
    const { list } = await send('POST', '/meals/copy', { from: '2025-01-01', to: '2025-01-02' });
    expect(String(list[0]?.updated_at) > '2021').toBe(true);
  });

  it('of a workout changes when one of its exercises is merged into another', async () => {
    const [one, other] = [
      await send('POST', '/own-exercises', { name: 'Merged away' }),
      await send('POST', '/own-exercises', { name: 'Merged into' }),
    ];
    const { exercise_id } = one.body;
    const exercises = [{ exercise_id, sets: 1, reps: 5 }];
    const { body: workout } = await send('POST', '/workouts', workoutBody({ exercises }));
    await send('POST', `/own-exercises/${exercise_id}/merge`, { exercise_id: other.body.exercise_id });
    const { body: now } = await send('GET', `/workouts/${workout.workout_id}`);
    expect(now).toMatchObject({ exercises: [{ exercise_id: other.body.exercise_id }] });
    expect(now.updated_at).not.toBe(workout.updated_at);
  });

  it('is no part of a download', async () => {
    const { body } = await send('GET', '/users/export');
    const exported = body as unknown as Record<string, readonly object[]>;
    for (const name of ['meals', 'weights', 'measurements', 'workouts']) {
      expect(exported[name]?.length).toBeGreaterThan(0);
      expect(exported[name]?.[0]).not.toHaveProperty('updatedAt');
    }
  });
});

describe('an entry that waited for a connection', () => {
  const ENTRIES = [
    ['/weights', { weight: 70 }, { weight: 72 }],
    ['/measurements', { kind: 'waist', value: 80, unit: 'cm' }, { kind: 'waist', value: 82, unit: 'cm' }],
  ] as const;

  it.each(ENTRIES)('%s does not replace a newer one of its day (R-1058)', async (path, newer, older) => {
    const date = '2019-05-01';
    const madeAt = new Date(Date.now() - 3_600_000);
    const since = (time: string) => ({ 'if-unmodified-since': time });
    const stored = await send('POST', path, { date, ...newer }, since(madeAt.toISOString()));
    expect(stored.status).toBe(201);
    for (const time of [madeAt.toISOString(), madeAt.toUTCString(), '2026-01-01T00:00:00+01:00'])
      expect(await send('POST', path, { date, ...older }, since(time))).toMatchObject(refused(stored.body));
    expect((await send('GET', path)).list).toContainEqual(stored.body);
    const version = new Date(String(stored.body.updated_at));
    for (const time of [version.toISOString(), version.toUTCString()]) {
      const replaced = await send('POST', path, { date, ...older }, since(time));
      expect(replaced).toMatchObject({ status: 201, body: older });
      await t.sql('update weights set updated_at = $1', [version]);
      await t.sql('update measurements set updated_at = $1', [version]);
    }
  });

  it.each(['yesterday', '2026-03-01', '2026-03-01T10:00', '1772000000', 'Sun, 99 Nov 2026 08:49:37 GMT'])(
    'says when it was made, and %s is no time',
    async (time) => {
      const body = { date: '2019-05-02', weight: 70 };
      expect(await send('POST', '/weights', body, { 'if-unmodified-since': time })).toMatchObject({
        status: 400,
        body: { message: 'If-Unmodified-Since must be a time written 2026-03-01T07:12:30Z' },
      });
    },
  );

  it('is asked for If-Match first', async () => {
    const body = { date: '2019-05-03', weight: 70 };
    const { body: stored } = await send('POST', '/weights', body);
    const headers = { 'if-match': `"${stored.updated_at}"`, 'if-unmodified-since': '2019-01-01T00:00:00Z' };
    expect((await send('POST', '/weights', body, headers)).status).toBe(201);
    expect((await send('POST', '/weights', body, headers)).status).toBe(412);
  });
});
