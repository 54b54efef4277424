import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningProgram } from './programs.ts';

interface Process {
  readonly pid: number;
  readonly parent: number;
}

async function processes(): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      return { pid: Number(pid), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) };
    }),
  );
  return found.filter(({ parent }) => parent > 0);
}

/** These and all they have started. */
async function treeOf(roots: readonly number[]): Promise<number[]> {
  const all = await processes();
  const tree = new Set(roots);
  for (let before = 0; before < tree.size; ) {
    before = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

const signalAll = (pids: readonly number[], signal: NodeJS.Signals) => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has just ended.
    }
};

/** A database server: Patroni and the PostgreSQL it looks after. */
export class DatabaseNode {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  readonly dataDir: string;
  readonly #start: () => RunningProgram;
  #program: RunningProgram | undefined;

  constructor(name: string, ports: readonly [number, number], dataDir: string, start: () => RunningProgram) {
    this.name = name;
    [this.port, this.restPort] = ports;
    this.dataDir = dataDir;
    this.#start = start;
  }

  start(): void {
    this.#program = this.#start();
  }

  async postmaster(): Promise<number | undefined> {
    const text = await readFile(join(this.dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
    return Number(text.split('\n')[0]) || undefined;
  }

  async #pids(): Promise<number[]> {
    const roots = [this.#program?.child.pid, await this.postmaster()].filter((pid) => pid !== undefined);
    return treeOf(roots);
  }

  /** All of it at once, as when the power goes. */
  async kill(): Promise<void> {
    signalAll(await this.#pids(), 'SIGKILL');
    await this.#program?.ended;
  }

  /** Every process stands still and keeps its connections. */
  async freeze(): Promise<() => void> {
    const pids = await this.#pids();
    signalAll(pids, 'SIGSTOP');
    return () => signalAll(pids, 'SIGCONT');
  }

  async stop(): Promise<void> {
    signalAll(await this.#pids(), 'SIGCONT');
    const pids = await this.#pids();
    await this.#program?.stop();
    signalAll(pids, 'SIGKILL');
  }

  async role(): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.restPort}/patroni`, {
      signal: AbortSignal.timeout(2_000),
    }).catch(() => undefined);
    const state =
      answer && ((await answer.json()) as { role?: string; state?: string; sync_standby?: boolean });
    if (state?.state !== 'running') return 'away';
    return state.sync_standby ? 'synchronous standby' : state.role === 'replica' ? 'standby' : 'primary';
  }
}
