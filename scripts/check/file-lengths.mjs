import fs from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../lib/files.mjs';

const MOST_LINES = 250;
const CODE = /\.(ts|tsx|mjs)$/;

/** The last line counts whether or not the file ends in a line break. */
const linesOf = (text) => text.replace(/\n$/, '').split('\n').length;

/** Files of code that are too long to be about one thing. */
export function checkFileLengths(root) {
  return repositoryFiles(root)
    .filter((file) => CODE.test(file))
    .map((file) => ({ file, lines: linesOf(fs.readFileSync(path.join(root, file), 'utf8')) }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file} has ${lines} lines, more than ${MOST_LINES}`);
}
