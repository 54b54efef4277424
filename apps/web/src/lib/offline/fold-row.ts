import type { Folded } from '@fitarc/domain/waiting/fold';
import type { OutboxRow } from './database.ts';
import { addOnce, finish, put, remove, storedIds, withIds, writesTransaction } from './outbox.ts';

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

/** After a write is stored: it leaves the queue, and those that name its records name them by their new ids. */
export async function settleRow(row: OutboxRow, ids: ReadonlyMap<string, string>): Promise<void> {
  const tx = await writesTransaction();
  for (const [id, stored] of ids) await tx.objectStore('ids').put({ id, stored });
  await remove(tx, row.id);
  for (const other of await tx.objectStore('writes').getAll()) {
    const next = withIds(other, ids);
    if (JSON.stringify(other) !== JSON.stringify(next)) await put(tx, next);
  }
  await finish(tx);
}
