import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '..');
const LITERAL_KEY = /\b(?:query)?key\s*[:=]\s*\[/i;
/** Extends a key that it is given. */
const PAGED_LIST = path.join('lib', 'use-paged-list.ts');

const mayBuildKeys = (file: string) => /\.(?:queries|test)\.tsx?$/.test(file) || file === PAGED_LIST;

const withLiteralKey = (files: readonly string[]) =>
  files.filter((file) => LITERAL_KEY.test(fs.readFileSync(path.join(SOURCE, file), 'utf8')));

const sources = fs
  .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file));

test('query keys are built in the query files of the features, nowhere else', () => {
  expect(withLiteralKey(sources.filter((file) => !mayBuildKeys(file)))).toEqual([]);
});

test('a literal key is recognised: query files have some', () => {
  expect(withLiteralKey(sources.filter((file) => file.endsWith('.queries.ts')))).not.toEqual([]);
});
