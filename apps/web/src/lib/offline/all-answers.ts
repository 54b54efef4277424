import { local } from '../storage.ts';
import type { StoredAnswer } from './database.ts';
import { offlineMember, prefetchedKey } from './member.ts';
import { answersDb } from './queue-database.ts';

/** Of one member; the oldest go first. */
const MOST_ANSWERS = 400;

/** All stored answers whose address begins like this, newest first. */
export async function readAnswers(prefix: string): Promise<StoredAnswer[]> {
  const member = offlineMember();
  if (member === undefined) return [];
  try {
    const range = IDBKeyRange.bound([member, prefix], [member, `${prefix}\uffff`]);
    const answers = await (await answersDb()).getAll('answers', range);
    return answers.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export async function trimAnswers(member: number): Promise<void> {
  const db = await answersDb();
  const mine = IDBKeyRange.bound([member, 0], [member, Number.POSITIVE_INFINITY]);
  const excess = (await db.countFromIndex('answers', 'age', mine)) - MOST_ANSWERS;
  if (excess <= 0) return;
  const tx = db.transaction('answers', 'readwrite');
  let cursor = await tx.store.index('age').openCursor(mine);
  for (let left = excess; cursor && left > 0; left -= 1) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
  await tx.done;
}

export async function dropAnswers(member: number): Promise<void> {
  local.remove(prefetchedKey(member));
  try {
    const all = IDBKeyRange.bound([member], [member, []]);
    await (await answersDb()).delete('answers', all);
  } catch {
    // Nothing is stored where storage is blocked.
  }
}
