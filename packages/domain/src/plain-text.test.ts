import { expect, it } from 'vitest';
import { plainText, wordStem } from './plain-text.ts';

it.each([
  ['Push-Up', 'push up'],
  ['  Élan   2 Lift ', 'elan 2 lift'],
  ['Übung (Fuß)', 'ubung fuß'],
  ['引体向上', '引体向上'],
  ['%_', ''],
])('%j is compared as %j', (typed, plain) => expect(plainText(typed)).toBe(plain));

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
