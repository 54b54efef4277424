/** The trigrams of pg_trgm in their order: each word has two blanks before it and one behind. */
export const trigramsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
    Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3)),
  );

/** similarity() of pg_trgm. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let both = 0;
  for (const trigram of one) if (other.has(trigram)) both++;
  return both === 0 ? 0 : both / (one.size + other.size - both);
}

/** word_similarity() of pg_trgm: the similarity of the words to the part of the text that is most like them. */
export function wordSimilarity(words: string, text: string): number {
  const wanted = new Set(trigramsOf(words));
  const ordered = trigramsOf(text);
  let best = 0;
  ordered.forEach((first, from) => {
    if (!wanted.has(first)) return;
    const part = new Set<string>();
    let both = 0;
    for (const trigram of ordered.slice(from)) {
      if (wanted.has(trigram) && !part.has(trigram)) both++;
      part.add(trigram);
      best = Math.max(best, both / (wanted.size + part.size - both));
    }
  });
  return best;
}
