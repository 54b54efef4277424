import { setTimeout as sleep } from 'node:timers/promises';
import { explainDiskFull } from './disk-full.ts';
import { messageOf } from './folders.ts';
import { launch, type Postmaster, type PostmasterOptions, waitUntilReady } from './postmaster.ts';

const patience = { ready: 60_000, fastShutdown: 20_000 };
const firstPause = 100;
const longestPause = 5_000;
/** A life shorter than this does not count as recovered, so the pauses keep growing. */
const healthyLife = 10_000;

/** The children of a killed PostgreSQL need a moment to leave; until then a new one refuses to start. */
const passing = /lock file ".*" already exists|pre-existing shared memory block/;

export type Supervisor = { pid(): number | undefined; stop(): Promise<void> };

/** Starts PostgreSQL and keeps it running until it is stopped. Rejects when the first start fails. */
export async function supervise(given: PostmasterOptions, ignoredPid?: number): Promise<Supervisor> {
  const log = explainDiskFull(given.log, given.cluster);
  const options = { ...given, log };
  const stopping = new AbortController();
  let current: Postmaster | undefined;

  async function startOnce(): Promise<Postmaster> {
    current = launch(options, ignoredPid);
    try {
      await waitUntilReady(current, options.connection, patience.ready);
    } catch (error) {
      await end(current);
      throw error;
    }
    current.report(!stopping.signal.aborted);
    return current;
  }

  async function firstStart(): Promise<Postmaster> {
    const deadline = performance.now() + patience.ready;
    for (;;) {
      try {
        return await startOnce();
      } catch (error) {
        if (!passing.test(messageOf(error)) || performance.now() > deadline) throw error;
        await sleep(firstPause);
      }
    }
  }

  /** Undefined once stop() was called. */
  async function startAgain(pause: number): Promise<Postmaster | undefined> {
    for (let wait = pause; ; wait = Math.min(wait * 2, longestPause)) {
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return undefined;
      try {
        return await startOnce();
      } catch (error) {
        if (!stopping.signal.aborted) log.warn(messageOf(error));
      }
    }
  }

  async function watch(first: Postmaster): Promise<void> {
    let pause = firstPause;
    let alive: Postmaster | undefined = first;
    while (alive) {
      const since = performance.now();
      const reason = await alive.ended;
      if (stopping.signal.aborted) return;
      log.error(`PostgreSQL ended unexpectedly (${reason}); starting it again.`);
      pause = performance.now() - since > healthyLife ? firstPause : Math.min(pause * 2, longestPause);
      alive = await startAgain(pause);
      if (alive && !stopping.signal.aborted) log.info('PostgreSQL is running again.');
    }
  }

  // A process that exits without stop(), say after an uncaught error, takes its engine along.
  const onExit = () => current?.signal('SIGINT');
  process.on('exit', onExit);
  const watching = watch(
    await firstStart().catch((error: unknown) => {
      process.off('exit', onExit);
      throw error;
    }),
  );
  let stopped: Promise<void> | undefined;
  async function stop(): Promise<void> {
    stopping.abort();
    if (current) await end(current);
    await watching;
    process.off('exit', onExit);
  }
  return {
    pid: () => (current && !current.hasEnded() ? current.pid : undefined),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** SIGINT ends the sessions and writes everything out; SIGQUIT leaves the rest to the recovery at the next start. */
async function end(postmaster: Postmaster): Promise<void> {
  postmaster.report(false);
  if (postmaster.hasEnded()) return;
  postmaster.signal('SIGINT');
  const overdue = setTimeout(() => postmaster.signal('SIGQUIT'), patience.fastShutdown);
  await postmaster.ended;
  clearTimeout(overdue);
}
