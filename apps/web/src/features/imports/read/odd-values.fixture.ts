/** What a cell may hold that no app would write. */
// biome-ignore format: a list to read along, not down
export const ODD_CELLS: Record<string, string> = {
  'nothing': '', 'blanks': ' \t\u00a0 ', 'a NUL': 'a\u0000b', 'a byte order mark': '\ufeff1',
  'a line break': 'two\nlines', 'a quotation mark': '"', 'a formula': "=cmd|'/c calc'!A0", 'another formula': '@SUM(1+1)*2',
  'a negative number': '-5', 'a huge number': '1e308', 'more than any number': '1e400', 'next to nothing': '1e-320',
  '400 digits': '9'.repeat(400), 'NaN': 'NaN', 'Infinity': 'Infinity', 'half a thing': '0.5', 'hexadecimal': '0x10',
  'Arabic digits': '١٢', 'the year 0': '0000-01-01 10:00', 'the year 9999': '9999-12-31 10:00', 'no such day': '2026-02-30 10:00',
  'no such day in America': '02/30/2026', 'an hour too many': '2026-02-02 25:61', 'the far past': '1776-07-04T00:00:00+01:00',
  'an inherited name': 'constructor', 'another inherited name': '__proto__', 'nothing to see': '\u200b\u2060', 'an emoji cut in half': '\ud83d', 'markup': '<b>&#9999999999;</b>',
};

const LENGTH = 20_000;

/** What takes forever where an expression goes back and forth over it. */
export const LONG_CELLS: Record<string, string> = Object.fromEntries(
  ['x', '1', ',', ' ', '(', '1 ', '0:', '"'].map((part) => [
    `20,000 characters of ${JSON.stringify(part)}`,
    // With an end that nothing is followed by.
    `${part.repeat(LENGTH / part.length)}!`,
  ]),
);
