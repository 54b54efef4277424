import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['Push-Up', 'push up'],
  ['  Élan   2 Lift ', 'elan 2 lift'],
  ['Übung (Fuß)', 'ubung fuß'],
  ['引体向上', '引体向上'],
  ['%_', ''],
])('%j is compared as %j', (typed, plain) => expect(plainText(typed)).toBe(plain));
