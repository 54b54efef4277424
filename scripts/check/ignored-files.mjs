import { execFileSync } from 'node:child_process';

/** Committed files that .gitignore matches: Tailwind and Biome skip them without a word. */
export function checkIgnoredFiles(root) {
  const listed = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter(Boolean);
  return files.map((file) => `${file} is committed but matched by .gitignore: Tailwind and Biome skip it`);
}
