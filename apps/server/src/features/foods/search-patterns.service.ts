/** A few words have few orders; more of them are taken as they were typed. */
const ORDERED_FROM = 5;

function orders(words: readonly string[]): string[][] {
  if (words.length <= 1 || words.length >= ORDERED_FROM) return [[...words]];
  return words.flatMap((word, place) => orders(words.toSpliced(place, 1)).map((rest) => [word, ...rest]));
}

const like = (word: string, isPrefix: boolean) => (isPrefix ? `% ${word}%` : `% ${word} %`);

/**
 * What a search compares the text of a food with. Words are letters and figures alone, so they stand for
 * themselves in every pattern. The last one may be the beginning of a word.
 */
export function patternsOf(words: readonly string[]) {
  const last = words.at(-1) ?? '';
  const place = words.length - 1;
  const typed = words.map((word, index) => ({ word, isLast: index === place }));
  const marked = orders(words.map((_word, index) => String(index))).map((order) =>
    order.flatMap((index) => typed[Number(index)] ?? []),
  );
  const beginning = marked.map((order) =>
    order
      .map(({ word, isLast }, at) => {
        if (at === order.length - 1) return isLast ? word : `${word}(?: |$)`;
        return isLast ? `${word}[^ ]*` : word;
      })
      .join('(?: \\|)? '),
  );
  const whole = marked.map((order) => order.map(({ word }) => word).join(' '));
  return {
    /** The name is these words and no others, in any order. */
    same: `^(?:${whole.join('|')})(?: [|/]|$)`,
    /** The name begins with them, in any order. */
    begins: `^(?:${beginning.join('|')})`,
    /** Every one of them is there. */
    all: typed.map(({ word, isLast }) => like(word, isLast)),
    lastIsWhole: like(last, false),
    /** In the order of an index. */
    prefix: `${words.join(' ')}%`,
  };
}

const tsQuery = (words: readonly string[], lastMark: '' | ':*') =>
  words.map((word, place) => `'${word}'${place === words.length - 1 ? lastMark : ''}`).join(' & ');

/** Of one or two letters, too many words of a million products begin with them. */
const SHORTEST_BEGUN = 3;

export function queriesOf(words: readonly string[]) {
  const isLong = (words.at(-1) ?? '').length >= SHORTEST_BEGUN;
  return {
    whole: tsQuery(words, ''),
    begun: tsQuery(words, isLong ? ':*' : ''),
    generic: tsQuery(words, ':*'),
  };
}
