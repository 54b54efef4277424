import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'test-results',
  'playwright-report',
  'screenshots',
]);

/** Every file below a folder, as sorted paths relative to `root` with forward slashes. */
export function walk(root, folder = '', skip = (name) => SKIPPED.has(name)) {
  const absolute = path.join(root, folder);
  if (!fs.existsSync(absolute)) return [];
  if (fs.statSync(absolute).isFile()) return [folder];
  return fs
    .readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !skip(entry.name))
    .flatMap((entry) => {
      const relative = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? walk(root, relative, skip) : entry.isFile() ? [relative] : [];
    })
    .sort();
}

/** What is or would be committed; without Git (an unpacked archive) everything that is not generated. */
export function repositoryFiles(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const git = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (git.status !== 0) return walk(root);
  const files = [...new Set(git.stdout.split('\0').filter(Boolean))];
  return files
    .filter((file) => fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile())
    .sort();
}
