import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// What `npm start` runs; whoever starts the tests has it built.
const BUILT = join(import.meta.dirname, '..', 'dist');
/** Long enough for a computer that does ten other things; a test that passes never waits for it. */
const PATIENCE_MS = 120_000;

export interface Program {
  readonly child: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Waits for a line that matches and answers the match. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** The exit code, once it has ended; null after a signal. */
  readonly ended: Promise<number | null>;
}

/** What runs, and the folder it runs on. */
const running = new Map<Program, string>();

/** Runs a program of the server as its own process, with these settings and no others. */
export function run(
  program: 'main' | 'operate' | 'health',
  args: string[],
  settings: Record<string, string>,
): Program {
  const child = spawn(process.execPath, [join(BUILT, `${program}.js`), ...args], {
    cwd: join(BUILT, '..'),
    env: {
      PATH: process.env.PATH ?? '',
      HOME: tmpdir(),
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'pretty',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const started: Program = {
    child,
    ended,
    output: () => text,
    async line(pattern) {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const found = pattern.exec(text);
        if (found) return found;
        if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
          throw new Error(`${program} did not write ${pattern}:\n${text}`);
        await sleep(20);
      }
    },
  };
  running.set(started, settings.DATA_DIR ?? '');
  void ended.then(() => running.delete(started));
  return started;
}

export interface Server extends Program {
  readonly url: string;
  call(method: string, path: string, sent?: Sent): Promise<Called>;
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>;
}
interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}
interface Called {
  readonly status: number;
  readonly body: { token: string; message: string } & Record<string, unknown>;
}

/** A server on a free port, from the moment it says it is ready. */
export async function startServer(settings: Record<string, string>): Promise<Server> {
  const program = run('main', [], { PORT: '0', ...settings });
  const url = (await program.line(/is ready after .*?: (http[^\s"]+)/))[1] ?? '';
  return {
    ...program,
    url,
    async call(method, path, { token, body, headers } = {}) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...headers,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as Called['body'] };
    },
    stop() {
      program.child.kill('SIGTERM');
      return program.ended;
    },
  };
}

export const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The process of the database in a data folder, when there is one. */
export async function postgresOf(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid > 0 && isAlive(pid) ? pid : undefined;
}

export async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'fitarc-run-')));
  // mkdtemp makes it 0700, which the database's user under root could not enter.
  await chmod(folder, 0o755);
  return folder;
}

/** Whatever a failed test has left in its folder: programs, their database, files. */
export async function tidy(folder: string): Promise<void> {
  for (const [program, place] of [...running]) {
    if (!place.startsWith(folder)) continue;
    program.child.kill('SIGKILL');
    await program.ended;
  }
  const pid = await postgresOf(folder);
  if (pid) process.kill(pid, 'SIGQUIT');
  for (let turn = 0; pid && isAlive(pid) && turn < 500; turn++) await sleep(20);
  await rm(folder, { recursive: true, force: true });
}
