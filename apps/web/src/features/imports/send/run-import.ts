import * as api from '@fitarc/contract/imports';
import { getNutritionGoals, setNutritionGoals } from '@fitarc/contract/nutrition';
import { weekOf } from '@fitarc/domain/weekday';
import { call } from '../../../lib/api.ts';
import { isConflict } from '../../../lib/api-error.ts';
import { nameWithin, ownKeyOf } from '../prepare/own-key.ts';
import type { PreparedBatch } from '../prepare/prepared-batch.ts';
import {
  findPendingImport,
  type PendingImport,
  readBatch,
  removePendingImport,
  updatePendingImport,
} from './import-store.ts';

const sum = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) => {
  const total: Record<string, number> = { ...one };
  for (const [key, value] of Object.entries(other)) total[key] = (total[key] ?? 0) + value;
  return total;
};

interface Named {
  readonly own_key?: string;
  readonly exercise_id?: unknown;
}

/** Exercises of the member's own get the id they were stored under. */
function resolveOwn(batch: PreparedBatch, ownIds: PendingImport['ownIds']): api.ImportBatchDraft {
  const resolve = <T extends Named>({ own_key, ...entry }: T) => ({
    ...entry,
    exercise_id: Number(own_key === undefined ? entry.exercise_id : ownIds[own_key]),
  });
  return {
    ...batch,
    favorites: batch.favorites?.map(resolve),
    plans: batch.plans?.map((plan) => ({
      ...plan,
      workouts: weekOf((day) => plan.workouts[day].map(resolve)),
      more_weeks: plan.more_weeks?.map((week) => weekOf((day) => week[day].map(resolve))),
    })),
    workouts: batch.workouts?.map((workout) => ({
      ...workout,
      exercises: workout.exercises.map(resolve),
    })),
  };
}

async function start(pending: PendingImport): Promise<PendingImport> {
  if (pending.importId !== undefined) return pending;
  const { source, fileName, fileHash } = pending;
  const body = { source, file_name: fileName, file_hash: fileHash };
  const { import_id } = await call(api.startImport, { body }, { idempotencyKey: `${pending.id}-start` });
  const started = { ...pending, importId: Number(import_id) };
  await updatePendingImport(started);
  return started;
}

async function sendNext(pending: PendingImport): Promise<PendingImport> {
  const stored = await readBatch(pending.id, pending.next);
  if (!stored) return { ...pending, next: pending.next + 1 };
  const json = stored.includes('"own_key":')
    ? JSON.stringify(resolveOwn(JSON.parse(stored), pending.ownIds))
    : stored;
  const answer = await call(
    api.sendImportBatch,
    { params: { id: String(pending.importId) }, body: {} },
    { idempotencyKey: `${pending.id}-${pending.next}`, json },
  );
  const ids = answer.exercises.map(({ key, exercise_id }) => [key, Number(exercise_id)] as const);
  const sent = {
    ...pending,
    next: pending.next + 1,
    ownIds: { ...pending.ownIds, ...Object.fromEntries(ids) },
    added: sum(pending.added, answer.added),
    skipped: sum(pending.skipped, answer.skipped),
  };
  await updatePendingImport(sent);
  return sent;
}

/** So that the next file of this app asks less. Whoever has the most that can be remembered is done without it. */
async function rememberChoices({ chosen, ownIds }: PendingImport): Promise<void> {
  const matches = Object.entries(chosen).flatMap(([name, choice]) => {
    const exercise_id = choice === 'own' ? ownIds[ownKeyOf(name)] : choice;
    return exercise_id === undefined ? [] : [{ name: nameWithin(name, 200), exercise_id }];
  });
  for (let at = 0; at < matches.length; at += 1000)
    await call(api.saveExerciseMatches, { body: { matches: matches.slice(at, at + 1000) } }).catch(
      (error) => {
        if (!isConflict(error)) throw error;
      },
    );
}

/** Goals set by hand elsewhere replace calculated ones, never those set by hand or learned here. */
async function applyGoals({ goals }: PendingImport): Promise<void> {
  if (!goals) return;
  const present = await call(getNutritionGoals, { query: { optional: true } });
  if (present && present.source !== 'calculated') return;
  await call(setNutritionGoals, { body: goals });
}

const lockName = (id: string) => `fitarc-import-${id}`;

/** In one tab at a time; undefined when another one sends it already. */
async function inThisTab<T>(id: string, run: () => Promise<T>): Promise<T | undefined> {
  if (!navigator.locks) return run();
  return navigator.locks.request(lockName(id), { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}

/** Once the tab that sends it has stopped. */
export async function whenFree(id: string): Promise<void> {
  await navigator.locks?.request(lockName(id), () => undefined);
}

export type RunOutcome =
  | { readonly kind: 'done'; readonly pending: PendingImport; readonly entry: api.ImportEntry }
  | { readonly kind: 'paused'; readonly pending: PendingImport }
  | { readonly kind: 'elsewhere' }
  /** Finished or discarded by another tab. */
  | { readonly kind: 'gone' };

interface RunOptions {
  onProgress(pending: PendingImport): void;
  /** By the member, or by leaving the page, after which it goes on by itself. */
  stopped(): 'paused' | 'left' | undefined;
}

/** Sends what is left of an import. Each batch has its key: sent twice, it is stored once. */
export async function runImport(id: string, { onProgress, stopped }: RunOptions): Promise<RunOutcome> {
  const outcome = await inThisTab(id, async (): Promise<RunOutcome> => {
    const found = await findPendingImport(id);
    if (!found) return { kind: 'gone' };
    let pending = await start({ ...found, isPaused: false });
    onProgress(pending);
    while (pending.next < pending.total) {
      const why = stopped();
      if (why) {
        await updatePendingImport({ ...pending, isPaused: why === 'paused' });
        return { kind: 'paused', pending };
      }
      pending = await sendNext(pending);
      onProgress(pending);
    }
    await rememberChoices(pending);
    await applyGoals(pending);
    const left_out = pending.leftOut.map(({ reason, count }) => ({ reason: reason.slice(0, 300), count }));
    const entry = await call(api.finishImport, {
      params: { id: String(pending.importId) },
      body: { left_out },
    });
    await removePendingImport(id);
    return { kind: 'done', pending, entry };
  });
  return outcome ?? { kind: 'elsewhere' };
}
