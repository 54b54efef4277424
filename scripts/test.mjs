import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChecks } from './check/all.mjs';
import { bundleReport } from './check/bundle-size.mjs';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt, webDist } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { explain, runMain, seconds, table, UserError } from './lib/terminal.mjs';
import { faultCounts, playwrightCounts, vitestCounts } from './lib/test-results.mjs';

const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-test-'));
process.once('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));

async function build() {
  await ensureBuilt();
  const { errors } = bundleReport(webDist);
  if (errors.length > 0) throw new UserError(errors.join('\n  '));
  return ONE_PASSED;
}

async function unit() {
  const report = path.join(scratch, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(bin('vitest'), args, { env: { ...process.env, NODE_ENV: 'test' } });
  return vitestCounts(report, code);
}

/** Programs that end with 0 when everything held. */
const program = (file) => async () => {
  const { code } = await run(process.execPath, [inRoot(file)]);
  return code === 0 ? ONE_PASSED : ONE_FAILED;
};

async function faults() {
  const report = path.join(scratch, 'faults.json');
  const { code } = await run(bin('tsx'), ['faults/run.ts', '--short', `--counts=${report}`]);
  return faultCounts(report, code);
}

async function browser(results) {
  if (results.build?.failed) throw new UserError('The browser tests did not run because the build failed.');
  const report = path.join(scratch, 'playwright.json');
  const chromium = await findBrowser({ install: true });
  const env = { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const { code } = await run(bin('playwright'), args, { env });
  return playwrightCounts(report, code);
}

const STEPS = {
  checks: () => runChecks(),
  build,
  unit,
  release: program('scripts/release-test.mjs'),
  // Takes minutes and packages of Debian: only where it was asked for.
  ...(process.env.IMAGE_TEST === '1' && { image: program('scripts/image-test.mjs') }),
  faults,
  browser,
};
const PARTS = {
  checks: ['checks'],
  unit: ['unit'],
  release: ['build', 'release'],
  faults: ['build', 'faults'],
  browser: ['build', 'browser'],
};

function selectedSteps([part]) {
  if (part === undefined) return Object.keys(STEPS);
  if (PARTS[part]) return PARTS[part];
  throw new UserError(`"${part}" is not a test part; the parts are: ${Object.keys(PARTS).join(', ')}.`);
}

async function runStep(name, results) {
  const startedAt = Date.now();
  console.log(`\n› ${name}`);
  const counts = await STEPS[name](results).catch((error) => {
    explain(error);
    return ONE_FAILED;
  });
  return { ...counts, time: seconds(startedAt) };
}

function summarize(results) {
  const rows = Object.entries(results).map(([name, { passed, failed, time }]) => [
    name,
    passed,
    failed,
    time,
  ]);
  const sum = (key) => Object.values(results).reduce((total, counts) => total + counts[key], 0);
  const skipped = sum('skipped');
  console.log(`\n${table([['step', 'passed', 'failed', 'time'], ...rows])}\n`);
  for (const title of Object.values(results).flatMap(({ flaky = [] }) => flaky)) {
    console.log(`passed only on the second try: ${title}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return sum('failed');
}

await runMain(async () => {
  const steps = selectedSteps(process.argv.slice(2));
  await ensureInstalled();
  const results = {};
  for (const name of steps) results[name] = await runStep(name, results);
  process.exitCode = summarize(results) > 0 ? 1 : 0;
});
