import type { Folded } from '@fitarc/domain/waiting/fold';
import { idOf, withStoredIds } from '@fitarc/domain/waiting/waiting-write';
import type { OutboxRow, SettledWrite } from './database.ts';
import { changed } from './outbox.ts';
import { outboxDb } from './queue-database.ts';

type Writes = Awaited<ReturnType<typeof writesTransaction>>;

const writesTransaction = async () => (await outboxDb()).transaction(['writes', 'ids'], 'readwrite');

const keyOf = (tx: Writes, id: string) => tx.objectStore('writes').index('id').getKey(id);

async function addOnce(tx: Writes, row: OutboxRow): Promise<void> {
  // A second press after a try whose end nobody knows has the same key.
  if ((await keyOf(tx, row.id)) === undefined) await tx.objectStore('writes').add(row);
}

async function put(tx: Writes, row: OutboxRow): Promise<void> {
  const seq = await keyOf(tx, row.id);
  if (seq !== undefined) await tx.objectStore('writes').put({ ...row, seq });
}

async function remove(tx: Writes, id: string): Promise<void> {
  const key = await keyOf(tx, id);
  if (key !== undefined) await tx.objectStore('writes').delete(key);
}

async function finish(tx: Writes): Promise<void> {
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

/** The ids that the server gave to records which were queued. */
async function storedIds(tx: Writes): Promise<Map<string, string>> {
  const known = await tx.objectStore('ids').getAll();
  return new Map(known.map(({ id, stored }) => [id, stored]));
}

const withIds = (row: OutboxRow, ids: ReadonlyMap<string, string>): OutboxRow =>
  JSON.parse(withStoredIds(JSON.stringify(row), ids)) as OutboxRow;

/** Adds a write or folds it into what is queued, in one transaction: none of it may be sent in between. */
export async function foldRow(
  row: OutboxRow,
  fold: (queue: readonly OutboxRow[], row: OutboxRow) => Folded<OutboxRow>,
): Promise<Folded<OutboxRow>> {
  const tx = await writesTransaction();
  const current = withIds(row, await storedIds(tx));
  const queue = (await tx.objectStore('writes').getAll()).filter(({ member }) => member === row.member);
  const folded = fold(queue, current);
  for (const { id } of folded.drop) await remove(tx, id);
  if (folded.change) await put(tx, folded.change);
  if (folded.add) await addOnce(tx, current);
  await finish(tx);
  return folded;
}

/** Only screens that were open meanwhile still name records by their old ids. */
const MOST_IDS = 1000;

/** The versions of records, by kind and id, as the server has them now. */
export type Versions = ReadonlyMap<string, string>;

/** A later change of the same record is one of this version: otherwise it would conflict with the member's own. */
function withVersion(row: OutboxRow, versions: Versions): OutboxRow {
  const { effect } = row;
  const version = effect?.before
    .map((record) => versions.get(`${effect.kind} ${idOf(effect.kind, record)}`))
    .find((known) => known !== undefined);
  return version && row.state === 'waiting' ? { ...row, ifMatch: version } : row;
}

/**
 * After a write is stored: it leaves the queue, and those that name its records name them by their new ids and
 * versions. Answers whether it was there: two answers may come for a write that was sent twice.
 */
export async function settleRow(
  row: OutboxRow,
  ids: ReadonlyMap<string, string>,
  versions: Versions,
): Promise<boolean> {
  const tx = await writesTransaction();
  const wasThere = (await keyOf(tx, row.id)) !== undefined;
  if ((await tx.objectStore('ids').count()) > MOST_IDS) await tx.objectStore('ids').clear();
  for (const [id, stored] of ids) await tx.objectStore('ids').put({ id, stored });
  await remove(tx, row.id);
  for (const other of await tx.objectStore('writes').getAll()) {
    const named = withIds(other, ids);
    const next = wasThere && other.member === row.member ? withVersion(named, versions) : named;
    if (JSON.stringify(other) !== JSON.stringify(next)) await put(tx, next);
  }
  await finish(tx);
  return wasThere;
}

/** The row as it is to be sent now, counted as sent; undefined where it has left the queue or was refused. */
export async function claimRow({ id }: OutboxRow): Promise<OutboxRow | undefined> {
  const tx = await writesTransaction();
  const stored = await tx.objectStore('writes').index('id').get(id);
  const claimed =
    stored?.state === 'waiting'
      ? withIds({ ...stored, tries: stored.tries + 1 }, await storedIds(tx))
      : undefined;
  if (claimed) await put(tx, claimed);
  await finish(tx);
  return claimed;
}

/** With the ids of records that were queued when the screen read them, and are stored by now. */
export async function withKnownIds(row: OutboxRow): Promise<OutboxRow> {
  const tx = await writesTransaction();
  const named = withIds(row, await storedIds(tx));
  await tx.done;
  return named;
}
