import { NEAR_WORDS_AT_MOST, type NearWord } from '@fitarc/domain/food-search/food-source';
import { and, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { preparedStatement } from '../../../platform/db/prepared.ts';
import { foodWords } from '../foods.tables.ts';

/** Sorted, so that two transactions that add the same words cannot deadlock. */
export async function addWords(db: Executor, words: Iterable<string>, generic = false): Promise<void> {
  const list = [...new Set(words)].sort();
  if (list.length === 0) return;
  await db
    .insert(foodWords)
    .select(sql`select word, ${generic}::boolean from unnest(${sql.param(list)}::text[]) word`)
    .onConflictDoUpdate({
      target: foodWords.word,
      set: { generic: true },
      setWhere: sql`excluded.generic and not ${foodWords.generic}`,
    });
}

const holds = (word: SQL) =>
  sql`to_tsvector('simple', search_text) @@ to_tsquery('simple', quote_literal(${word}))`;
/** No shipped food has the word, none that everybody finds, and none that waits for review. */
const isUnused = sql`not generic
  and not exists (select from foods where shared and removed_at is null and ${holds(sql`food_words.word`)})
  and not exists (select from foods where kind = 'generic' and ${holds(sql`food_words.word`)})
  and not exists (select from foods where kind = 'member' and visibility = 'public' and approval_status = 'pending'
    and ' ' || search_text || ' ' like '% ' || food_words.word || ' %')`;

/** Deletes those of the given words that no shared food has. */
export async function deleteUnusedWords(db: Executor, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await db.delete(foodWords).where(and(inArray(foodWords.word, [...words]), isUnused));
}

/** Keyset page: the next words in alphabetical order. */
export async function listWordsAfter(db: Executor, last: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ word: foodWords.word })
    .from(foodWords)
    .where(gt(foodWords.word, last))
    .orderBy(foodWords.word)
    .limit(limit);
  return rows.map(({ word }) => word);
}

/** Clears the mark of all words; the sync of a new catalogue then marks its own. */
export async function unmarkGenericWords(db: Executor): Promise<void> {
  await db.update(foodWords).set({ generic: false });
}

const knownStatement = preparedStatement((db) =>
  db
    .select({ word: foodWords.word })
    .from(foodWords)
    .where(sql`${foodWords.word} = any(${sql.placeholder('words')}::text[])`)
    .prepare('find_known_words'),
);
export async function findKnownWords(db: Executor, words: readonly string[]): Promise<Set<string>> {
  const rows = await knownStatement(db).execute({ words: [...words] });
  return new Set(rows.map(({ word }) => word));
}

/** The words between these two are those that begin with the text. */
const beginWith = (text: string) =>
  sql`word ~>=~ ${sql.raw(text)} and word ~<~ (${sql.raw(text)} || U&'\\FFFF')`;

/**
 * Candidates for each unknown word: similar words (trigrams), and words of shipped foods with the same first letter.
 * The last word counts as known when it is a prefix of a word.
 */
const nearStatement = preparedStatement((db) =>
  db
    .select({
      typed: sql<string>`asked.typed`.as('typed'),
      word: sql<string>`near.word`.as('word'),
      generic: sql<boolean>`near.generic`.as('generic'),
    })
    .from(
      sql`unnest(${sql.placeholder('words')}::text[]) with ordinality asked(typed, place)
    cross join lateral (
      (select word, generic from food_words where word % typed
        order by similarity(word, typed) desc limit ${sql.raw(String(NEAR_WORDS_AT_MOST))})
      union
      (select word, generic from food_words
        where generic and ${beginWith('left(typed, 1)')}
          and length(word) between length(typed) - 2 and length(typed) + 2)
    ) near
    where not exists (select from food_words where word = typed)
      and not (place = cardinality(${sql.placeholder('words')}::text[])
        and exists (select from food_words where ${beginWith('typed')}))`,
    )
    .prepare('list_near_words'),
);
export const listNearWords = (db: Executor, words: readonly string[]): Promise<NearWord[]> =>
  nearStatement(db).execute({ words: [...words] });
