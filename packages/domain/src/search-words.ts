import { normalizeForSearch, wordStem } from './plain-text.ts';

/** Words that say nothing about an exercise: 'bench press with dumbbells' is 'bench press dumbbells'. */
const FILLERS = new Set(
  'a an and at by do exercise for from in my of on or the to using via w with workout'.split(' '),
);

/** What one word stands for. Both what is typed and what exercises are called are read this way. */
const MEANINGS = new Map(
  Object.entries({
    abdominal: 'ab',
    abs: 'ab',
    armed: 'arm',
    bb: 'barbell',
    benchpress: 'bench press',
    bis: 'bicep',
    bss: 'bulgarian split squat',
    bw: 'bodyweight',
    calve: 'calf',
    cg: 'close grip',
    chinup: 'chin up',
    db: 'dumbbell',
    deltoid: 'delt',
    dl: 'deadlift',
    flye: 'fly',
    getup: 'get up',
    ghr: 'glute ham raise',
    hammy: 'hamstring',
    hspu: 'handstand push up',
    kb: 'kettlebell',
    legged: 'leg',
    muscleup: 'muscle up',
    oh: 'overhead',
    ohp: 'overhead press',
    pressdown: 'pushdown',
    pressup: 'push up',
    pullup: 'pull up',
    pushup: 'push up',
    rdl: 'romanian deadlift',
    sa: 'single arm',
    situp: 'sit up',
    skullcrusher: 'skull crusher',
    sl: 'single leg',
    sldl: 'stiff leg deadlift',
    stepup: 'step up',
    tri: 'tricep',
    tyre: 'tire',
  }),
);

/** And two words: joined as most names have them, or British for what the names say in American. */
const PHRASES = new Map(
  Object.entries({
    '1 arm': 'single arm',
    '1 leg': 'single leg',
    'one arm': 'single arm',
    'one hand': 'single arm',
    'one leg': 'single leg',
    'single hand': 'single arm',
    'cross over': 'crossover',
    'dead lift': 'deadlift',
    'kick back': 'kickback',
    'press down': 'pushdown',
    'press up': 'push up',
    'pull down': 'pulldown',
    'pull over': 'pullover',
    'push down': 'pushdown',
    'roll out': 'rollout',
  }),
);

/** Farmer's is farmers, and both are farmer. */
const plainWords = (text: string): string[] =>
  normalizeForSearch(text.replace(/['’]/g, '')).split(' ').filter(Boolean).map(wordStem);

/** Each word, or two that belong together, in the one spelling they are compared in. */
function meantBy(words: readonly string[]): string[] {
  const meant: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const phrase = PHRASES.get(`${word} ${words[at + 1]}`);
    meant.push(...(phrase ?? MEANINGS.get(word) ?? word).split(' '));
    if (phrase) at++;
  }
  return meant;
}

/** The words of a name. */
export const searchWordsOf = (text: string): string[] => meantBy(plainWords(text));

const WORDS_AT_MOST = 8;

/**
 * The ways to read what was typed, the likeliest first: without what says nothing, as it stands, and letter by letter,
 * because 'sa' may be 'single arm' or the beginning of 'sandbag'.
 */
export function readingsOf(typed: string): string[][] {
  const words = plainWords(typed);
  const telling = words.filter((word) => !FILLERS.has(word));
  const plain = telling.length > 0 ? telling : words;
  const readings = [meantBy(plain), meantBy(words), plain].map((reading) => reading.slice(0, WORDS_AT_MOST));
  const texts = readings.map((reading) => reading.join(' '));
  return readings.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
}
