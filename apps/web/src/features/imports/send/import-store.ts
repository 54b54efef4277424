import type { ImportSource } from '@fitarc/domain/import-source';
import type { PreparedBatch } from '../prepare/prepared-batch.ts';
import type { LeftOut, ParsedGoals } from '../read/parsed-file.ts';

/** An import on its way, as this device knows it: it goes on after a reload. */
export interface PendingImport {
  readonly id: string;
  /** Whose it is: several may use this device. */
  readonly member: string;
  readonly source: ImportSource;
  readonly fileName: string;
  readonly fileHash: string;
  /** The server's, once it has answered. */
  readonly importId?: number | undefined;
  readonly total: number;
  /** The batch that is sent next. */
  readonly next: number;
  /** The exercises of the member's own that were stored, by their key. */
  readonly ownIds: Readonly<Record<string, number>>;
  /** What the member chose for a name: an exercise by its id, or one of their own. */
  readonly chosen: Readonly<Record<string, number | 'own'>>;
  /** Of FitArc's own download. */
  readonly goals: ParsedGoals | undefined;
  readonly leftOut: readonly LeftOut[];
  readonly added: Readonly<Record<string, number>>;
  readonly skipped: Readonly<Record<string, number>>;
  readonly isPaused: boolean;
}

const NAME = 'fitarc-imports';
const IMPORTS = 'imports';
const BATCHES = 'batches';

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(IMPORTS, { keyPath: 'id' });
    request.result.createObjectStore(BATCHES);
  };
  return asPromise(request);
}

async function inStores<T>(
  mode: IDBTransactionMode,
  use: (store: (name: string) => IDBObjectStore) => Promise<T>,
) {
  const db = await open();
  try {
    const transaction = db.transaction([IMPORTS, BATCHES], mode);
    const done = finished(transaction);
    const result = await use((name) => transaction.objectStore(name));
    await done;
    return result;
  } finally {
    db.close();
  }
}

const batchesOf = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Stores the batches of a file one by one, then the import itself: half of one is never found. */
export async function storeImport(
  pending: Omit<PendingImport, 'total'>,
  batches: Iterable<PreparedBatch>,
  /** Asked after the last batch: what was left out of them. */
  furtherLeftOut: () => readonly LeftOut[],
): Promise<PendingImport> {
  try {
    let total = 0;
    for (const batch of batches) {
      const place = [pending.id, total];
      await inStores('readwrite', (store) => asPromise(store(BATCHES).put(JSON.stringify(batch), place)));
      total += 1;
    }
    const whole = { ...pending, total, leftOut: [...pending.leftOut, ...furtherLeftOut()] };
    await inStores('readwrite', (store) => asPromise(store(IMPORTS).put(whole)));
    return whole;
  } catch (error) {
    // Nobody would find what was stored of it, and where storage is full it keeps it full.
    await removePendingImport(pending.id).catch(() => undefined);
    throw error;
  }
}

/** As JSON: most batches are sent as they are, without being built again. */
export const readBatch = (id: string, at: number): Promise<string | undefined> =>
  inStores('readonly', (store) => asPromise(store(BATCHES).get([id, at])));

export async function listPendingImports(member: string): Promise<PendingImport[]> {
  const all: PendingImport[] = await inStores('readonly', (store) => asPromise(store(IMPORTS).getAll()));
  return all.filter((one) => one.member === member);
}

export const findPendingImport = (id: string): Promise<PendingImport | undefined> =>
  inStores('readonly', (store) => asPromise(store(IMPORTS).get(id)));

/** One that was discarded while a batch was on its way stays discarded. */
export async function updatePendingImport(pending: PendingImport): Promise<void> {
  await inStores('readwrite', async (store) => {
    const isThere = (await asPromise(store(IMPORTS).count(pending.id))) > 0;
    if (isThere) await asPromise(store(IMPORTS).put(pending));
  });
}

export async function removePendingImport(id: string): Promise<void> {
  await inStores('readwrite', async (store) => {
    await asPromise(store(IMPORTS).delete(id));
    await asPromise(store(BATCHES).delete(batchesOf(id)));
  });
}
