import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { repositoryFiles } from './lib/files.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';

/** This clone as somebody else would have it, with the packages of this one. */
function cloneOfOurs() {
  const clone = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-clone-'));
  onTestFinished(() => fs.rmSync(clone, { recursive: true, force: true }));
  const needed = (file) => /^(apps\/server\/(src|drizzle)|packages|scripts)\/|^[^/]+$/.test(file);
  for (const file of repositoryFiles(ROOT).filter(needed)) {
    fs.mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    fs.copyFileSync(inRoot(file), path.join(clone, file));
  }
  fs.symlinkSync(inRoot('node_modules'), path.join(clone, 'node_modules'));
  return clone;
}

it('operates with new code beside a server without touching the pages that server shows', {
  timeout: 120_000,
}, () => {
  const clone = cloneOfOurs();
  const page = path.join(clone, 'apps/web/dist/current/assets/page.js');
  fs.mkdirSync(path.dirname(page), { recursive: true });
  fs.writeFileSync(page, 'what a running server serves');
  const { status, stderr } = spawnSync(process.execPath, [path.join(clone, 'scripts/operate.mjs'), 'admin'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: path.join(clone, 'data') },
  });
  expect(stderr).toContain('Usage: npm run admin');
  expect(status).toBe(1);
  expect(fs.existsSync(path.join(clone, 'apps/server/dist/operate.js'))).toBe(true);
  expect(fs.readFileSync(page, 'utf8')).toBe('what a running server serves');
});

it('a backup made in the clone is never committed by accident', () => {
  expect(fs.readFileSync(inRoot('.gitignore'), 'utf8').split('\n')).toContain('*.backup.gz');
});
