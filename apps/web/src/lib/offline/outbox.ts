import { type OutboxRow, outboxDb, type SettledWrite } from './database.ts';
import { offlineMember } from './member.ts';

const CHANNEL = 'fitarc-outbox';

/** What waits, as this tab knows it, of all members that have a queue on this device. */
let rows: readonly OutboxRow[] = [];
let settled: readonly SettledWrite[] = [];
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;

const isHeld = ({ heldUntil = 0 }: OutboxRow) => heldUntil > Date.now();
let expiry: ReturnType<typeof setTimeout> | undefined;

/** Once a page should have let go of what it sends itself. */
function lookAgain(held: readonly OutboxRow[]): void {
  clearTimeout(expiry);
  if (held.length === 0) return;
  const first = Math.min(...held.map(({ heldUntil = 0 }) => heldUntil));
  expiry = setTimeout(() => void load(), first - Date.now() + 100);
}

let loads = 0;
let shownLoad = 0;

async function load(): Promise<void> {
  loads += 1;
  const mine = loads;
  let read: readonly OutboxRow[] = [];
  let readSettled: readonly SettledWrite[] = [];
  try {
    const db = await outboxDb();
    [read, readSettled] = await Promise.all([db.getAll('writes'), db.getAll('settled')]);
  } catch {
    // Storage is blocked: there is no queue.
  }
  // Those that began later have read what is newer.
  if (mine < shownLoad) return;
  shownLoad = mine;
  settled = readSettled;
  rows = read.filter((row) => !isHeld(row));
  lookAgain(read.filter(isHeld));
  for (const listener of listeners) listener();
}

/** After another tab has changed the queue. */
channel?.addEventListener('message', () => void load());

/** Resolves once the queue is known. */
export const outboxReady = (): Promise<void> => {
  loading ??= load();
  return loading;
};

async function changed(): Promise<void> {
  await load();
  channel?.postMessage('changed');
}

let snapshot:
  | { of: readonly OutboxRow[]; member: number | undefined; rows: readonly OutboxRow[] }
  | undefined;

/** The signed-in member's queue, oldest first; the same array until it changes. */
export function outboxNow(): readonly OutboxRow[] {
  const member = offlineMember();
  if (snapshot?.of !== rows || snapshot.member !== member)
    snapshot = { of: rows, member, rows: rows.filter((row) => row.member === member) };
  return snapshot.rows;
}

/** What the signed-in member saved after a moment, and the server has. */
export function settledSince(at: number): SettledWrite[] {
  const member = offlineMember();
  return settled.filter((write) => write.member === member && write.at >= at);
}

const MOST_SETTLED = 200;

export async function addSettled(write: SettledWrite): Promise<void> {
  const tx = (await outboxDb()).transaction('settled', 'readwrite');
  await tx.store.add(write);
  const keys = await tx.store.getAllKeys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST_SETTLED))) await tx.store.delete(key);
  await tx.done;
  await changed();
}

export async function dropSettled(member: number): Promise<void> {
  const tx = (await outboxDb()).transaction('settled', 'readwrite');
  for (let cursor = await tx.store.openCursor(); cursor; cursor = await cursor.continue())
    if (cursor.value.member === member) await cursor.delete();
  await tx.done;
  await changed();
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type Writes = Awaited<ReturnType<typeof writesTransaction>>;

export const writesTransaction = async () => (await outboxDb()).transaction(['writes', 'ids'], 'readwrite');

const keyOf = (tx: Writes, id: string) => tx.objectStore('writes').index('id').getKey(id);

export async function addOnce(tx: Writes, row: OutboxRow): Promise<void> {
  // A second press after a try whose end nobody knows has the same key.
  if ((await keyOf(tx, row.id)) === undefined) await tx.objectStore('writes').add(row);
}

export async function put(tx: Writes, row: OutboxRow): Promise<void> {
  const seq = await keyOf(tx, row.id);
  if (seq !== undefined) await tx.objectStore('writes').put({ ...row, seq });
}

export async function remove(tx: Writes, id: string): Promise<void> {
  const key = await keyOf(tx, id);
  if (key !== undefined) await tx.objectStore('writes').delete(key);
}

export async function finish(tx: Writes): Promise<void> {
  await tx.done;
  await changed();
}

export async function addRow(row: OutboxRow): Promise<void> {
  const tx = await writesTransaction();
  await addOnce(tx, row);
  await finish(tx);
}

export type RowChange = Pick<OutboxRow, 'id'> & Partial<OutboxRow>;

/** Changes these fields of the rows as they are stored now: another tab or the sender may have changed others. */
export async function changeRows(changes: readonly RowChange[]): Promise<void> {
  const tx = await writesTransaction();
  for (const change of changes) {
    const stored = await tx.objectStore('writes').index('id').get(change.id);
    if (stored) await put(tx, { ...stored, ...change });
  }
  await finish(tx);
}

export async function dropRows(drop: readonly OutboxRow[]): Promise<void> {
  const tx = await writesTransaction();
  for (const { id } of drop) await remove(tx, id);
  await finish(tx);
}

export const namesWaitingRecord = (text: string): boolean => /waiting(:|%3A)/i.test(text);
