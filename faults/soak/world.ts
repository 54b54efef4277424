/** What a soak runs on: a database, three nodes with a clock that can be set forward, and a webhook's receiver. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Engine, startEngine } from '../../apps/server/src/platform/engine/engine.ts';
import { silent, urlOf } from '../../apps/server/test/engines.ts';
import { newFolder, type Server, tidy } from '../../apps/server/test/server-process.ts';
import { fill, JWT_SECRET } from '../../bench/product/fill.ts';
import { start } from '../installation.ts';

const NODES = 3;
export const METRICS_TOKEN = 'the-figures-of-a-soak';
const DAY = 24 * 60 * 60 * 1000;

export interface Node {
  readonly name: string;
  readonly server: Server;
  readonly dataDir: string;
}
export interface World {
  readonly engine: Engine;
  readonly nodes: readonly Node[];
  readonly hook: { readonly address: string; received(): number };
  /** By the clock of the nodes. */
  now(): Date;
  forward(days: number): void;
  /** The exit codes. */
  stop(): Promise<(number | null)[]>;
  remove(): Promise<void>;
}

async function startReceiver() {
  let received = 0;
  const server = createServer((request, answer) => {
    received++;
    request.resume();
    answer.writeHead(204).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}/hook`, received: () => received, close };
}

export interface WorldOptions {
  readonly members: number;
  readonly meals: number;
  readonly workouts: number;
  /** What is to run hourly runs every so many milliseconds. */
  readonly hourMs: number;
}

export async function startWorld({ members, meals, workouts, hourMs }: WorldOptions): Promise<World> {
  const dataDir = await newFolder();
  const file = join(dataDir, 'clock-shift');
  let shift = 0;
  writeFileSync(file, String(shift));
  const engine = await startEngine({ dataDir, systemDir: join(dataDir, 'system'), log: silent });
  const folders = Array.from({ length: NODES }, (_, node) => join(dataDir, `node-${node + 1}`));
  const hook = await startReceiver();
  const remove = async () => {
    hook.close();
    for (const folder of folders) await tidy(folder);
    await engine.stop();
    await tidy(dataDir);
  };
  const settings = {
    DATABASE_URL: urlOf(engine.connection),
    JWT_SECRET,
    METRICS_TOKEN,
    NODE_ENV: 'production',
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '..', 'clock-shift.mjs')).href}`,
    FAULTS_CLOCK: file,
    FAULTS_HOUR_MS: String(hourMs),
    // The receiver is on this machine.
    WEBHOOK_PRIVATE: 'on',
  };
  try {
    await fill(engine.connection, { members, foods: 1000, meals, workouts }, 0);
    const nodes: Node[] = [];
    // One after the other: the first one makes the administrator.
    for (const [place, folder] of folders.entries())
      nodes.push({ name: `node ${place + 1}`, server: await start(folder, settings), dataDir: folder });
    return {
      engine,
      nodes,
      hook,
      now: () => new Date(Date.now() + shift),
      forward(days) {
        shift += days * DAY;
        writeFileSync(file, String(shift));
      },
      stop: () => Promise.all(nodes.map(({ server }) => server.stop())),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
