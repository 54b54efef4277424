import './lib/node-version.mjs';
import { writeBelowMark } from './lib/generated-docs.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { bin, inRoot } from './lib/paths.mjs';
import { lastLines, run } from './lib/run.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

await runMain(async () => {
  await ensureInstalled();
  const script = inRoot('apps/server/test/exercise-aliases.script.ts');
  const { code, output } = await run(bin('tsx'), [script], { quiet: true });
  if (code !== 0) throw new UserError(`The exercises could not be read:\n${lastLines(output, 15)}`);
  writeBelowMark('docs/exercise-aliases.md', 'npm run docs:aliases', output);
});
