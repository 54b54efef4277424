import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runChecks } from '../check/all.mjs';
import { bundleReport } from '../check/bundle-size.mjs';
import { findBrowser } from './browser.mjs';
import { ensureBuilt, webDist } from './build.mjs';
import { apiTestsOf, changedFiles } from './changed-tests.mjs';
import { bin, inRoot, ROOT } from './paths.mjs';
import { run } from './run.mjs';
import { UserError } from './terminal.mjs';
import { faultCounts, playwrightCounts, slowestJourneys, vitestCounts } from './test-results.mjs';

const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };
const SLOWEST = 10;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-test-'));
process.once('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));

async function build() {
  await ensureBuilt();
  const { errors } = bundleReport(webDist);
  if (errors.length > 0) throw new UserError(errors.join('\n  '));
  return ONE_PASSED;
}

async function vitest(name, ...args) {
  const report = path.join(scratch, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...process.env, NODE_ENV: 'test' };
  const { code } = await run(bin('vitest'), ['run', ...reporters, ...args], { env });
  return vitestCounts(report, code);
}

/** The API tests of what was changed; whoever changed nothing of the server has none. */
async function changed() {
  const tests = apiTestsOf(ROOT, changedFiles(ROOT));
  console.log(tests.length > 0 ? `  ${tests.join('\n  ')}` : '  No API tests are about what was changed.');
  if (tests.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  return vitest('changed', '--project', 'server', '--passWithNoTests', ...tests);
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
  return { ...playwrightCounts(report, code), slowest: slowestJourneys(report, SLOWEST) };
}

/** What `npm test` runs, in this order; each answers its counts. */
const ALL = {
  checks: () => runChecks(),
  build,
  unit: () => vitest('unit'),
  release: program('scripts/release-test.mjs'),
  // Takes minutes and packages of Debian: only where it was asked for.
  ...(process.env.IMAGE_TEST === '1' && { image: program('scripts/image-test.mjs') }),
  faults,
  browser,
};
export const STEPS = { ...ALL, pure: () => vitest('pure', '--project', 'unit'), changed };

const PARTS = {
  checks: ['checks'],
  quick: ['checks', 'pure', 'changed'],
  unit: ['unit'],
  release: ['build', 'release'],
  faults: ['build', 'faults'],
  browser: ['build', 'browser'],
};

/** The steps of a part, or all. */
export function stepsOf(part) {
  if (part === undefined) return Object.keys(ALL);
  if (PARTS[part]) return PARTS[part];
  throw new UserError(`"${part}" is not a test part; the parts are: ${Object.keys(PARTS).join(', ')}.`);
}
