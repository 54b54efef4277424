import { describe, expect, it } from 'vitest';
import { EDITABLE, type EditableRecord, editableRecordsOf, nextNumber } from './editable-records.ts';
import { mealBody } from './meals.ts';
import type { AnswerBody, Method } from './request.ts';
import { startTestApp } from './test-app.ts';
import { watchRows } from './written-rows.ts';

const t = await startTestApp();
const ada = await t.cast.ada();
const { send, add } = editableRecordsOf(t, ada);

const writtenRows = await watchRows(t);

interface Call {
  readonly path: string;
  readonly body?: unknown;
}
interface QueuedWrite extends Call {
  /** What another device changes before the call is sent again. */
  readonly between?: (answer: AnswerBody) => Promise<unknown>;
  /** Another call of the same endpoint. */
  readonly other: Partial<Call>;
}

const adding = async ({ add: path, path: base, id, body }: EditableRecord): Promise<QueuedWrite> => ({
  path,
  body: body(nextNumber()),
  between: (answer) => send('DELETE', `${base}/${answer[id]}`),
  other: { body: body(nextNumber()) },
});
const changing = async (record: EditableRecord): Promise<QueuedWrite> => {
  const { path, n } = await add(record);
  return {
    path,
    body: record.changed(n),
    between: () => send('PUT', path, record.body(n)),
    other: { body: record.body(n) },
  };
};
const deleting = async (record: EditableRecord): Promise<QueuedWrite> => ({
  path: (await add(record)).path,
  other: { path: (await add(record)).path },
});

const ofEveryRecord = Object.values(EDITABLE).flatMap((record): [string, () => Promise<QueuedWrite>][] => [
  [`POST ${record.add}`, () => adding(record)],
  [`PUT ${record.path}/:id`, () => changing(record)],
  [`DELETE ${record.path}/:id`, () => deleting(record)],
]);

const savedMeal = EDITABLE['saved meals'] as EditableRecord;
const deleteMeals = () => t.sql('delete from meals where user_id = $1', [ada.id]);
const goals = (calories: number) => ({
  daily_calories_goal: calories,
  daily_protein_goal: 150,
  daily_carbs_goal: 200,
  daily_fats_goal: 60,
});

const WRITES: Record<string, () => Promise<QueuedWrite>> = {
  ...Object.fromEntries(ofEveryRecord),
  'POST /meals/batch': async () => ({
    path: '/meals/batch',
    body: { meals: [mealBody(), mealBody({ name: 'Milk' })] },
    between: deleteMeals,
    other: { body: { meals: [mealBody()] } },
  }),
  'POST /meals/copy': async () => {
    await send('POST', '/meals', mealBody());
    return {
      path: '/meals/copy',
      body: { from: '2026-03-02', to: '2026-03-03' },
      between: deleteMeals,
      other: { body: { from: '2026-03-02', to: '2026-03-04' } },
    };
  },
  'POST /favorites/add': async () => ({
    path: '/favorites/add',
    body: { exerciseId: 7 },
    between: () => send('DELETE', '/favorites/remove', { exerciseId: 7 }),
    other: { body: { exerciseId: 8 } },
  }),
  'DELETE /favorites/remove': async () => {
    await send('POST', '/favorites/add', { exerciseId: 9 });
    return {
      path: '/favorites/remove',
      body: { exerciseId: 9 },
      between: () => send('POST', '/favorites/add', { exerciseId: 9 }),
      other: { body: { exerciseId: 10 } },
    };
  },
  'PUT /diary-days/:date': async () => ({
    path: '/diary-days/2026-03-02',
    body: { mark: 'complete' },
    between: () => send('PUT', '/diary-days/2026-03-02', { mark: 'fasted' }),
    other: { body: { mark: null } },
  }),
  'POST /diary-days/:date/water': async () => ({
    path: '/diary-days/2026-03-02/water',
    body: { ml: 250 },
    between: () => send('POST', '/diary-days/2026-03-02/water', { ml: 500 }),
    other: { body: { ml: 300 } },
  }),
  'POST /saved-meals/:id/log': async () => ({
    path: `${(await add(savedMeal)).path}/log`,
    body: { date: '2026-03-02' },
    between: deleteMeals,
    other: { body: { date: '2026-03-03' } },
  }),
  'PUT /workouts/exercise-settings/:id': async () => ({
    path: '/workouts/exercise-settings/1',
    body: { note: 'Seat 4' },
    between: () => send('PUT', '/workouts/exercise-settings/1', { note: 'Seat 5' }),
    other: { body: { note: 'Seat 6' } },
  }),
  'PUT /nutrition/goals': async () => ({
    path: '/nutrition/goals',
    body: goals(2000),
    between: () => send('PUT', '/nutrition/goals', goals(2100)),
    other: { body: goals(2200) },
  }),
};

describe('a write that is sent again from the queue', () => {
  it('is each one that the contract lets wait for a connection (R-1048)', () => {
    const queued = t.routes
      .filter(({ endpoint }) => endpoint.offline === 'write')
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(Object.keys(WRITES)).toEqual(expect.arrayContaining(queued));
  });

  it.each(Object.entries(WRITES))(
    '%s is answered as the first time and changes nothing more (R-1049)',
    async (name, prepare) => {
      const [method] = name.split(' ') as [Method];
      const { between, other, ...call } = await prepare();
      const headers = { 'idempotency-key': `queued ${name}` };
      const sendCall = ({ path, body }: Call) => send(method, path, body, headers);
      await writtenRows();
      const first = await sendCall(call);
      expect([200, 201]).toContain(first.status);
      expect(await writtenRows()).not.toEqual(['insert idempotency_keys']);
      await between?.(first.body);
      await writtenRows();
      const again = await sendCall(call);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
      expect(await sendCall({ ...call, ...other })).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT' },
      });
      expect(await writtenRows()).toEqual([]);
    },
  );
});
