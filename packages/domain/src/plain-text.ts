/** For comparing what people type: lower case, without accents, words parted by single blanks. */
export const plainText = (text: string): string =>
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
