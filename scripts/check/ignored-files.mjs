import { spawnSync } from 'node:child_process';

/** Committed files that .gitignore matches: Tailwind and Biome skip them without a word. None without Git. */
export function checkIgnoredFiles(root) {
  const args = ['ls-files', '-z', '--cached', '--ignored', '--exclude-standard'];
  const git = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git.status !== 0) return [];
  const files = git.stdout.split('\0').filter(Boolean);
  return files.map((file) => `${file} is committed but matched by .gitignore: Tailwind and Biome skip it`);
}
