/** Blanks, controls and everything else that is drawn as nothing: zero width, soft hyphens, directions, fillers. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]*$/u;

/** What somebody typed, without blanks around it; empty where there is nothing to see. */
export const typedText = (text: string): string => (UNSEEN.test(text) ? '' : text.trim());

/** For comparing what people type: lower case, without accents, words parted by single blanks. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A plural without its ending: 'flies' is 'fly', 'presses' is 'press', 'tomatoes' is 'tomato'. */
export const wordStem = (word: string): string =>
  /^(?:.{3,}|up)s$/.test(word) && !/(?:ss|us)$/.test(word)
    ? word.replace(/(?<=..)ies$/, 'y').replace(/(?<=ch|sh|ss|x|o)es$|s$/, '')
    : word;
