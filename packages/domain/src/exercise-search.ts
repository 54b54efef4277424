import type { Entry, ExerciseIndex, Name, SearchedExercise } from './exercise-index.ts';
import { nearWords } from './near-words.ts';
import { readingsOf } from './search-words.ts';

const WHOLE = 3;
const BEGINS = 2;
const INSIDE = 1;
const NOT = 0;
/** Shorter ones stand inside of too many words. */
const INSIDE_FROM = 3;

/** Of a word that goes on into the next one: 'inclined' is no 'Incline Dumbbell Press'. */
const REACHES_BY = 2;

/** From the beginning of a word into the next ones. */
function isAcross(word: string, words: readonly string[]): boolean {
  let left = word;
  for (const one of words) {
    if (!left.startsWith(one)) return left === '' || (left.length >= REACHES_BY && one.startsWith(left));
    left = left.slice(one.length);
  }
  return left === '';
}

/** 'latpulldown' is in 'Lat Pulldown', and 'lift' in 'Deadlift'; 'ssb' is not in 'Cross-Body'. */
const isInside = (word: string, { words, joined }: Name): boolean =>
  word.length >= INSIDE_FROM &&
  joined.includes(word) &&
  words.some((one, at) => one.includes(word) || (word.startsWith(one) && isAcross(word, words.slice(at))));

function fitOfWord(word: string, name: Name): number {
  if (name.words.includes(word)) return WHOLE;
  if (name.words.some((one) => one.startsWith(word))) return BEGINS;
  return isInside(word, name) ? INSIDE : NOT;
}
const fitOf = (words: readonly string[], name: Name) =>
  Math.min(...words.map((word) => fitOfWord(word, name)));
const inFields = (word: string, fields: readonly string[]) =>
  fields.some((field) => field === word || (word.length >= INSIDE_FROM && field.startsWith(word)));

/** The order of what is found; what comes before FIELDS is called what was typed. */
const RANK = {
  name: 0,
  otherName: 1,
  common: 2,
  beginning: 3,
  words: 4,
  commonBeginnings: 5,
  beginningLetters: 6,
  wordBeginnings: 7,
  inside: 8,
  otherWords: 9,
  insideOther: 10,
  fields: 11,
};

interface Hit<T> {
  readonly exercise: T;
  readonly rank: number;
  /** Words of the name that were not typed. */
  readonly spare: number;
  /** How many words follow each other in the name as they were typed. */
  readonly inOrder: number;
}

function rankOf<T extends SearchedExercise>(entry: Entry<T>, words: readonly string[]): number | undefined {
  const { name, others, exercise } = entry;
  const whole = words.join('');
  if (name.joined === whole) return RANK.name;
  if (others.some(({ joined }) => joined === whole)) return RANK.otherName;
  const fit = fitOf(words, name);
  const otherFit = Math.max(NOT, ...others.map((other) => fitOf(words, other)));
  const begins = name.joined.startsWith(whole);
  if (exercise.common && Math.max(fit, otherFit) === WHOLE) return RANK.common;
  if (fit === WHOLE) return begins ? RANK.beginning : RANK.words;
  const isBegun = fit === BEGINS || others.some(({ joined }) => joined.startsWith(whole));
  if (exercise.common && isBegun) return RANK.commonBeginnings;
  if (fit === BEGINS) return begins ? RANK.beginningLetters : RANK.wordBeginnings;
  if (fit === INSIDE) return RANK.inside;
  if (otherFit > NOT) return otherFit === INSIDE ? RANK.insideOther : RANK.otherWords;
  const isSomewhere = (word: string) =>
    [name, ...others].some((one) => fitOfWord(word, one) >= BEGINS) || inFields(word, entry.fields);
  return words.every(isSomewhere) ? RANK.fields : undefined;
}

const SPARE_OF_FIELDS = 100;
function spareOf<T>({ name, others }: Entry<T>, words: readonly string[]): number {
  const fitting = [name, ...others].filter((one) => fitOf(words, one) > NOT);
  if (fitting.length > 0) return Math.min(...fitting.map((one) => one.words.length)) - words.length;
  // What has more of the words in its name comes first.
  return SPARE_OF_FIELDS - words.filter((word) => fitOfWord(word, name) > NOT).length;
}

const orderOf = (words: readonly string[], { joined }: Name) =>
  words.slice(1).filter((word, at) => joined.indexOf(words[at] ?? '') < joined.indexOf(word)).length;

function hitOf<T extends SearchedExercise>(entry: Entry<T>, readings: readonly (readonly string[])[]) {
  let best: Hit<T> | undefined;
  for (const words of readings) {
    if (!words.every((word) => entry.text.includes(word))) continue;
    const rank = rankOf(entry, words);
    if (rank !== undefined && (!best || rank < best.rank))
      best = {
        exercise: entry.exercise,
        rank,
        spare: spareOf(entry, words),
        inOrder: orderOf(words, entry.name),
      };
  }
  return best;
}

const inAlphabet = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

const byRank = <T extends SearchedExercise>(a: Hit<T>, b: Hit<T>) =>
  a.rank - b.rank ||
  Number(b.exercise.common ?? false) - Number(a.exercise.common ?? false) ||
  a.spare - b.spare ||
  b.inOrder - a.inOrder ||
  a.exercise.name.length - b.exercise.name.length ||
  inAlphabet(a.exercise.name.toLowerCase(), b.exercise.name.toLowerCase());

function hitsOf<T extends SearchedExercise>(
  { entries }: ExerciseIndex<T>,
  readings: readonly (readonly string[])[],
): Hit<T>[] {
  return entries.flatMap((entry) => hitOf(entry, readings) ?? []).sort(byRank);
}

const READINGS_AT_MOST = 24;

/** Every word in each of the ways it may be meant. */
function combined(choices: readonly (readonly string[])[]): string[][] {
  let readings: string[][] = [[]];
  for (const ways of choices)
    readings = readings.flatMap((reading) => ways.map((way) => [...reading, way])).slice(0, READINGS_AT_MOST);
  return readings;
}

const isKnown = <T>({ vocabulary, entries }: ExerciseIndex<T>, word: string) =>
  [...vocabulary].some((one) => one.startsWith(word)) ||
  entries.some(({ name, others }) => [name, ...others].some((one) => isInside(word, one)));

/** As if words nobody uses, or then any word, had been typed wrong. */
function mistypedHits<T extends SearchedExercise>(index: ExerciseIndex<T>, words: readonly string[]) {
  const isRight = new Set(words.filter((word) => isKnown(index, word)));
  for (const trusted of [isRight, new Set<string>()]) {
    const choices = words.map((word) => {
      const near = trusted.has(word) ? [] : nearWords(word, [...index.vocabulary, ...index.pairs]);
      return isRight.has(word) ? [word, ...near.filter((one) => one !== word)] : near;
    });
    // One reading after the other: the nearest word is the likeliest.
    const hits = choices.some((ways) => ways.length === 0) ? [] : hitsOf(index, combined(choices));
    if (hits.length > 0) return hits;
  }
  return [];
}

/** Most of what was typed, where one word too many was. */
function partialHits<T extends SearchedExercise>(index: ExerciseIndex<T>, words: readonly string[]) {
  if (words.length < 3) return [];
  return hitsOf(
    index,
    words.map((_, left) => words.filter((_, at) => at !== left)),
  ).filter(({ rank }) => rank < RANK.fields);
}

export interface FoundExercise<T> {
  readonly exercise: T;
  /** It is the very name. */
  readonly exact: boolean;
  /** It is called what was typed, and not found by a muscle or its equipment. */
  readonly named: boolean;
}

/**
 * What fits what was typed, the best first: the very name, the very other name, common lifts that are called so, names
 * that begin so, that have the words, that hold them; other names; then muscles and equipment. Where nothing fits,
 * what is nearest.
 */
export function searchExercises<T extends SearchedExercise>(
  index: ExerciseIndex<T>,
  typed: string,
): FoundExercise<T>[] {
  const readings = readingsOf(typed);
  const [words = []] = readings;
  if (words.length === 0) return [];
  let hits = hitsOf(index, readings);
  if (hits.length === 0) hits = mistypedHits(index, words);
  if (hits.length === 0) hits = partialHits(index, words);
  return hits.map(({ exercise, rank }) => ({
    exercise,
    exact: rank === RANK.name,
    named: rank < RANK.fields,
  }));
}

/** What a member knows comes right after the very name: by the first of the lists it is on. */
export function familiarFirst<T>(
  found: readonly FoundExercise<T>[],
  lists: readonly ((exercise: T) => boolean)[],
): T[] {
  const placeOf = ({ exercise, exact, named }: FoundExercise<T>) => {
    if (exact) return -1;
    const at = named ? lists.findIndex((isOn) => isOn(exercise)) : -1;
    return at < 0 ? lists.length : at;
  };
  return found
    .map((one) => ({ one, place: placeOf(one) }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one.exercise);
}
