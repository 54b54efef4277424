import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, ROOT } from './lib/paths.mjs';
import { addRun, commitOf, readRuns } from './lib/repeat-ledger.mjs';
import { run } from './lib/run.mjs';
import { runMain, table, UserError } from './lib/terminal.mjs';
import { faultCounts } from './lib/test-results.mjs';

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-test-repeat-'));
process.once('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));

async function runOnce(turn, part) {
  const file = path.join(scratch, `${turn}.json`);
  const startedAt = Date.now();
  const args = [inRoot('scripts/test.mjs'), `--counts=${file}`, ...part];
  const { code } = await run(process.execPath, args);
  const { passed, failed } = faultCounts(file, code);
  return { passed, failed, seconds: Math.round((Date.now() - startedAt) / 1000) };
}

const rowOf = ({ passed, failed, seconds }, place) => [place + 1, passed, failed, seconds];

/** Every run is a whole one, also after a failure: how often it fails is what one wants to know. */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ledger: { type: 'string' } },
  });
  const [count, ...part] = positionals;
  if (!/^[1-9]\d*$/.test(count ?? ''))
    throw new UserError('Say how often: npm run test:repeat -- 10, or npm run test:repeat -- 10 browser.');
  const what = { commit: commitOf(ROOT), part: part.join(' ') };
  const runs = readRuns(values.ledger, what);
  while (runs.length < Number(count)) {
    const run = { ...what, at: new Date().toISOString(), ...(await runOnce(runs.length + 1, part)) };
    addRun(values.ledger, run);
    runs.push(run);
    console.log(`\n${table([['run', 'passed', 'failed', 'seconds'], ...runs.map(rowOf)])}`);
  }
  const bad = runs.filter(({ failed }) => failed > 0).length;
  console.log(`\n${runs.length - bad} of ${runs.length} runs without a failure`);
  process.exitCode = bad > 0 ? 1 : 0;
});
