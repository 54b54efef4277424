import { editDistance } from '../near-words.ts';
import type { KnownWords } from './food-source.ts';

const EDITS_AT_MOST = 2;

/** Short words differ in few letters: they allow one edit and need the same first letter; longer ones allow two. */
const isNear = (typed: string, word: string, slips: number) =>
  typed.length <= 5 ? slips <= 1 && word[0] === typed[0] : slips <= EDITS_AT_MOST;

interface Candidate {
  readonly word: string;
  readonly generic: boolean;
}

/** The likeliest word that was meant, if one is near enough; everyday words before those of products. */
export function bestCorrection(typed: string, candidates: readonly Candidate[]): string | undefined {
  const near = candidates.flatMap(({ word, generic }) => {
    const slips = editDistance(typed, word, EDITS_AT_MOST);
    const begins = word[0] === typed[0];
    const cost = slips * 4 + (begins ? 0 : 3) - (generic ? 5 : 0);
    return isNear(typed, word, slips) ? [{ word, cost }] : [];
  });
  return near.sort((one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1))[0]?.word;
}

/** Typed with a blank too many or one too few: 'water melon', 'peanutbutter'. */
function respacings(
  words: readonly string[],
): { readonly parts: readonly string[]; readonly words: string[] }[] {
  const joined = words.slice(1).map((word, place) => {
    const whole = `${words[place]}${word}`;
    return { parts: [whole], words: words.toSpliced(place, 2, whole) };
  });
  const parted = words.flatMap((word, place) =>
    Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => {
      const parts = [word.slice(0, at + 3), word.slice(at + 3)];
      return { parts, words: words.toSpliced(place, 1, ...parts) };
    }),
  );
  return [...joined, ...parted];
}

/** Joins or splits words where that gives known words: 'water melon', 'peanutbutter'. */
export async function correctSpacing(
  source: KnownWords,
  words: readonly string[],
): Promise<string[] | undefined> {
  const ways = respacings(words);
  if (ways.length === 0) return undefined;
  const known = await source.findKnownWords(ways.flatMap(({ parts }) => parts));
  return ways.find(({ parts }) => parts.every((part) => known.has(part)))?.words;
}

/** Spelling correction: the words as they were probably meant; undefined when all are known, or none is close. */
export async function correctSpelling(
  source: KnownWords,
  words: readonly string[],
): Promise<string[] | undefined> {
  const near = await source.listNearWords(words);
  const likely = words.map((typed) =>
    bestCorrection(
      typed,
      near.filter((word) => word.typed === typed),
    ),
  );
  return likely.some(Boolean) ? words.map((typed, place) => likely[place] ?? typed) : undefined;
}
