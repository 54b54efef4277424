import './lib/node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { BROWSER_FLAGS } from './lib/browser-flags.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { sheetPage } from './lib/movement-sheet.mjs';
import { bin, inRoot } from './lib/paths.mjs';
import { lastLines, run } from './lib/run.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

const PER_SHEET = 24;
const WIDTH = 1560;

const USAGE = `npm run movements -- [--out FOLDER] [--steps] [WORD …]
Writes contact sheets of every exercise, or of those whose key, template or muscle group is one of the words.`;

function readArguments(args) {
  const options = { out: 'docs/images/movements', steps: false, words: [] };
  for (let at = 0; at < args.length; at++) {
    const word = args[at];
    if (word === '--out') options.out = args[++at];
    else if (word === '--steps') options.steps = true;
    else if (word.startsWith('--')) throw new UserError(USAGE);
    else options.words.push(word.toLowerCase());
  }
  return options;
}

async function readEntries(words) {
  const { code, output } = await run(bin('tsx'), [inRoot('apps/server/test/movements.script.ts')], {
    quiet: true,
  });
  if (code !== 0) throw new UserError(`The movements could not be read:\n${lastLines(output, 15)}`);
  const entries = JSON.parse(output);
  const places = ({ key, movement = '', group }) => [key, movement.split(' ')[0], group.toLowerCase()];
  const found = entries.filter(
    (entry) => words.length === 0 || words.some((word) => places(entry).includes(word)),
  );
  if (found.length === 0) throw new UserError('No exercise matches.');
  return found;
}

const slug = (group) => group.toLowerCase().replace(/[^a-z]+/g, '-');

function sheetsOf(entries) {
  const groups = Map.groupBy
    ? Map.groupBy(entries, ({ group }) => group)
    : new Map(
        [...new Set(entries.map(({ group }) => group))].map((group) => [
          group,
          entries.filter((entry) => entry.group === group),
        ]),
      );
  return [...groups].flatMap(([group, all]) => {
    const count = Math.ceil(all.length / PER_SHEET);
    return Array.from({ length: count }, (_, at) => ({
      title: count > 1 ? `${group}, ${at + 1} of ${count}` : group,
      file: `${slug(group)}-${at + 1}.png`,
      entries: all.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
    }));
  });
}

await runMain(async () => {
  const { out, steps, words } = readArguments(process.argv.slice(2));
  await ensureInstalled();
  const entries = await readEntries(words);
  const folder = path.resolve(inRoot('.'), out);
  fs.mkdirSync(folder, { recursive: true });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await findBrowser({ install: true }),
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
    for (const { title, file, entries: shown } of sheetsOf(entries)) {
      await page.setContent(sheetPage(title, shown, { steps }));
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
      console.log(`  ${path.join(out, file)}`);
    }
  } finally {
    await browser.close();
  }
  const poor = entries.filter(({ problems }) => problems.length > 0);
  for (const { key, problems } of poor) console.log(`  ${key}: ${problems.join('; ')}`);
  console.log(`${entries.length} exercises, ${poor.length} with problems`);
});
