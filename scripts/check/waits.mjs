import fs from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../lib/files.mjs';

const TEST = /^e2e\/.*\.ts$|\.test\.(?:ts|tsx|mjs)$/;
const WAIT = /waitForTimeout\(|\bsleep\(|\bdelay\(|setTimeout\((?:resolve|done)\b/;
const IS_IMPORT = /^import /;
/** What looks again and again until it sees something may pause in between. */
const LOOP = /\b(?:while|for) \(|\bdo \{/;
const LINES_OF_A_LOOP = 8;

const isInLoop = (lines, at) => {
  const indent = lines[at].search(/\S/);
  if (LOOP.test(lines[at])) return true;
  return lines
    .slice(Math.max(0, at - LINES_OF_A_LOOP), at)
    .some((line) => LOOP.test(line) && line.search(/\S/) < indent);
};

/** Files that may wait for a time, with the reason, and how often each does. */
const { allowed } = JSON.parse(fs.readFileSync(new URL('./waits.json', import.meta.url), 'utf8'));

/** Tests that wait for a time to pass instead of for what they want to see. */
export function checkWaits(root, may = allowed) {
  return repositoryFiles(root)
    .filter((file) => TEST.test(file))
    .flatMap((file) => {
      const lines = fs.readFileSync(path.join(root, file), 'utf8').split('\n');
      const found = lines.flatMap((line, at) =>
        WAIT.test(line) && !IS_IMPORT.test(line) && !isInLoop(lines, at) ? [at + 1] : [],
      );
      const most = may[file]?.times ?? 0;
      if (found.length <= most) return [];
      return [`${file} waits for a time in line ${found.join(', ')}; wait for what the test wants to see`];
    });
}
