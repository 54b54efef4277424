import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readPreloads } from './preloads.ts';

function webDirWith(pages?: Record<string, { budgetKb: number; files: string[] }>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fitarc-preloads-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.vite'));
  if (pages) writeFileSync(join(folder, '.vite', 'pages.json'), JSON.stringify({ entry: [], pages }));
  return folder;
}

it('names the files of a page, and none for a page nobody wrote down', () => {
  const preloads = readPreloads(
    webDirWith({ '/trends': { budgetKb: 200, files: ['assets/trends-1.js', 'assets/member-2.js'] } }),
  );
  expect(preloads('/trends')).toBe(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/trends-1.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/member-2.js">',
  );
  expect(preloads('/nowhere')).toBe('');
});

it('does without when the build wrote nothing down', () => {
  expect(readPreloads(webDirWith())('/trends')).toBe('');
});
