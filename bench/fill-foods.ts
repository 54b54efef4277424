/** As many products as wanted, named as those on the shelves are. */
import { foodWords } from '@fitarc/domain/food-search/food-words';
import type { Database } from '../apps/server/src/platform/db/database.ts';
import { ADJECTIVES, FLAVOURS, NOUNS, SYLLABLES } from './food-names.ts';

/** So many at a time, to stay well within the time a statement may take. */
const AT_A_TIME = 50_000;
const BRANDS = 50_000;
const words = (texts: readonly string[]) => texts.map((text) => foodWords(text).join(' '));

/** Every choice by another part of one large number: the same foods each time, and in no order. */
const PICK = `(hashint8extended($1::bigint + n, seed) & 9007199254740991)`;
const pick = (list: string, seed: number) =>
  `(${list}::text[])[1 + ${PICK.replace('seed', String(seed))} % cardinality(${list}::text[])]`;

export async function fillFoods(pool: Database['pool'], total: number) {
  for (let made = 0; made < total; made += AT_A_TIME) {
    await pool.query(
      `insert into foods (kind, visibility, approval_status, name, brand, barcode, search_text, calories, protein,
         carbs, fats, created_at, updated_at)
       select 'product', 'public', 'approved', initcap(trim(regexp_replace(concat_ws(' ', a, f, o), ' +', ' ', 'g'))),
         initcap(b), lpad((1000000000000 + $1 + n)::text, 13, '0'),
         trim(regexp_replace(concat_ws(' ', a, f, o), ' +', ' ', 'g')) || ' | ' || b, 100 + n % 400, n % 20, n % 60, n % 30,
         now(), now()
       from (select n, ${pick('$3', 1)} a, ${pick('$4', 2)} f, ${pick('$5', 3)} o,
           (select string_agg(($6::text[])[1 + (brand / 40 ^ place)::int % 40], '' order by place)
            from generate_series(0, 3) place) b
         from (select n, ${PICK.replace('seed', '4')} % ${BRANDS} brand
           from generate_series(1, $2::int) n) numbers) named`,
      [made, Math.min(AT_A_TIME, total - made), words(ADJECTIVES), words(FLAVOURS), words(NOUNS), SYLLABLES],
    );
  }
  const known = [...ADJECTIVES, ...FLAVOURS, ...NOUNS].flatMap(foodWords);
  await pool.query(
    `insert into food_words (word)
     select distinct lower(brand) from foods where kind = 'product' union select unnest($1::text[])
     on conflict do nothing`,
    [known],
  );
}
