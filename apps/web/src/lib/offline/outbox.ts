import { type OutboxRow, outboxDb } from './database.ts';
import { offlineMember } from './member.ts';

const CHANNEL = 'fitarc-outbox';

/** The queue as this tab knows it, of all members that have one on this device; loaded once, then kept up to date. */
let rows: readonly OutboxRow[] = [];
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;

async function load(): Promise<void> {
  try {
    rows = await (await outboxDb()).getAll('writes');
  } catch {
    rows = [];
  }
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

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function addRow(row: OutboxRow): Promise<void> {
  await (await outboxDb()).add('writes', row);
  await changed();
}

/** Replaces the rows with the same ids, and deletes others. */
export async function changeRows(
  change: readonly OutboxRow[],
  drop: readonly OutboxRow[] = [],
): Promise<void> {
  const tx = (await outboxDb()).transaction('writes', 'readwrite');
  for (const row of change) {
    const key = await tx.store.index('id').getKey(row.id);
    if (key !== undefined) await tx.store.put({ ...row, seq: key });
  }
  for (const { id } of drop) {
    const key = await tx.store.index('id').getKey(id);
    if (key !== undefined) await tx.store.delete(key);
  }
  await tx.done;
  await changed();
}

export const dropRows = (drop: readonly OutboxRow[]): Promise<void> => changeRows([], drop);

/** The ids that the server gave to records which were queued. */
export async function storedIds(): Promise<Map<string, string>> {
  const known = await (await outboxDb()).getAll('ids');
  return new Map(known.map(({ id, stored }) => [id, stored]));
}

export async function storeIds(ids: ReadonlyMap<string, string>): Promise<void> {
  const tx = (await outboxDb()).transaction('ids', 'readwrite');
  for (const [id, stored] of ids) await tx.store.put({ id, stored });
  await tx.done;
}

export const namesWaitingRecord = (text: string): boolean => /waiting(:|%3A)/i.test(text);
