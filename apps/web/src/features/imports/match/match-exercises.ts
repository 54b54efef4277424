import type { Exercise } from '@fitarc/contract/exercise';
import { normalizeForSearch, wordStem } from '@fitarc/domain/plain-text';

type Known = Pick<Exercise, 'exercise_id' | 'name' | 'other_names'>;

export interface NameMatch {
  /** As the file has it. */
  readonly name: string;
  /** Undefined where no rule is certain: the member chooses. */
  readonly exercise: Known | undefined;
  /** By what it was found. */
  readonly rule: 'remembered' | 'name' | 'alias' | 'words' | undefined;
  /** What it might be, the nearest first; offered, never taken. */
  readonly offers: readonly Known[];
}

const SPELLINGS: Record<string, string> = {
  bicep: 'biceps',
  tricep: 'triceps',
  flye: 'fly',
  flys: 'fly',
  pulldowns: 'pulldown',
  bb: 'barbell',
  db: 'dumbbell',
  kb: 'kettlebell',
};
/** Compounds that apps write in one word, in two, or with a hyphen. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\bpull ?ups?\b/g, 'pullup'],
  [/\bchin ?ups?\b/g, 'chinup'],
  [/\bpush ?ups?\b/g, 'pushup'],
  [/\bsit ?ups?\b/g, 'situp'],
  [/\bstep ?ups?\b/g, 'stepup'],
  [/\bskull ?crushers?\b/g, 'skullcrusher'],
  [/\bpull ?downs?\b/g, 'pulldown'],
  [/\bpush ?downs?\b/g, 'pushdown'],
  [/\bkick ?backs?\b/g, 'kickback'],
  [/\bez ?bar\b/g, 'ezbar'],
];

/** The words of a name, whatever their order, brackets, plural and spelling. */
export function wordsOf(name: string): string[] {
  let text = normalizeForSearch(name);
  for (const [pattern, word] of COMPOUNDS) text = text.replace(pattern, word);
  const words = text.split(' ').filter(Boolean);
  const folded = words.map((word) => {
    const known = SPELLINGS[word];
    return known ?? SPELLINGS[wordStem(word)] ?? wordStem(word);
  });
  return [...new Set(folded)].sort();
}

const wordKey = (name: string) => wordsOf(name).join(' ');
const exactKey = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

const OFFERS_AT_MOST = 5;
const NEAR_ENOUGH = 0.5;

function nearness(words: readonly string[], other: readonly string[]): number {
  const shared = words.filter((word) => other.includes(word)).length;
  return (2 * shared) / (words.length + other.length);
}

/** Keeps a name only while one exercise has it. */
function addUnique(index: Map<string, Known | null>, key: string, exercise: Known): void {
  const there = index.get(key);
  index.set(key, there === undefined || there?.exercise_id === exercise.exercise_id ? exercise : null);
}

interface Sources {
  readonly exercises: readonly Known[];
  /** Hand-written: what other apps call them. */
  readonly aliases: readonly { readonly name: string; readonly exercise_id: Known['exercise_id'] }[];
  /** What the member chose before. */
  readonly remembered: readonly { readonly name: string; readonly exercise_id: Known['exercise_id'] }[];
}

/** Finds exercises by the names other apps give them: by certain rules alone. */
export class ExerciseMatcher {
  readonly #byId: Map<string, Known>;
  readonly #remembered = new Map<string, Known>();
  readonly #names = new Map<string, Known | null>();
  readonly #aliases = new Map<string, Known | null>();
  readonly #words = new Map<string, Known | null>();
  readonly #wordLists: readonly { readonly exercise: Known; readonly words: readonly string[] }[];

  constructor({ exercises, aliases, remembered }: Sources) {
    this.#byId = new Map(exercises.map((exercise) => [String(exercise.exercise_id), exercise]));
    for (const exercise of exercises) {
      addUnique(this.#names, exactKey(exercise.name), exercise);
      addUnique(this.#words, wordKey(exercise.name), exercise);
    }
    for (const { name, exercise_id } of aliases) {
      const exercise = this.#byId.get(String(exercise_id));
      if (exercise) addUnique(this.#aliases, exactKey(name), exercise);
    }
    for (const { name, exercise_id } of remembered) {
      const exercise = this.#byId.get(String(exercise_id));
      if (exercise) this.#remembered.set(exactKey(name), exercise);
    }
    // What the library's search knows an exercise by is a hint: 'Ab Wheel' finds the barbell rollout as well.
    this.#wordLists = exercises.flatMap((exercise) =>
      [exercise.name, ...exercise.other_names].map((other) => ({ exercise, words: wordsOf(other) })),
    );
  }

  match(name: string): NameMatch {
    const rules = [
      ['remembered', this.#remembered.get(exactKey(name))],
      ['name', this.#names.get(exactKey(name))],
      ['alias', this.#aliases.get(exactKey(name))],
      ['words', this.#words.get(wordKey(name))],
    ] as const;
    const [rule, exercise] = rules.find(([, found]) => found) ?? [undefined, undefined];
    return { name, rule, exercise: exercise ?? undefined, offers: exercise ? [] : this.#offers(name) };
  }

  #offers(name: string): Known[] {
    const words = wordsOf(name);
    const rated = this.#wordLists.map(({ exercise, words: other }) => ({
      exercise,
      rate: nearness(words, other),
    }));
    const near = rated.filter(({ rate }) => rate >= NEAR_ENOUGH).sort((a, b) => b.rate - a.rate);
    return [...new Set(near.map(({ exercise }) => exercise))].slice(0, OFFERS_AT_MOST);
  }
}
