import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBrowser } from './lib/debuggable-browser.mjs';
import { startDemo } from './lib/demo.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { addressesIn, lighthousePages } from './lib/lighthouse-pages.mjs';
import { CATEGORIES, missedPromises, printTables, writeReport } from './lib/lighthouse-report.mjs';
import { storeSession } from './lib/phone.mjs';
import { measureRepeatVisits } from './lib/repeat-visits.mjs';
import { lastLines, run } from './lib/run.mjs';
import { measureSlowLine } from './lib/slow-line.mjs';
import { measureTaps } from './lib/taps.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

// The newest that runs on Node 20. No dependency: it weighs more than everything `npm start` installs.
const LIGHTHOUSE = 'lighthouse@12.8.2';

const score = (report, category) => Math.round(report.categories[category].score * 100);
const number = (report, audit) => report.audits[audit].numericValue;

async function measureOnce(address, port, folder) {
  const file = path.join(folder, 'report.json');
  const tool = ['exec', '--yes', '--ignore-scripts', `--cache=${path.join(os.tmpdir(), 'fitarc-npm-cache')}`];
  const args = ['--quiet', `--port=${port}`, '--output=json', `--output-path=${file}`];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const command = [...tool, `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, ...args, only];
  // In a folder of its own, where npm finds no workspace.
  let { code, output } = await run('npm', command, { cwd: folder, quiet: true });
  // Now and then it loses the trace, and asks to be run again.
  if (code !== 0) ({ code, output } = await run('npm', command, { cwd: folder, quiet: true }));
  if (code !== 0) throw new UserError(`Lighthouse failed on ${address}:\n${lastLines(output, 15)}`);
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (new URL(report.finalDisplayedUrl).href !== address)
    throw new UserError(`${address} led to ${report.finalDisplayedUrl}.`);
  return report;
}

/** Speed is that of the run in the middle, everything else the worst of all runs. */
function summary(name, reports) {
  const bySpeed = reports.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  const middle = bySpeed[Math.floor((bySpeed.length - 1) / 2)];
  const worst = (category) => Math.min(...reports.map((report) => score(report, category)));
  return {
    name,
    scores: CATEGORIES.map((category) =>
      category === 'performance' ? score(middle, category) : worst(category),
    ),
    paint: number(middle, 'largest-contentful-paint'),
    blocked: number(middle, 'total-blocking-time'),
    shift: Math.max(...reports.map((report) => number(report, 'cumulative-layout-shift'))),
  };
}

/** What a reader of the table would ask next, of every audit that costs points. */
function lostPoints({ categories, audits }) {
  const weighed = CATEGORIES.flatMap((category) => categories[category].auditRefs);
  const lost = weighed.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9);
  return lost.map(({ id }) => `    ${id}: ${audits[id].displayValue ?? audits[id].title}`);
}

async function measurePage(demo, port, page, runs) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-lighthouse-'));
  try {
    const reports = [];
    while (reports.length < runs) reports.push(await measureOnce(demo.address + page.path, port, folder));
    const result = summary(page.name, reports);
    console.log(`  ${page.name}: ${result.scores.join(', ')}`);
    for (const line of new Set(reports.flatMap(lostPoints))) console.log(line);
    const { hostUserAgent: browser } = reports[0].environment;
    return { ...result, browser, speeds: reports.map(({ environment }) => environment.benchmarkIndex) };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Nothing of the pages: the session of the demo's member, as a login stores it. */
async function signIn(demo, port, needsSetup) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const stored = { ...(await demo.storageOf('Member')), ...(needsSetup && { firstTimeSetup: 'true' }) };
  await storeSession(browser.contexts()[0], stored, demo.address);
  await browser.close();
}

async function measurePages(demo, port, { pages, runs }) {
  const addresses = pages.some(({ path }) => path.includes(':')) ? await addressesIn(demo) : {};
  const results = [];
  let signedIn;
  for (const page of pages) {
    const session = page.needsSetup ? 'setup' : page.member && 'member';
    if (session && session !== signedIn) await signIn(demo, port, page.needsSetup);
    signedIn = session;
    const measured = { ...page, path: addresses[page.path] ?? page.path };
    results.push(await measurePage(demo, port, measured, runs));
  }
  return results;
}

/** The last kind of measurement stops the demo. */
async function measureAll(port, wanted) {
  const demo = await startDemo();
  const { runs } = wanted;
  try {
    return {
      results: await measurePages(demo, port, wanted),
      taps: wanted.taps ? await measureTaps(demo, port) : [],
      slow: wanted.slow ? await measureSlowLine(demo, port, runs) : [],
      visits: wanted.repeat ? await measureRepeatVisits(demo, port, runs) : [],
    };
  } finally {
    await demo.stop();
  }
}

/** The browser comes before the others: on a phone there is neither a server nor Lighthouse beside it. */
async function besideBrowser(measure) {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-profile-'));
  const browser = await startBrowser(profile);
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  try {
    return await measure(browser.port);
  } finally {
    await browser.stop();
    // What is left of the browser may still write there; a folder too many is no reason to lose the figures.
    const tidied = fs.promises.rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    await tidied.catch(() => undefined);
  }
}

const ASIDE = ['repeat', 'slow-line', 'taps'];

async function options() {
  const { values } = parseArgs({
    options: { runs: { type: 'string' }, write: { type: 'boolean' }, only: { type: 'string' } },
  });
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs takes a whole number from 1.');
  const all = await lighthousePages();
  const isWanted = (name) => !values.only || values.only === name;
  const pages = all.filter(({ name, path }) => isWanted(name) || isWanted(path));
  if (pages.length === 0 && !ASIDE.includes(values.only))
    throw new UserError(`--only takes one of: ${[...all.map(({ name }) => name), ...ASIDE].join(', ')}.`);
  const [repeat, slow, taps] = ASIDE.map(isWanted);
  return { runs, pages, repeat, slow, taps, write: values.write && !values.only };
}

await runMain(async () => {
  await ensureInstalled();
  const wanted = await options();
  const measured = await besideBrowser((port) => measureAll(port, wanted));
  printTables(measured);
  if (wanted.write) writeReport(measured, wanted.runs, LIGHTHOUSE);
  const missed = missedPromises(measured);
  if (missed.length > 0) throw new UserError(`Promises missed:\n  ${missed.join('\n  ')}`);
});
