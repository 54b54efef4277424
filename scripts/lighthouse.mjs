import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBrowser } from './lib/debuggable-browser.mjs';
import { startDemo } from './lib/demo.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { areInTime, measureRepeatVisits, repeatRows, repeatTable } from './lib/repeat-visits.mjs';
import { lastLines, run } from './lib/run.mjs';
import { runMain, table, UserError } from './lib/terminal.mjs';

// The newest that runs on Node 20. No dependency: it weighs more than everything `npm start` installs.
const LIGHTHOUSE = 'lighthouse@12.8.2';
const REPORT = inRoot('docs/lighthouse.md');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST = 95;
const MOST_SHIFT = 0.02;
const REPEAT_LIMIT_S = 1;

/** The visitor comes first: what a member stores stays in the browser. */
const PAGES = [
  { name: 'landing', path: '/home' },
  { name: 'dashboard', path: '/dashboard', member: true },
  { name: 'tracker', path: '/calorietracker', member: true },
  { name: 'library', path: '/workouts', member: true },
  { name: 'trends', path: '/trends', member: true },
];

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

async function signIn(demo, port) {
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await page.goto(`${demo.address}/favicon.svg`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    await demo.storageOf('Member'),
  );
  await page.close();
  await browser.close();
}

async function measureAll(port, pages, runs, repeat) {
  const demo = await startDemo();
  try {
    const results = [];
    let signedIn = false;
    for (const page of pages) {
      if (page.member && !signedIn) await signIn(demo, port);
      signedIn ||= Boolean(page.member);
      results.push(await measurePage(demo, port, page, runs));
    }
    if (repeat && !signedIn) await signIn(demo, port);
    return { results, visits: repeat ? await measureRepeatVisits(demo, port, runs) : [] };
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

const HEAD = ['page', ...CATEGORIES, 'LCP', 'TBT', 'CLS'];
const cells = ({ name, scores, paint, blocked, shift }) => [
  name,
  ...scores,
  `${(paint / 1000).toFixed(1)} s`,
  `${Math.round(blocked)} ms`,
  shift.toFixed(3),
];

const asMarkdown = (rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

function writeReport(results, visits, runs) {
  const rows = [HEAD, HEAD.map(() => '---'), ...results.map(cells)];
  const browser = /Chrome\/[\d.]+/.exec(results[0].browser)?.[0].replace('/', ' ');
  const machine = `${os.availableParallelism()} cores, ${os.platform()} ${os.arch()}, Node ${process.versions.node}, ${browser}`;
  const speeds = results.flatMap((result) => result.speeds).map(Math.round);
  const text = `# Lighthouse

What \`npm run lighthouse -- --write\` measured on ${new Date().toISOString().slice(0, 10)} (${machine}, ${LIGHTHOUSE.replace('@', ' ')}).

The command tests the demo with Lighthouse's default settings: a simulated phone on a slow 4G connection, with a processor four times slower and an empty cache. The server and Lighthouse run at low priority, because on a real phone neither would run next to the browser. Performance, LCP and TBT are from the median of ${runs} runs; the other values are the worst of those runs. A busy machine gives poor results: Lighthouse's own speed benchmark was between ${Math.min(...speeds)} and ${Math.max(...speeds)} in these runs; on an idle machine, these two numbers are close. The command fails if a score is below ${LEAST} or the layout shift (CLS) is above ${MOST_SHIFT}.

${asMarkdown(rows)}

## Repeat visits

The same phone opens a page again, with what the shell worker stored: processor and connection are slowed down by the browser itself, and the times are the median of ${runs} visits. “Content” is the first card with the member's own figures. It is painted from the snapshot of the last visit; the application draws the same page behind it and then takes its place. The command fails if the content is painted after ${REPEAT_LIMIT_S.toFixed(1)} s.

${asMarkdown(repeatRows(visits))}
`;
  fs.writeFileSync(REPORT, text);
  console.log(`Written to ${path.relative(inRoot('.'), REPORT)}.`);
}

function options() {
  const { values } = parseArgs({
    options: { runs: { type: 'string' }, write: { type: 'boolean' }, only: { type: 'string' } },
  });
  const runs = Number(values.runs ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs takes a whole number from 1.');
  if (values.only === 'repeat') return { runs, pages: [], repeat: true, write: false };
  const pages = PAGES.filter(({ name }) => !values.only || name === values.only);
  if (pages.length === 0)
    throw new UserError(`--only takes one of: ${PAGES.map(({ name }) => name).join(', ')}, repeat.`);
  return { runs, pages, repeat: !values.only, write: values.write && pages.length === PAGES.length };
}

await runMain(async () => {
  const { runs, pages, repeat, write } = options();
  await ensureInstalled();
  const { results, visits } = await besideBrowser((port) => measureAll(port, pages, runs, repeat));
  if (results.length > 0) console.log(table([HEAD, ...results.map(cells)]));
  if (visits.length > 0) console.log(repeatTable(visits));
  if (write) writeReport(results, visits, runs);
  const poor = results.filter(({ scores, shift }) => Math.min(...scores) < LEAST || shift > MOST_SHIFT);
  if (!areInTime(visits, REPEAT_LIMIT_S)) throw new UserError('A repeat visit was too slow.');
  if (poor.length > 0) throw new UserError(`Not good enough: ${poor.map(({ name }) => name).join(', ')}.`);
});
