import { expect, it } from 'vitest';
import { isSequenceLine, parseCopy, writeCopy, writeSequence } from './backup-format.ts';

const columns = (names: string[]) => names.map((name) => `"${name.replaceAll('"', '""')}"`);

it('reads the lines it writes, whatever the names are', () => {
  const odd = ['id', 'a "quoted" one', '"', '""', 'comma, "and" space', ') FROM stdin;'];
  const line = writeCopy('"public"."Odd ""name"', columns(odd)).trimEnd();
  expect(parseCopy(line)).toBe('"public"."Odd ""name"');
  expect(isSequenceLine(writeSequence('"public"."it\'s ""one"""', '7', true).trimEnd())).toBe(true);
});

it.each([
  'COPY "public"."t" ("a""b""c" FROM stdin;',
  'COPY "public"."t" ("a", ) FROM stdin;',
  'COPY "public"."t" ("a""b), "c") FROM stdin;',
  'COPY "public"."t" ("a" "b") FROM stdin;',
  'COPY "public"."t" () FROM stdin;',
  'COPY "public"."t" ("a") FROM PROGRAM \'id\';',
])('does not know %s', (line) => {
  expect(parseCopy(line)).toBeUndefined();
});

// Each letter more would double the time of a pattern that can read the same text in two ways: thirty names
// would take longer than any test may.
it.each([
  `COPY "public"."t" (${'"a"'.repeat(20_000)}`,
  `COPY "public"."t" (${'"a", '.repeat(20_000)}`,
  `COPY "public"."t" ("${'""'.repeat(20_000)}`,
  `COPY "public"."${'""'.repeat(20_000)}`,
])('refuses a long hostile line at once', (line) => {
  expect(parseCopy(line)).toBeUndefined();
  expect(isSequenceLine(line.replace('COPY ', "SELECT pg_catalog.setval('"))).toBe(false);
});
