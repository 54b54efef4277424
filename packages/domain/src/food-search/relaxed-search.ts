import { foodWords } from './food-words.ts';

/** How a food is cut, sorted, prepared or praised. It goes by its name without them, too. */
const QUALIFIERS = new Set(
  foodWords(
    'fillet filet loin steak cutlet mince rasher whole half sliced diced chopped grated shredded ground minced ' +
      'basmati jasmine arborio risotto sushi long short grain wild easy cook instant quick rolled jumbo ' +
      'organic fresh frozen raw cooked boiled steamed grilled roasted baked fried homemade plain natural unsweetened ' +
      'sweetened salted unsalted lean extra virgin large ' +
      'medium small baby mini big piece slice cup glass mug bowl plate can tin jar pack portion serving of a an the ' +
      'with and in my 0 1 2 3 4 5 10 12 ripe red green yellow white brown black',
  ),
);

export const withoutQualifiers = (words: readonly string[]): string[] =>
  words.filter((word) => !QUALIFIERS.has(word));

const MOST = 8;
/** Shorter words alone say too little. */
const SHORTEST = 3;

/** Fewer words to try, the likeliest first: without qualifiers, with one word less, each word alone from the last. */
export function relaxations(words: readonly string[]): string[][] {
  if (words.length < 2) return [];
  const lists = [
    withoutQualifiers(words),
    ...words.map((_word, place) => words.toSpliced(place, 1)),
    ...words
      .filter(({ length }) => length >= SHORTEST)
      .map((word) => [word])
      .reverse(),
  ];
  const unique = new Map(lists.filter(({ length }) => length > 0).map((list) => [list.join(' '), list]));
  unique.delete(words.join(' '));
  return [...unique.values()].slice(0, MOST);
}
