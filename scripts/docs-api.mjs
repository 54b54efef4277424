import './lib/node-version.mjs';
import { apiReference } from './lib/api-reference.mjs';
import { writeBelowMark } from './lib/generated-docs.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, inRoot } from './lib/paths.mjs';
import { lastLines, run } from './lib/run.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

async function apiDocument() {
  const { code, output } = await run(bin('tsx'), [inRoot('apps/server/test/api-document.script.ts')], {
    quiet: true,
  });
  if (code !== 0) throw new UserError(`The API document could not be created:\n${lastLines(output, 15)}`);
  return JSON.parse(output);
}

await runMain(async () => {
  await ensureInstalled();
  writeBelowMark('docs/api.md', 'npm run docs:api', apiReference(await apiDocument()));
});
