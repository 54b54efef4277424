import { expect, it } from 'vitest';
import { initials, isEmail, isPasswordLongEnough, isTrue, normaliseEmail, stripBearer } from './identity.ts';

it('takes initials from people as they write their names', () => {
  expect(initials('ada', 'lovelace')).toBe('AL');
  expect(initials('Ada', '')).toBe('A');
  expect(initials(null, undefined)).toBe('U');
  expect(initials('élise', '👩‍🚀x')).toBe('É👩‍🚀');
});

it('counts passwords in characters, not code units', () => {
  expect(isPasswordLongEnough('1234567')).toBe(false);
  expect(isPasswordLongEnough('12345678')).toBe(true);
  expect(isPasswordLongEnough('😀😀😀😀')).toBe(false);
});

it('recognises a basic address', () => {
  for (const good of ['a@b.co', ' Ada.L+x@Sub.Example.org ']) expect(isEmail(good)).toBe(true);
  for (const bad of ['', 'a', 'a@b', '@b.co', 'a@b..co', 'a b@c.de', 'a@b.co,c@d.ef'])
    expect(isEmail(bad)).toBe(false);
  expect(normaliseEmail(' Ada@Example.ORG ')).toBe('ada@example.org');
});

it('takes only a clear yes for verified', () => {
  expect([true, 't', 'true'].every(isTrue)).toBe(true);
  expect([false, 'f', 'T ', 1, null, undefined, 'yes'].some(isTrue)).toBe(false);
});

it('strips the scheme of a token', () => {
  expect(stripBearer('Bearer abc')).toBe('abc');
  expect(stripBearer('bearer   abc')).toBe('abc');
  expect(stripBearer('abc')).toBe('abc');
});
