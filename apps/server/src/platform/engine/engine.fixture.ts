import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { withClient } from './connect.ts';
import { type Engine, type EngineOptions, startEngine } from './engine.ts';
import type { EngineConnection, EngineLog } from './engine-types.ts';

export type Bench = {
  folder: string;
  lines: string[];
  log: EngineLog;
  start(options?: Partial<EngineOptions>): Promise<Engine>;
  /** A process of its own running one of the scripts beside the tests, and the first line it writes. */
  script(name: string, ...args: string[]): { child: ChildProcess; line: Promise<string> };
  /** Ends every process started so far. */
  stop(): Promise<void>;
  tidy(): Promise<void>;
};

/** A temporary folder and everything started for one test; tidy() leaves neither processes nor files. */
export async function openBench(): Promise<Bench> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'fitarc-engine-')));
  // mkdtemp makes it 0700, which the engine's user under root could not enter.
  await chmod(folder, 0o755);
  const lines: string[] = [];
  const write = (level: string) => (message: string) => void lines.push(`${level}: ${message}`);
  const log = { info: write('info'), warn: write('warn'), error: write('error') };
  const engines: Engine[] = [];
  const children: ChildProcess[] = [];
  async function stop(): Promise<void> {
    for (const child of children.splice(0)) await killProcess(child);
    for (const engine of engines.splice(0)) await engine.stop();
  }
  return {
    folder,
    lines,
    log,
    async start(options = {}) {
      const engine = await startEngine({
        dataDir: join(folder, 'data'),
        systemDir: join(folder, 'system'),
        log,
        ...options,
      });
      engines.push(engine);
      return engine;
    },
    script(name, ...args) {
      const path = fileURLToPath(new URL(name, import.meta.url));
      const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], {
        cwd: fileURLToPath(new URL('.', import.meta.url)),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      const line = new Promise<string>((resolve) => {
        createInterface({ input: child.stdout })
          .once('line', resolve)
          .once('close', () => resolve(''));
      });
      return { child, line };
    },
    stop,
    async tidy() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

export function query<T extends pg.QueryResultRow>(connection: EngineConnection, text: string): Promise<T[]> {
  return withClient(connection, undefined, async (client) => (await client.query<T>(text)).rows);
}

/** Polls until the check passes without throwing and with a true value. */
export async function until(check: () => boolean | Promise<boolean>, patience = 15_000): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const passed = await Promise.resolve()
      .then(check)
      .catch(() => false);
    if (passed) return;
    if (Date.now() > deadline) throw new Error(`Not within ${patience} ms: ${check}`);
    await sleep(20);
  }
}
