/** The ways an installation can stand: with the database inside, or beside one node or several. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEngine } from '../../apps/server/src/platform/engine/engine.ts';
import { silent, urlOf } from '../../apps/server/test/engines.ts';
import { type Server, startServer } from '../../apps/server/test/server-process.ts';
import { JWT_SECRET } from './fill.ts';

export const HOMES = {
  'embedded, one node': { nodes: 0 },
  'DATABASE_URL, one node': { nodes: 1 },
  'DATABASE_URL, two nodes': { nodes: 2 },
} as const;
export type HomeName = keyof typeof HOMES;

/** A running installation on a filled data folder. */
export interface Installation {
  readonly urls: readonly string[];
  /** Until it said that it is ready, of the node that took longest. */
  readonly startSeconds: number;
  /** The most that any node held in memory so far, in MB. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

const SETTINGS = { JWT_SECRET, REQUESTS_PER_MINUTE: '0', BACKUP_AT: 'off', NODE_ENV: 'production' };

async function peakOf({ child }: Server): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

const secondsOf = (server: Server) => Number(/is ready after ([\d.]+) s/.exec(server.output())?.[1]);

export async function startInstallation(name: HomeName, dataDir: string): Promise<Installation> {
  const { nodes } = HOMES[name];
  const engine = nodes > 0 ? await startEngine({ dataDir, log: silent }) : undefined;
  const settingsOf = (node: number) =>
    engine
      ? { DATABASE_URL: urlOf(engine.connection), DATA_DIR: join(dataDir, `node-${node}`) }
      : { DATA_DIR: dataDir };
  const servers = await Promise.all(
    Array.from({ length: Math.max(1, nodes) }, (_, node) =>
      startServer({ ...SETTINGS, ...settingsOf(node) }),
    ),
  );
  return {
    urls: servers.map(({ url }) => url),
    startSeconds: Math.max(...servers.map(secondsOf)),
    memory: async () => Math.max(...(await Promise.all(servers.map(peakOf)))),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await engine?.stop();
    },
  };
}

export async function startBare(): Promise<{ url: string; stop(): Promise<void> }> {
  const args = ['--import', 'tsx', join(import.meta.dirname, 'bare.ts')];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('the bare server has no output');
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}
