import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bin } from './paths.mjs';
import { lastLines, run } from './run.mjs';
import { progress, UserError } from './terminal.mjs';

// The full browser first: it is what members have. The headless shell differs in places, new tabs among them.
const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
];
const MAC_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_LIMIT_MS = 5 * 60_000;
const APT = '/usr/bin/apt-get';

/** Name and version. Ubuntu's chromium-browser only says to install a snap: the file alone proves nothing. */
function versionOf(file) {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  const [line = ''] = (stdout ?? '').trim().split('\n');
  return status === 0 && /\d+\.\d+/.test(line) ? line.trim() : undefined;
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = COMMANDS.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  if (process.platform === 'darwin') candidates.push(...MAC_PLACES);
  return candidates.find((file) => fs.existsSync(file) && versionOf(file));
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? file : undefined;
}

async function fromDebian() {
  if (!fs.existsSync(APT) || process.getuid?.() !== 0) return undefined;
  const options = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const { code, output } = await progress(
    'Installing Chromium with apt-get (once, about a minute)',
    async () => {
      await run(APT, ['update', '-q'], options);
      return run(APT, ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
    },
  );
  if (code !== 0) console.error(lastLines(output, 10));
  return onThisMachine();
}

async function fromPlaywright() {
  const options = { quiet: true, timeoutMs: DOWNLOAD_LIMIT_MS };
  await progress('Downloading Chromium with Playwright (once)', () =>
    run(bin('playwright'), ['install', 'chromium'], options),
  );
  return playwrightsOwn();
}

function chosen() {
  const file = process.env.CHROMIUM_PATH;
  if (file && !fs.existsSync(file)) throw new UserError(`CHROMIUM_PATH names ${file}, which does not exist.`);
  return file || undefined;
}

/** A Chromium for the browser tests: the one asked for, one that is there, or one it installs. Says which. */
export async function findBrowser({ install }) {
  const present = chosen() ?? onThisMachine() ?? (await playwrightsOwn());
  const file = present ?? (install ? ((await fromDebian()) ?? (await fromPlaywright())) : undefined);
  if (file) {
    console.log(`Browser: ${versionOf(file) ?? 'unknown version'} (${file})`);
    return file;
  }
  throw new UserError(
    'The browser tests need Chromium: install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}
