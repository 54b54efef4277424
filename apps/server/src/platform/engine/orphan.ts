import { setTimeout as sleep } from 'node:timers/promises';
import { EngineError, type EngineLog } from './engine-types.ts';
import { processKindOf, readPostmasterFile } from './postmaster-file.ts';

const fastShutdown = 20_000;
const immediateShutdown = 10_000;

/**
 * After kill -9 of FitArc its PostgreSQL runs on. It is stopped, because nothing supervises it.
 * Returns a pid that PostgreSQL may ignore in a stale postmaster.pid: in a container a restart gives the same
 * small numbers to other programs, and PostgreSQL would take one of them for itself.
 */
export async function stopOrphan(cluster: string, log: EngineLog): Promise<number | undefined> {
  const file = await readPostmasterFile(cluster);
  if (!file) return undefined;
  const kind = await processKindOf(file.pid, cluster);
  if (kind === 'other') return file.pid;
  if (kind !== 'ours') return undefined;
  log.warn(`PostgreSQL from an earlier run (process ${file.pid}) is still running; stopping it.`);
  if (await endProcess(file.pid, cluster, 'SIGINT', fastShutdown)) return undefined;
  if (await endProcess(file.pid, cluster, 'SIGQUIT', immediateShutdown)) return undefined;
  throw new EngineError(`PostgreSQL from an earlier run (process ${file.pid}) does not stop; kill it.`);
}

async function endProcess(
  pid: number,
  cluster: string,
  signal: NodeJS.Signals,
  patience: number,
): Promise<boolean> {
  // Looked at again right before each signal: the number may have passed to another program.
  if ((await processKindOf(pid, cluster)) !== 'ours') return true;
  process.kill(pid, signal);
  const deadline = performance.now() + patience;
  let running = true;
  while (running && performance.now() < deadline) {
    await sleep(20);
    running = (await processKindOf(pid, cluster)) === 'ours';
  }
  return !running;
}
