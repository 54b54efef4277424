import './lib/node-version.mjs';
import { CHECKS, runChecks } from './check/all.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

/** `npm run check -- imports types` runs only those whose name begins so. */
function selected(words) {
  if (words.length === 0) return CHECKS;
  const checks = CHECKS.filter(({ name }) => words.some((word) => name.startsWith(word)));
  if (checks.length > 0) return checks;
  throw new UserError(`There is no such check; there are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
}

await runMain(async () => {
  const checks = selected(process.argv.slice(2));
  await ensureInstalled();
  const { passed, failed } = await runChecks(checks);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
