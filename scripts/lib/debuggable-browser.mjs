import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findBrowser } from './browser.mjs';
import { BROWSER_FLAGS } from './browser-flags.mjs';
import { kill } from './run.mjs';
import { UserError } from './terminal.mjs';

const FLAGS = [...BROWSER_FLAGS, '--headless=new', '--remote-debugging-port=0'];

async function portOf(profile) {
  for (let tries = 0; tries < 150; tries += 1) {
    await wait(100);
    const file = path.join(profile, 'DevToolsActivePort');
    const [port] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
    if (port) return port;
  }
  throw new UserError('Chromium did not open its debugging port.');
}

/** A Chromium with a profile of its own that other programs can steer. */
export async function startBrowser(profile) {
  const file = await findBrowser({ install: true });
  // Debian's command is a shell script: the browser itself is reached by the group alone.
  const child = spawn(file, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    kill(-child.pid, 'SIGTERM');
    await gone;
  };
  try {
    return { port: await portOf(profile), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
