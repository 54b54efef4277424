import { addDays, dayAt } from '@fitarc/domain/local-date';
import { effectOf } from '@fitarc/domain/waiting/effects';
import type { Find } from '@fitarc/domain/waiting/find';
import { findRecord } from '@fitarc/domain/waiting/find-record';
import { fold } from '@fitarc/domain/waiting/fold';
import { withWaiting } from '@fitarc/domain/waiting/overlay';
import {
  type Effect,
  type Fields,
  ID_FIELDS,
  idOf,
  isWaitingId,
  withStoredIds,
} from '@fitarc/domain/waiting/waiting-write';
import { ApiError } from '../api-error.ts';
import { randomKey } from '../retry-key.ts';
import { readAnswers } from './all-answers.ts';
import type { OutboxRow } from './database.ts';
import type { OfflineCall, Result } from './offline-call.ts';
import { outboxNow, settledSince } from './outbox.ts';
import { addRow, addSettled, changeRows, dropRows, foldRow, settleRow } from './outbox-transactions.ts';

type Effects = readonly Effect[];

const finder =
  (effects: Effects): Find =>
  async (kind, id) =>
    findRecord(effects, readAnswers, kind, id);

/** The effects of queued writes, each as it is after those before it. Those of a closed page are worked out now. */
async function effectsOf(rows: readonly OutboxRow[]): Promise<Effect[]> {
  const effects: Effect[] = [];
  for (const row of rows) {
    const effect = row.effect ?? (await effectOf(row, finder([...allSettled(), ...effects])));
    if (effect && !row.effect) await changeRows([{ id: row.id, effect }]);
    if (effect) effects.push(effect);
  }
  return effects;
}

const allSettled = () => settledSince(0).map(({ effect }) => effect);

export async function effectOfRow(row: OutboxRow, rows: readonly OutboxRow[]): Promise<Effect | undefined> {
  const others = rows.filter(({ id }) => id !== row.id);
  return effectOf(row, finder([...allSettled(), ...(await effectsOf(others))]));
}

const sinceOf = ({ path, query }: OfflineCall): string | undefined =>
  path.startsWith('/trends/') && query.days ? addDays(dayAt(new Date()), -Number(query.days)) : undefined;

/** An answer together with what waits, and with what was stored after `readAt`. */
export async function overlay<T>(
  call: OfflineCall<T>,
  data: T,
  rows: readonly OutboxRow[],
  readAt = Number.POSITIVE_INFINITY,
): Promise<T> {
  const { path, params, query } = call;
  const effects = [...settledSince(readAt).map(({ effect }) => effect), ...(await effectsOf(rows))];
  return withWaiting({ path, params, query, since: sinceOf(call) }, data, effects) as T;
}

/** The read of a record that the server does not have yet, or has under another id by now. */
export async function readWaiting<T>(call: OfflineCall<T>, rows: readonly OutboxRow[]): Promise<Result<T>> {
  const data = await overlay<unknown>(call, undefined, rows);
  if (data !== undefined) return { data: call.check(data) };
  throw new ApiError('answer', 404, { message: 'This is no longer here.' });
}

/**
 * Adds a write to the queue, or changes what is in it. Answers its effect, which is worked out first: a deletion that
 * takes its record out of the queue could not find it later. Undefined where that is unknown: it is not queued then.
 */
export async function enqueue(row: OutboxRow, queue: readonly OutboxRow[]): Promise<Effect | undefined> {
  const effect = await effectOfRow(row, queue);
  if (!effect) return undefined;
  const { change } = await foldRow({ ...row, effect }, fold);
  if (change) await changeRows([{ id: change.id, effect: await effectOfRow(change, outboxNow()) }]);
  return effect;
}

const recordsOf = (answer: unknown) =>
  (Array.isArray(answer) ? answer : [answer]) as readonly (Fields | null)[];

function newIds(effect: Effect | undefined, answer: unknown): Map<string, string> {
  const records = recordsOf(answer);
  const pairs = (effect?.after ?? []).flatMap((record, index) => {
    const stored = records[index];
    if (!effect || !stored) return [];
    // A recipe is also a food, which has an id of its own.
    const fields = effect.kind === 'recipe' ? (['recipe_id', 'food_id'] as const) : [ID_FIELDS[effect.kind]];
    return fields.flatMap((field) => {
      const id = record[field];
      return isWaitingId(id) && stored[field] ? [[id, String(stored[field])] as const] : [];
    });
  });
  return new Map(pairs);
}

const versionsOf = (effect: Effect | undefined, answer: unknown): Map<string, string> =>
  new Map(
    recordsOf(answer).flatMap((record) =>
      effect && record?.updated_at
        ? [[`${effect.kind} ${idOf(effect.kind, record)}`, String(record.updated_at)] as const]
        : [],
    ),
  );

/** After a write is stored. Its effect may be unknown yet: the answer can come while it is worked out. */
export async function adoptIds(row: OutboxRow, answer: unknown): Promise<void> {
  const current = outboxNow().find(({ id }) => id === row.id) ?? row;
  const effect = current.effect ?? (await effectOfRow(current, outboxNow()));
  const ids = newIds(effect, answer);
  const wasThere = await settleRow(row, ids, versionsOf(effect, answer));
  if (effect && wasThere) await settle(row, effect, ids);
}

const settle = ({ member }: OutboxRow, effect: Effect, ids: ReadonlyMap<string, string>) =>
  addSettled({
    member,
    at: Date.now(),
    effect: { ...(JSON.parse(withStoredIds(JSON.stringify(effect), ids)) as Effect), isStored: true },
  });

/** For a write that was answered at once. */
export async function rememberStored(
  row: OutboxRow,
  effect: Effect | undefined,
  answer: unknown,
): Promise<void> {
  if (effect) await settle(row, effect, newIds(effect, answer));
}

/** How to delete again what a queued write may have stored already. */
const DELETIONS: Readonly<Partial<Record<Effect['kind'], string>>> = {
  meal: '/meals/:id',
  weight: '/weights/:id',
  measurement: '/measurements/:id',
  workout: '/workouts/:id',
  food: '/foods/:id',
  recipe: '/recipes/:id',
};

function deletionsOf(row: OutboxRow): OutboxRow[] {
  const { effect, seq: _seq, ...rest } = row;
  const path = effect && DELETIONS[effect.kind];
  if (!effect || !path || row.method !== 'POST') return [];
  const ids = effect.after.map((record) => idOf(effect.kind, record)).filter(isWaitingId);
  return ids.map((id) => ({
    ...rest,
    id: randomKey(),
    method: 'DELETE',
    path,
    params: { id },
    url: `/api${path.replace(':id', encodeURIComponent(id))}`,
    body: {},
    ifMatch: undefined,
    tries: 0,
    retryAt: undefined,
  }));
}

/** Takes a write out of the queue, with those that need it. One that was sent may be stored: it is deleted then. */
export async function discard(row: OutboxRow): Promise<void> {
  const behind = outboxNow().filter((other) => other.id !== row.id && other.url.includes(row.id));
  const deletions = row.tries > 0 && row.state === 'waiting' ? deletionsOf(row) : [];
  await dropRows(deletions.length > 0 ? behind : [row, ...behind]);
  for (const deletion of deletions) await addRow(deletion);
}

/** Sends a change although the record was changed on another device. */
export const overwrite = (row: OutboxRow): Promise<void> =>
  changeRows([
    {
      id: row.id,
      ifMatch: undefined,
      isOverwriting: true,
      state: 'waiting',
      refusal: undefined,
      current: undefined,
    },
  ]);
