import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { foodWords } from './foods.tables.ts';

/** In one order, so that two who add the same words wait for each other and never both. */
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

/** Before the words of another catalogue come in. */
export async function forgetGenericWords(db: Executor): Promise<void> {
  await db.update(foodWords).set({ generic: false });
}

interface NearWord {
  readonly typed: string;
  /** It is a word as it stands, or the beginning of one. */
  readonly isKnown: boolean;
  readonly word: string | null;
  readonly generic: boolean | null;
}

const NEAR_AT_MOST = 40;

/** What each of the words may have been meant to be: the like of it, and shipped words that begin alike. */
export async function listNearWords(db: Executor, words: readonly string[]): Promise<NearWord[]> {
  const asked = sql`unnest(${sql.param([...words])}::text[]) with ordinality asked(typed, place)`;
  const { rows } = await db.execute(sql`
    select asked.typed, known.found as "isKnown", near.word, near.generic
    from ${asked}
    cross join lateral (
      select exists (
        select from food_words where word like asked.typed || case when place = ${words.length} then '%' else '' end
      ) as found
    ) known
    left join lateral (
      (select word, generic from food_words where word % asked.typed
        order by similarity(word, asked.typed) desc limit ${NEAR_AT_MOST})
      union
      (select word, generic from food_words
        where generic and word ~>=~ left(asked.typed, 1) and word ~<~ (left(asked.typed, 1) || U&'\\FFFF')
          and length(word) between length(asked.typed) - 2 and length(asked.typed) + 2)
    ) near on not known.found
    order by place`);
  return rows as unknown as NearWord[];
}
