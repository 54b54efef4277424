import { expect, it } from 'vitest';
import { normalizeForSearch, typedText, wordStem } from './plain-text.ts';

it.each([
  ...[
    '',
    ' \t\n',
    '\u00a0\u3000',
    '\u200b',
    '\u200b\u200c\u200d',
    '\u2060',
    '\u00ad',
    '\ufeff',
    '\u202e\u200f',
  ],
  ...[
    '\u3164',
    '\u115f\u1160',
    '\uffa0',
    '\u2800',
    '\u180e',
    '\ufe0f',
    '\u{e0001}\u{e0020}',
    ' \u200b \u00ad ',
  ],
])('%j shows nothing', (text) => expect(typedText(text)).toBe(''));

it.each([
  [' Ada ', 'Ada'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['क्‍ष', 'क्‍ष'],
  ['.', '.'],
])('%j is %j', (text, seen) => expect(typedText(text)).toBe(seen));

it.each([
  ['Push-Up', 'push up'],
  ['  Élan   2 Lift ', 'elan 2 lift'],
  ['Übung (Fuß)', 'ubung fuß'],
  ['引体向上', '引体向上'],
  ['%_', ''],
])('%j is compared as %j', (typed, plain) => expect(normalizeForSearch(typed)).toBe(plain));

it.each([
  ['eggs', 'egg'],
  ['berries', 'berry'],
  ['pies', 'pie'],
  ['tomatoes', 'tomato'],
  ['peaches', 'peach'],
  ['presses', 'press'],
  ['ups', 'up'],
  ['press', 'press'],
  ['hummus', 'hummus'],
  ['abs', 'abs'],
])('%j and its singular have the stem %j', (word, stem) => expect(wordStem(word)).toBe(stem));
