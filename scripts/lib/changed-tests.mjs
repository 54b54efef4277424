import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const lines = (root, ...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
};

const uncommitted = (root) => [
  ...lines(root, 'diff', '--name-only', 'HEAD'),
  ...lines(root, 'ls-files', '--others', '--exclude-standard'),
];

/**
 * On a branch: everything since it left main, committed or not. On main itself: what is not committed, else the last
 * commit.
 */
export function changedFiles(root) {
  const [head] = lines(root, 'rev-parse', 'HEAD');
  const [base] = [
    ...lines(root, 'merge-base', 'HEAD', 'main'),
    ...lines(root, 'merge-base', 'HEAD', 'origin/main'),
  ];
  const pending = uncommitted(root);
  if (base && base !== head) return [...new Set([...lines(root, 'diff', '--name-only', base), ...pending])];
  return pending.length > 0 ? [...new Set(pending)] : lines(root, 'diff', '--name-only', 'HEAD~1');
}

const FEATURES = 'apps/server/src/features';
const FEATURE =
  /^(?:apps\/(?:server|web)\/src\/features|packages\/contract\/src)\/([\w-]+)(?:\/|\.(?:test\.)?ts$)/;
const PLATFORM = /^apps\/server\/src\/(?:platform\/(?!engine\/)[\w-]+|config|catalogue)\//;
const SERVER_TEST = /^apps\/server\/(?!src\/platform\/engine\/).*\.test\.ts$/;

/** Folders and files of API tests that are about the changed files. */
export function apiTestsOf(root, files) {
  const exists = (place) => fs.existsSync(path.join(root, place));
  const places = files.flatMap((file) => {
    const feature = FEATURE.exec(file)?.[1];
    const platform = PLATFORM.exec(file)?.[0];
    return [
      ...(feature ? [`${FEATURES}/${feature}/`] : []),
      ...(platform ? [platform] : []),
      ...(SERVER_TEST.test(file) ? [file] : []),
    ];
  });
  return [...new Set(places)].filter(exists).sort();
}
