import type { Folded } from '@fitarc/domain/waiting/fold';
import { withStoredIds } from '@fitarc/domain/waiting/waiting-write';
import type { OutboxRow } from './database.ts';
import { addOnce, finish, put, remove, type Writes, writesTransaction } from './outbox.ts';

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

/** After a write is stored: it leaves the queue, and those that name its records name them by their new ids. */
export async function settleRow(row: OutboxRow, ids: ReadonlyMap<string, string>): Promise<void> {
  const tx = await writesTransaction();
  if ((await tx.objectStore('ids').count()) > MOST_IDS) await tx.objectStore('ids').clear();
  for (const [id, stored] of ids) await tx.objectStore('ids').put({ id, stored });
  await remove(tx, row.id);
  for (const other of await tx.objectStore('writes').getAll()) {
    const next = withIds(other, ids);
    if (JSON.stringify(other) !== JSON.stringify(next)) await put(tx, next);
  }
  await finish(tx);
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
