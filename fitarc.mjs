#!/usr/bin/env node
// The one command of a release; in a clone it runs what `npm start` has built and never builds.
import './scripts/lib/node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const isClone = existsSync(join(ROOT, 'scripts/start.mjs'));
const calledAs = basename(process.argv[1] ?? '');
const [command = 'start', ...args] = process.argv.slice(2);

const OWN_COMMANDS = `Usage: ${calledAs === 'fitarc' ? 'fitarc' : 'node fitarc.mjs'} [<command>]

  start         starts FitArc; so does no command at all
  health        says whether the running FitArc answers
  version       prints the version
  help          prints this list`;

function give(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

/** The folder of the build to run: a release is one, a clone has several. */
async function chooseBuild() {
  if (!isClone) return ROOT;
  const { isOutdated, useCurrentBuild } = await import(
    new URL('scripts/lib/build.mjs', import.meta.url).href
  );
  const build = useCurrentBuild();
  if (!build) give('FitArc is not built yet. Run npm start or npm run build first.');
  if (command !== 'health' && isOutdated(build))
    console.error('The sources have changed since the last build; this uses the build.');
  return build;
}

async function run(program, argv) {
  const file = join(await chooseBuild(), 'apps/server/dist', program);
  process.env.NODE_ENV ??= 'production';
  // How the messages of the server name its commands.
  if (calledAs !== 'operate.mjs')
    globalThis.fitarcCalledAs = calledAs === 'fitarc' ? 'fitarc' : 'node fitarc.mjs';
  process.argv = [process.execPath, file, ...argv];
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    give(`Packages of FitArc are missing. ${isClone ? 'Run npm start' : 'Unpack the release again'}.`);
  }
}

switch (command) {
  case 'start':
    await run('main.js', args);
    break;
  case 'health':
    await run('health.js', args);
    break;
  case 'version':
  case '--version':
    console.log(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version);
    break;
  case 'help':
  case '--help':
    console.log(OWN_COMMANDS);
    await run('operate.js', ['help']);
    break;
  default:
    await run('operate.js', [command, ...args]);
}
