import fs from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../lib/files.mjs';

const ROW = /^- \*\*R-(\d{3,4})\*\* ([BSHPU]): (.+)$/gm;
const ANY_ROW = /^- \*\*R-/gm;
const NAMED = /\bR-(\d{3,4})\b(?: to R-(\d{3,4})\b)?/g;
const TEST = /\.(test|spec)\.(ts|mjs)$/;

/** The numbers a text names, ranges in full. */
export function rowsNamedIn(text) {
  return [...text.matchAll(NAMED)].flatMap(([, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, place) => Number(from) + place),
  );
}

/** Rows that are not written like one, or whose number is not the next: a test would name another row. */
function malformed(text, rows) {
  const lines = text.match(ANY_ROW)?.length ?? 0;
  const unlike =
    lines > rows.length
      ? [`docs/requirements.md: ${lines - rows.length} rows are not written as - **R-001** B: text`]
      : [];
  const wrong = rows.find(([, number], place) => Number(number) !== place + 1);
  return [...unlike, ...(wrong ? [`docs/requirements.md: R-${wrong[1]} is not the next number`] : [])];
}

/** The rows of docs/requirements.md that no test names, and rows that do not exist. */
export function checkRequirements(root) {
  const text = fs.readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
  const rows = [...text.matchAll(ROW)];
  const tests = repositoryFiles(root).filter((name) => TEST.test(name));
  const named = new Set(tests.flatMap((file) => rowsNamedIn(fs.readFileSync(path.join(root, file), 'utf8'))));
  if (rows.length === 0) return ['docs/requirements.md has no rows'];
  const unnamed = rows
    .filter(([, number]) => !named.has(Number(number)))
    .map(([, number, , words]) => `no test names R-${number}: ${words}`);
  const unknown = [...named]
    .filter((number) => number < 1 || number > rows.length)
    .map((number) => `a test names R-${number}, which is no row`);
  return [...malformed(text, rows), ...unnamed, ...unknown];
}
