import type { Executor } from '../../../platform/db/database.ts';
import { deleteUnusedWords, listWordsAfter } from './food-words.repository.ts';

const AT_ONCE = 500;

/** Deletes words that no shared food has, in batches: a million products have a hundred thousand words. */
export function wordsCleanUp(db: Executor, atOnce = AT_ONCE): () => Promise<void> {
  let last = '';
  return async () => {
    const words = await listWordsAfter(db, last, atOnce);
    await deleteUnusedWords(db, words);
    last = words.length < atOnce ? '' : (words.at(-1) ?? '');
  };
}
