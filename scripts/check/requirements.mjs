import fs from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../lib/files.mjs';

const ROW = /^- \*\*R-(\d{3})\*\* ([BSH]): (.+)$/gm;
const NAMED = /\bR-(\d{3})(?: to R-(\d{3}))?/g;
const TEST = /\.(test|spec)\.(ts|mjs)$/;

/** The numbers a text names, ranges in full. */
export function rowsNamedIn(text) {
  return [...text.matchAll(NAMED)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, place) => Number(from) + place),
  );
}

/** The rows of docs/requirements.md that no test names. */
export function checkRequirements(root) {
  const rows = [...fs.readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').matchAll(ROW)];
  const tests = repositoryFiles(root).filter((name) => TEST.test(name));
  const named = new Set(tests.flatMap((file) => rowsNamedIn(fs.readFileSync(path.join(root, file), 'utf8'))));
  if (rows.length === 0) return ['docs/requirements.md has no rows'];
  return rows
    .filter(([, number]) => !named.has(Number(number)))
    .map(([, number, , text]) => `no test names R-${number}: ${text}`);
}
