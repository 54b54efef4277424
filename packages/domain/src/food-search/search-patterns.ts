/** A few words have few orders; more of them are taken as they were typed. */
const ORDERED_FROM = 5;

function orders<T>(words: readonly T[]): T[][] {
  if (words.length <= 1 || words.length >= ORDERED_FROM) return [[...words]];
  return words.flatMap((word, place) => orders(words.toSpliced(place, 1)).map((rest) => [word, ...rest]));
}

const like = (word: string, isPrefix: boolean) => (isPrefix ? `% ${word}%` : `% ${word} %`);

const tsQuery = (words: readonly string[], lastMark: '' | ':*') =>
  words.map((word, place) => `'${word}'${place === words.length - 1 ? lastMark : ''}`).join(' & ');

/** Of one or two letters, too many words of a million products begin with them. */
export const SHORTEST_BEGUN = 3;
/** Sorts behind every text with the same prefix: the upper end of a prefix range. */
const LAST_LETTER = '\uFFFF';

/**
 * What a search compares the text of a food with. Words are letters and figures alone, so they stand for
 * themselves in every pattern. The last one may be the beginning of a word.
 */
export function patternsOf(words: readonly string[]) {
  const last = words.at(-1) ?? '';
  const typed = words.map((word, place) => ({ word, isLast: place === words.length - 1 }));
  const ordered = orders(typed);
  const beginnings = ordered.map((order) =>
    order
      .map(({ word, isLast }, place) => {
        if (place === order.length - 1) return isLast ? word : `${word}(?: |$)`;
        return isLast ? `${word}[^ ]*` : word;
      })
      .join('(?: \\|)? '),
  );
  const names = ordered.map((order) => order.map(({ word }) => word).join(' '));
  const begunNames = ordered.map((order) =>
    order.map(({ word, isLast }) => (isLast ? `${word}[^ ]*` : word)).join(' '),
  );
  return {
    last,
    /** The name is these words and no others, in any order. */
    same: `^(?:${names.join('|')})(?: [|/]|$)`,
    /** They are all that follows the head of the name. */
    isRest: `\\| (?:${names.join('|')})(?: /|$)`,
    words: [...words],
    /** The same, of which the last may be the beginning of one. */
    sameBegun: `^(?:${begunNames.join('|')})(?: [|/]|$)`,
    /** These words mean this one before all others. */
    called: `= (?:${names.join('|')}) =`,
    /** The name begins with them, in any order. */
    begins: `^(?:${beginnings.join('|')})`,
    beginsWhole: `^(?:${names.join('|').replaceAll(' ', '(?: \\|)? ')})(?: |$)`,
    /** Every one of them is there. */
    all: typed.map(({ word, isLast }) => like(word, isLast)),
    allWhole: words.map((word) => like(word, false)),
    lastIsWhole: like(last, false),
    /** Between these two, in the order of an index, are the names that begin with the words as they were typed. */
    first: words.join(' '),
    behind: `${words.join(' ')}${LAST_LETTER}`,
    whole: tsQuery(words, ''),
    begun: tsQuery(words, last.length >= SHORTEST_BEGUN ? ':*' : ''),
    generic: tsQuery(words, ':*'),
  };
}
