import './lib/node-version.mjs';
import fs from 'node:fs';
import { apiReference } from './lib/api-reference.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, inRoot } from './lib/paths.mjs';
import { lastLines, run } from './lib/run.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

const FILE = inRoot('docs/api.md');
const MARK = '<!-- Below this line: npm run docs:api -->\n';

async function apiDocument() {
  const { code, output } = await run(bin('tsx'), [inRoot('apps/server/test/api-document.script.ts')], {
    quiet: true,
  });
  if (code !== 0) throw new UserError(`The API document could not be created:\n${lastLines(output, 15)}`);
  return JSON.parse(output);
}

/** The introduction is written by hand and stays; what is below the mark is written anew, or compared. */
await runMain(async () => {
  await ensureInstalled();
  const present = fs.readFileSync(FILE, 'utf8');
  const [introduction, rest] = present.split(MARK);
  if (rest === undefined) throw new UserError(`docs/api.md has no line ${MARK.trim()}`);
  const text = `${introduction}${MARK}\n${apiReference(await apiDocument())}`;
  if (!process.argv.includes('--check')) fs.writeFileSync(FILE, text);
  else if (text !== present)
    throw new UserError('docs/api.md does not match the endpoints: run npm run docs:api.');
});
