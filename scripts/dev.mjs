import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureInstalled } from './lib/install.mjs';
import { bin, inRoot, ROOT, VITE_OPTIONS } from './lib/paths.mjs';
import { kill } from './lib/run.mjs';
import { runMain } from './lib/terminal.mjs';

const GRACE_MS = 10_000;
const port = process.env.PORT ?? '3000';
const webPort = process.env.WEB_PORT ?? '5173';
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
const env = {
  ...process.env,
  ...colour,
  NODE_ENV: 'development',
  PORT: port,
  API_PORT: port,
  WEB_PORT: webPort,
};

const COMMANDS = [
  {
    name: 'server',
    cwd: ROOT,
    command: 'tsx',
    args: ['watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  },
  {
    name: 'web',
    cwd: inRoot('apps/web'),
    command: 'vite',
    args: [...VITE_OPTIONS, '--port', webPort, '--strictPort', '--clearScreen', 'false'],
  },
];

function prefixLines(stream, name) {
  createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} │ ${line}`));
}

function start({ name, cwd, command, args }) {
  // A process group of its own: Ctrl-C reaches only this script, which then stops both once and in order.
  const child = spawn(bin(command), args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  prefixLines(child.stdout, name);
  prefixLines(child.stderr, name);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(signal ?? `code ${code}`));
  });
  return { name, child, ended };
}

async function stop({ child, ended }) {
  if (child.pid === undefined) return;
  kill(child.pid, 'SIGTERM');
  const timer = setTimeout(() => kill(-child.pid, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(timer);
}

const interrupted = () =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve(null));
  });

await runMain(async () => {
  const signal = interrupted();
  await ensureInstalled();
  const running = COMMANDS.map(start);
  const ends = running.map(({ name, ended }) => ended.then((how) => `${name} ended with ${how}`));
  const ending = await Promise.race([signal, ...ends]);
  if (ending) console.error(`✗ ${ending}; stopping the other one.`);
  await Promise.all(running.map(stop));
  process.exit(ending ? 1 : 0);
});
