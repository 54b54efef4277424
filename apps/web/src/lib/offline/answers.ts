import { local } from '../storage.ts';
import { answersDb, type StoredAnswer } from './database.ts';
import { offlineMember, prefetchedKey } from './member.ts';

/** Of one member; the oldest go first. */
const MOST_ANSWERS = 400;
/** Trimming reads all keys: now and then is enough. */
const TRIM_RATE = 1 / 40;

type Answer = Pick<StoredAnswer, 'text' | 'total' | 'at'>;

/** The stored answer to a read of the signed-in member. A browser that stores nothing has none. */
export async function readAnswer(url: string): Promise<Answer | undefined> {
  const member = offlineMember();
  if (member === undefined) return undefined;
  try {
    return await (await answersDb()).get('answers', [member, url]);
  } catch {
    return undefined;
  }
}

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

async function trim(member: number): Promise<void> {
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

type NewAnswer = Pick<StoredAnswer, 'url' | 'text' | 'total'>;

/** Stores what was read for a member, unless another has signed in since. */
export async function storeAnswers(answers: readonly NewAnswer[], member: number | undefined): Promise<void> {
  if (member === undefined || member !== offlineMember()) return;
  const at = Date.now();
  try {
    const tx = (await answersDb()).transaction('answers', 'readwrite');
    for (const answer of answers) void tx.store.put({ member, ...answer, at });
    await tx.done;
    if (Math.random() < TRIM_RATE) await trim(member);
  } catch (error) {
    // A full disk: the answers are worth less than the queue.
    if (error instanceof DOMException && error.name === 'QuotaExceededError') await dropAnswers(member);
  }
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
