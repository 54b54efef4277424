import { describe, expect, it } from 'vitest';
import { similarity, trigramsOf, wordSimilarity } from './trigrams.ts';

/** As PostgreSQL 18 answers them. */
describe('trigrams as pg_trgm has them', () => {
  it('are those of words with blanks around them', () => {
    expect(trigramsOf('cat | of')).toEqual(['  c', ' ca', 'cat', 'at ', '  o', ' of', 'of ']);
  });

  it.each([
    ['word', 'two words', 0.363636],
    ['banana', 'bananna', 0.75],
    ['chiken', 'chicken', 0.5],
    ['a', 'b', 0],
  ])('similarity of %j and %j', (one, other, expected) =>
    expect(similarity(new Set(trigramsOf(one)), new Set(trigramsOf(other)))).toBeCloseTo(expected, 5),
  );

  it.each([
    ['word', 'two words', 0.8],
    ['sechuanela', 'szechuanella', 0.545455],
    ['smoothie', 'banana smoothi bowl', 0.777778],
  ])('word similarity of %j in %j', (words, text, expected) =>
    expect(wordSimilarity(words, text)).toBeCloseTo(expected, 5),
  );
});
