import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from './paths.mjs';
import { addRun, commitOf, readRuns } from './repeat-ledger.mjs';

const folder = () => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-ledger-'));
  onTestFinished(() => fs.rmSync(place, { recursive: true, force: true }));
  return place;
};

it('counts earlier runs of the same commit and part, and no others', () => {
  const file = path.join(folder(), 'runs.jsonl');
  const run = { commit: 'one', part: '', passed: 5, failed: 0, seconds: 60 };
  expect(readRuns(file, run)).toEqual([]);
  for (const other of [{}, { commit: 'two' }, { part: 'browser' }, { failed: 1 }])
    addRun(file, { ...run, ...other });
  expect(readRuns(file, run)).toEqual([run, { ...run, failed: 1 }]);
});

it('keeps nothing without a file', () => {
  addRun(undefined, { commit: 'one', part: '' });
  expect(readRuns(undefined, { commit: 'one', part: '' })).toEqual([]);
});

it('names the commit of a clone, and does not fail elsewhere', () => {
  expect(commitOf(ROOT)).toMatch(/^(?:[\da-f]{40}(?:-dirty)?|unknown)$/);
  expect(commitOf(folder())).toBe('unknown');
});
