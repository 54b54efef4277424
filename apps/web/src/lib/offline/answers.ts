import { openAnswers, resultOfRequest, type StoredAnswer } from './database.ts';
import { offlineMember } from './member.ts';

/** Trimming reads all keys: now and then is enough. */
const TRIM_RATE = 1 / 40;

type Answer = Pick<StoredAnswer, 'text' | 'total' | 'at'>;

const loadAllAnswers = () => import('./all-answers.ts');

/** The stored answer to a read of the signed-in member. A browser that stores nothing has none. */
export async function readAnswer(url: string): Promise<Answer | undefined> {
  const member = offlineMember();
  if (member === undefined) return undefined;
  try {
    const store = (await openAnswers()).transaction('answers').objectStore('answers');
    return await resultOfRequest<StoredAnswer | undefined>(store.get([member, url]));
  } catch {
    return undefined;
  }
}

type NewAnswer = Pick<StoredAnswer, 'url' | 'text' | 'total'>;

async function put(answers: readonly StoredAnswer[]): Promise<void> {
  const tx = (await openAnswers()).transaction('answers', 'readwrite');
  for (const answer of answers) tx.objectStore('answers').put(answer);
  await new Promise((resolve, reject) => {
    tx.oncomplete = resolve;
    tx.onabort = () => reject(tx.error);
  });
}

/** Stores what was read for a member, unless another has signed in since. It may lack writes that were answered after `at`. */
export async function storeAnswers(
  answers: readonly NewAnswer[],
  member: number | undefined,
  at = Date.now(),
): Promise<void> {
  if (member === undefined || member !== offlineMember()) return;
  try {
    await put(answers.map((answer) => ({ member, ...answer, at })));
    if (Math.random() < TRIM_RATE) await (await loadAllAnswers()).trimAnswers(member);
  } catch (error) {
    // A full disk: the answers are worth less than the queue.
    if (error instanceof DOMException && error.name === 'QuotaExceededError')
      await loadAllAnswers().then(
        ({ dropAnswers }) => dropAnswers(member),
        () => undefined,
      );
  }
}
