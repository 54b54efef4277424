import './lib/node-version.mjs';
import fs from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { explain, runMain, seconds, table } from './lib/terminal.mjs';
import { ONE_FAILED, STEPS, stepsOf } from './lib/test-steps.mjs';

const COUNTS = '--counts=';

async function runStep(name, results) {
  const startedAt = Date.now();
  console.log(`\n› ${name}`);
  const counts = await STEPS[name](results).catch((error) => {
    explain(error);
    return ONE_FAILED;
  });
  return { ...counts, time: seconds(startedAt) };
}

function summarize(results, startedAt) {
  const all = Object.values(results);
  const sum = (key) => all.reduce((total, counts) => total + counts[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  const slowest = all.flatMap((counts) => counts.slowest ?? []);
  if (slowest.length > 0) {
    console.log('\nThe slowest journeys, in seconds:');
    console.log(table(slowest.map(([title, took]) => [title, took.toFixed(1)])));
  }
  const rows = Object.entries(results).map(([name, { passed, failed, time }]) => [
    name,
    passed,
    failed,
    time,
  ]);
  rows.push(['all', total.passed, total.failed, seconds(startedAt)]);
  console.log(`\n${table([['step', 'passed', 'failed', 'time'], ...rows])}\n`);
  for (const title of all.flatMap(({ flaky = [] }) => flaky)) {
    console.log(`passed only on the second try: ${title}`);
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
  return total;
}

await runMain(async () => {
  const given = process.argv.slice(2);
  const file = given.find((word) => word.startsWith(COUNTS))?.slice(COUNTS.length);
  const steps = stepsOf(given.find((word) => !word.startsWith('--')));
  await ensureInstalled();
  const startedAt = Date.now();
  const results = {};
  for (const name of steps) results[name] = await runStep(name, results);
  const total = summarize(results, startedAt);
  if (file) fs.writeFileSync(file, JSON.stringify(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
});
