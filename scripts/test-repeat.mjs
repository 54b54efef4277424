import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from './lib/paths.mjs';
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
  return [turn, passed, failed, ((Date.now() - startedAt) / 1000).toFixed(0)];
}

/** Every run is a whole one, also after a failure: how often it fails is what one wants to know. */
await runMain(async () => {
  const [count, ...part] = process.argv.slice(2);
  if (!/^[1-9]\d*$/.test(count ?? ''))
    throw new UserError('Say how often: npm run test:repeat -- 10, or npm run test:repeat -- 10 browser.');
  const rows = [];
  for (let turn = 1; turn <= Number(count); turn++) {
    rows.push(await runOnce(turn, part));
    console.log(`\n${table([['run', 'passed', 'failed', 'seconds'], ...rows])}`);
  }
  const bad = rows.filter(([, , failed]) => failed > 0).length;
  console.log(`\n${rows.length - bad} of ${rows.length} runs without a failure`);
  process.exitCode = bad > 0 ? 1 : 0;
});
