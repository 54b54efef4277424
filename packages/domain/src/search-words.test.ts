import { expect, it } from 'vitest';
import { readingsOf, searchWordsOf } from './search-words.ts';

it('reads short forms and phrases as what they stand for', () => {
  expect(searchWordsOf('DB bench-press')).toEqual(['dumbbell', 'bench', 'press']);
  expect(searchWordsOf('one arm pull over')).toEqual(['single', 'arm', 'pullover']);
});

it('takes words that objects have by nature for words', () => {
  for (const word of ['constructor', 'toString', '__proto__', 'valueOf'])
    expect(readingsOf(word).flat().join('').length).toBeGreaterThan(0);
});
