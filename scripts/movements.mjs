import './lib/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { BROWSER_FLAGS } from './lib/browser-flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { sheetPage } from './lib/movement-sheet.mjs';
import { bin, inRoot } from './lib/paths.mjs';
import { figureSizes, stillTimes } from './lib/profile-figures.mjs';
import { lastLines, run } from './lib/run.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

const PER_SHEET = 24;
const WIDTH = 1560;
const SHEETS = 'docs/images/movements';

const USAGE = `npm run movements -- [--out FOLDER] [--steps] [WORD …], or --templates or --profile
Writes contact sheets of every exercise, or of those whose key, template or muscle group is one of the words.
--templates lists the templates with their options, the usual word first.
--profile prints what the figures weigh and how long a slow phone takes to draw a list of them.`;

function readArguments(args) {
  const options = { out: SHEETS, steps: false, templates: false, profile: false, words: [] };
  for (let at = 0; at < args.length; at++) {
    const word = args[at];
    if (word === '--out') options.out = args[++at];
    else if (word === '--steps') options.steps = true;
    else if (word === '--templates') options.templates = true;
    else if (word === '--profile') options.profile = true;
    else if (word.startsWith('--')) throw new UserError(USAGE);
    else options.words.push(word.toLowerCase());
  }
  return options;
}

async function readMovements(...args) {
  const script = inRoot('apps/server/test/movements.script.ts');
  const { code, output } = await run(bin('tsx'), [script, ...args], { quiet: true });
  if (code !== 0) throw new UserError(`The movements could not be read:\n${lastLines(output, 15)}`);
  return JSON.parse(output);
}

async function readEntries(words) {
  const entries = await readMovements();
  const places = ({ key, movement = '', group }) => [key, movement.split(' ')[0], group.toLowerCase()];
  const found = entries.filter(
    (entry) => words.length === 0 || words.some((word) => places(entry).includes(word)),
  );
  if (found.length === 0) throw new UserError('No exercise matches.');
  return found;
}

const slug = (group) => group.toLowerCase().replace(/[^a-z]+/g, '-');

function sheetsOf(entries) {
  const groups = new Map();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].flatMap(([group, all]) => {
    const count = Math.ceil(all.length / PER_SHEET);
    return Array.from({ length: count }, (_, at) => ({
      title: count > 1 ? `${group}, ${at + 1} of ${count}` : group,
      file: `${slug(group)}-${at + 1}`,
      entries: all.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
    }));
  });
}

async function drawSheets(browser, entries, { out, steps }) {
  const folder = path.resolve(inRoot('.'), out);
  fs.mkdirSync(folder, { recursive: true });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
  // Those of the documentation are small, for the history keeps each of them.
  const [type, quality] = out === SHEETS ? ['.jpg', { type: 'jpeg', quality: 70 }] : ['.png', {}];
  for (const { title, file, entries: shown } of sheetsOf(entries)) {
    await page.setContent(sheetPage(title, shown, { steps }));
    await page.screenshot({ path: path.join(folder, file + type), fullPage: true, ...quality });
    console.log(`  ${path.join(out, file + type)}`);
  }
  const poor = entries.filter(({ problems }) => problems.length > 0);
  for (const { key, problems } of poor) console.log(`  ${key}: ${problems.join('; ')}`);
  console.log(`${entries.length} exercises, ${poor.length} with problems`);
}

function printTemplates(templates) {
  for (const { key, label, options } of templates) {
    console.log(`${key} (${label})`);
    for (const [name, values] of Object.entries(options)) console.log(`  ${name}: ${values.join(', ')}`);
  }
}

async function profile(browser, entries) {
  const sizes = await figureSizes();
  console.log(`Engine and player: ${sizes.engine.toFixed(1)} kB gzip (limit 12)`);
  console.log(`All movements: ${sizes.movements.toFixed(1)} kB gzip (limit 25)`);
  const shown = entries.filter(({ movement }) => movement);
  const { stills, drawn, longest, until, atOnce } = await stillTimes(browser, shown);
  const ms = (value) => `${value.toFixed(0)} ms`;
  console.log(`A list of ${stills} stills on Lighthouse's slow phone, first visit:`);
  console.log(`  longest time without an answer to a finger: ${ms(longest)} (limit 50)`);
  console.log(`  the ${drawn} on the screen and near it are drawn after ${ms(until)}`);
  console.log(`  for comparison, all ${stills} in one go: ${ms(atOnce)}`);
}

await runMain(async () => {
  const options = readArguments(process.argv.slice(2));
  await ensureInstalled();
  if (options.templates) return printTemplates(await readMovements('templates'));
  const entries = await readEntries(options.words);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await findBrowser({ install: true }),
    args: BROWSER_FLAGS,
  });
  try {
    if (options.profile) await profile(browser, entries);
    else await drawSheets(browser, entries, options);
  } finally {
    await browser.close();
  }
});
