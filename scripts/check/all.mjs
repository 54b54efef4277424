import { bin, inRoot, ROOT } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';
import { seconds } from '../lib/terminal.mjs';
import { checkAddresses } from './addresses.mjs';
import { checkDocs } from './docs.mjs';
import { checkFileLengths } from './file-lengths.mjs';
import { checkFrozenMigrations } from './frozen-migrations.mjs';
import { checkIgnoredFiles } from './ignored-files.mjs';
import { checkImports } from './imports.mjs';
import { checkLock } from './lock.mjs';
import { checkMigrations } from './migrations.mjs';
import { checkNames } from './names.mjs';
import { checkRequirements } from './requirements.mjs';
import { checkWaits } from './waits.mjs';

const AT_ONCE = 2;
const TIMEOUT_MS = 5 * 60_000;
const PROJECTS = [
  'packages/domain',
  'packages/contract',
  'packages/movement',
  'apps/server',
  'apps/web',
  'apps/web/shell-worker',
  'e2e',
  'bench',
  'faults',
];

const tool =
  (command, ...args) =>
  async () => {
    const { code, output } = await run(bin(command), args, { quiet: true, timeoutMs: TIMEOUT_MS });
    return code === 0 ? [] : [output || `${command} ended with code ${code}`];
  };

/** What a script wrote is still what it would write. */
async function written(script) {
  const { code, output } = await run(process.execPath, [script, '--check'], {
    quiet: true,
    timeoutMs: TIMEOUT_MS,
  });
  return code === 0 ? [] : [output];
}

export const CHECKS = [
  ...PROJECTS.map((project) => ({ name: `types ${project}`, run: tool('tsc', '--noEmit', '-p', project) })),
  { name: 'biome', run: tool('biome', 'check', '.') },
  { name: 'knip', run: tool('knip', '--no-progress', '--no-config-hints') },
  { name: 'catalogue', run: tool('tsx', 'apps/server/test/catalogue.script.ts') },
  { name: 'migrations', run: checkMigrations },
  { name: 'frozen migrations', run: () => checkFrozenMigrations(ROOT) },
  { name: 'imports', run: () => checkImports(ROOT) },
  { name: 'ignored files', run: () => checkIgnoredFiles(ROOT) },
  { name: 'lock', run: () => checkLock(ROOT) },
  { name: 'docs', run: () => checkDocs(ROOT) },
  { name: 'api reference', run: () => written(inRoot('scripts/docs-api.mjs')) },
  { name: 'exercise aliases', run: () => written(inRoot('scripts/docs-aliases.mjs')) },
  { name: 'requirements', run: () => checkRequirements(ROOT) },
  { name: 'names', run: () => checkNames(ROOT) },
  { name: 'file lengths', run: () => checkFileLengths(ROOT) },
  { name: 'waits', run: () => checkWaits(ROOT) },
  { name: 'addresses', run: () => checkAddresses(ROOT) },
];

const indent = (text) => text.replace(/^/gm, '    ');

async function runOne({ name, run: check }) {
  const startedAt = Date.now();
  const problems = await Promise.resolve()
    .then(check)
    .catch((error) => [error.stack ?? String(error)]);
  const passed = problems.length === 0;
  console.log(`  ${passed ? '✓' : '✗'} ${name} (${seconds(startedAt)})`);
  for (const problem of problems) console.log(indent(problem));
  return passed;
}

/** Runs the checks two at a time, all of them whatever fails, and counts. */
export async function runChecks(checks = CHECKS) {
  const waiting = [...checks];
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runOne(check));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}
