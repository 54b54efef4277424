import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../near-words.ts';
import { bestCorrection } from './spelling.ts';

const MOST = 12;

describe('slips between two words', () => {
  it.each([
    ['banana', 'banana', 0],
    ['bnana', 'banana', 1],
    ['bannana', 'banana', 1],
    ['benana', 'banana', 1],
    ['abnana', 'banana', 1],
    ['yogrut', 'yogurt', 1],
    ['chiken', 'chicken', 1],
    ['avacdo', 'avocado', 2],
    ['', 'tea', 3],
    ['tea', '', 3],
  ])('%j and %j: %i', (one, other, slips) => expect(editDistance(one, other, 3)).toBe(slips));

  it('are as many from either side, none only between the same, never more than letters', () => {
    const word = fc.string({ maxLength: MOST });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const slips = editDistance(one, other, MOST);
        expect(slips).toBe(editDistance(other, one, MOST));
        expect(slips === 0).toBe(one === other);
        expect(slips).toBeLessThanOrEqual(Math.max([...one].length, [...other].length));
      }),
    );
  });
});

describe('the word that was meant', () => {
  const words = (...list: string[]) => list.map((word) => ({ word, generic: true }));
  it.each([
    ['the nearer one', 'breda', words('bread', 'brie'), 'bread'],
    ['none that is two slips away from a short word', 'tina', words('tuba'), undefined],
    ['one that is two slips away from a long one', 'brocolli', words('broccoli'), 'broccoli'],
    ['the one that begins alike', 'cale', words('kale', 'cake'), 'cake'],
    ['none that begins otherwise, where the word is short', 'cale', words('kale'), undefined],
    ['one that begins otherwise, where the word is long', 'abnana', words('banana'), 'banana'],
    ['none where none is near', 'xqzzy', words('bread'), undefined],
  ])('is %s', (_case, typed, candidates, meant) => expect(bestCorrection(typed, candidates)).toBe(meant));

  it('is an everyday word, even where a misspelt product is nearer', () => {
    const candidates = [
      { word: 'chiken', generic: false },
      { word: 'chicken', generic: true },
    ];
    expect(bestCorrection('chikin', candidates)).toBe('chicken');
  });
});
