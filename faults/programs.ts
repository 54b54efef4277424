import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** Debian keeps servers in the last of these, which is not on everybody's PATH. */
const PLACES = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];

/** The path of an installed program, if it is there. */
export async function findProgram(name: string): Promise<string | undefined> {
  for (const place of PLACES) {
    const path = join(place, name);
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return undefined;
}

export interface RunningProgram {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface RunOptions {
  readonly user?: { readonly uid: number; readonly gid: number };
  readonly env?: Record<string, string>;
  /** Where it writes. */
  readonly log: string;
}

/** Runs a server in the foreground; it ends with `stop`. */
export function runProgram(path: string, args: string[], { user, env, log }: RunOptions): RunningProgram {
  const child = spawn(path, args, {
    ...user,
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log, { flags: 'a' });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const ended = once(child, 'close').finally(() => file.end());
  return {
    child,
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/** Ports nobody listens on at the moment. */
export async function freePorts(howMany: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: howMany }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
