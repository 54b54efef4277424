import { randomBytes } from 'node:crypto';
import { chmod, readdir, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDataDir } from './folders.ts';
import { refuseForeignFolder } from './foreign-folder.ts';
import { type Holder, queryHolder } from './instance-peer.ts';
import { runFolder } from './socket-place.ts';

export type InstanceInfo = { pid: number; url?: string };
export type DataDirClaim = { release(): Promise<void> };

export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
  readonly holder: Partial<InstanceInfo>;
  constructor(dataDir: string, holder: Partial<InstanceInfo>) {
    const at = holder.url ? `, ${holder.url}` : '';
    super(
      `FitArc is already running on ${dataDir} (process ${holder.pid ?? 'unknown'}${at}). Stop it first, or set DATA_DIR to another folder.`,
    );
    this.holder = holder;
  }
}

const patience = 10_000;

/**
 * One FitArc per DATA_DIR. Each process listens on a socket with a name of its own, which the kernel closes
 * even after kill -9; whoever finds another living socket there gives way. Unique names make it safe to remove
 * a dead socket, which a single well-known name is not: between looking and removing, a rival may have taken it.
 *
 * Two that start together see each other as claiming: the one with the greater name withdraws, the other waits
 * until it did (it may instead have looked before we were there, and hold the claim already).
 */
export async function claimDataDir(dataDir: string, describe: () => InstanceInfo): Promise<DataDirClaim> {
  const real = await openDataDir(dataDir);
  await refuseForeignFolder(real);
  const folder = await runFolder(real);
  const own = `instance-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  let held = false;
  const server = await listenAs(folder, own, () => JSON.stringify({ ...describe(), held }));
  const release = async () => {
    await rm(join(folder, own), { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  try {
    const rival = await findRival(folder, own);
    if (rival) throw new DataDirInUseError(dataDir, rival);
    held = true;
  } catch (error) {
    await release();
    throw error;
  }
  return { release };
}

async function listenAs(folder: string, name: string, answer: () => string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(`${answer()}\n`);
  });
  // Between bind and listen a socket looks dead; it gets the name others look for when it answers.
  const early = join(folder, `claim-${name.slice('instance-'.length)}`);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(early, resolve);
  });
  server.unref();
  // An ordinary account must be able to see that what root left behind is dead.
  await chmod(early, 0o666);
  await rename(early, join(folder, name));
  return server;
}

async function findRival(folder: string, own: string): Promise<Holder | undefined> {
  for (const name of await readdir(folder)) {
    if (name === own || !/^instance-.*\.sock$/.test(name)) continue;
    const rival = await settle(join(folder, name), own < name);
    if (rival) return rival;
  }
  return undefined;
}

/** The living holder behind a socket, if it goes before us. */
async function settle(path: string, weGoFirst: boolean): Promise<Holder | undefined> {
  const deadline = performance.now() + patience;
  for (;;) {
    const peer = await queryHolder(path);
    if (peer === 'dead') {
      await rm(path, { force: true });
      return undefined;
    }
    const late = performance.now() > deadline;
    // Closed without an answer: it is withdrawing or dying, and the next look will tell.
    if (peer === 'closed') {
      if (late) return {};
    } else if (peer.held !== false || !weGoFirst || late) {
      return peer;
    }
    await sleep(10);
  }
}
