import { searchWordsOf } from './search-words.ts';

/** What a search looks at, as the screens and the server have it. */
export interface SearchedExercise {
  readonly name: string;
  readonly other_names: readonly string[];
  readonly muscles: readonly string[];
  readonly muscle_groups: readonly string[];
  readonly equipment_options: readonly string[];
  /** One of the lifts most people do. */
  readonly common?: boolean | undefined;
}

export interface Name {
  readonly words: readonly string[];
  readonly joined: string;
}

export interface Entry<T> {
  readonly exercise: T;
  readonly name: Name;
  readonly others: readonly Name[];
  readonly fields: readonly string[];
  /** Whatever does not hold a word of the search needs no closer look. */
  readonly text: string;
}

/** Exercises prepared for searching; to be kept for as long as the list stays the same. */
export interface ExerciseIndex<T> {
  readonly entries: readonly Entry<T>[];
  readonly vocabulary: ReadonlySet<string>;
  /** And names of two words in one piece, as they may be mistyped, too. */
  readonly pairs: ReadonlySet<string>;
}

const nameOf = (text: string): Name => {
  const words = searchWordsOf(text);
  return { words, joined: words.join('') };
};

function entryOf<T extends SearchedExercise>(exercise: T, fieldWords: (field: string) => string[]): Entry<T> {
  const name = nameOf(exercise.name);
  const others = exercise.other_names.map(nameOf);
  const { muscle_groups, muscles, equipment_options } = exercise;
  const fields = [...muscle_groups, ...muscles, ...equipment_options].flatMap(fieldWords);
  const text = [name.joined, ...others.map(({ joined }) => joined), ...fields].join(' ');
  return { exercise, name, others, fields, text };
}

export function indexExercises<T extends SearchedExercise>(exercises: readonly T[]): ExerciseIndex<T> {
  // The same few muscles and kinds of equipment come again and again.
  const known = new Map<string, string[]>();
  const fieldWords = (field: string) => {
    const words = known.get(field) ?? searchWordsOf(field);
    known.set(field, words);
    return words;
  };
  const entries = exercises.map((exercise) => entryOf(exercise, fieldWords));
  const vocabulary = new Set<string>();
  for (const { name, others, fields } of entries)
    for (const words of [name.words, ...others.map((other) => other.words), fields])
      for (const word of words) vocabulary.add(word);
  const names = entries.flatMap(({ name, others }) => [name, ...others]);
  const pairs = new Set(names.filter(({ words }) => words.length === 2).map(({ joined }) => joined));
  return { entries, vocabulary, pairs };
}
