import { describe, expect, it } from 'vitest';
import { isAtDomain, namedDomains, readMailDomain } from './installation.ts';

describe('a mail domain', () => {
  it.each([
    ['example.org', 'example.org'],
    [' @Example.ORG ', 'example.org'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['a-b.example', 'a-b.example'],
  ])('%s is read as %s', (typed, read) => expect(readMailDomain(typed)).toBe(read));

  it.each([
    ...['', 'localhost', '127.0.0.1', '1.2', 'a..b', '.example.org', 'example.org.', '-a.example'],
    ...['example.org/.b', 'example.org#b', 'example.org?b', 'a@example.org', 'a b.example', 'example.org:25'],
    ...['example.org%2f.b', 'example.org\\.b', `${'a'.repeat(254)}.example`],
  ])('%j is none', (typed) => expect(readMailDomain(typed)).toBeUndefined());
});

describe('an address at a domain', () => {
  it('is any address where none is listed', () => expect(isAtDomain('a@anywhere.example', [])).toBe(true));

  it.each([
    ['a@example.org', true],
    ['a@mail.example.org', false],
    ['a@notexample.org', false],
    ['a@example.org/.evil.example', false],
    ['"a@example.org"@evil.example', false],
  ])('%s: %s', (email, isAllowed) => expect(isAtDomain(email, ['example.org'])).toBe(isAllowed));
});

it('domains are named in a sentence', () => {
  expect([['a'], ['a', 'b'], ['a', 'b', 'c']].map(namedDomains)).toEqual(['a', 'a or b', 'a, b or c']);
});
