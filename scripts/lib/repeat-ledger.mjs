import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The commit, with a mark where something is not committed. */
export function commitOf(root) {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty', '--abbrev=40'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : 'unknown';
}

/**
 * Runs of earlier calls, one JSON object a line, so that many long runs need not be made in one go. Those of another
 * commit or part do not count.
 */
export function readRuns(file, { commit, part }) {
  if (!file || !fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter((run) => run.commit === commit && run.part === part);
}

export function addRun(file, run) {
  if (file) fs.appendFileSync(file, `${JSON.stringify(run)}\n`);
}
