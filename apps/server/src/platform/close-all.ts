import type { Logger } from 'pino';

export type Closers = (() => unknown)[];

/** Longer than the slowest statement may take. */
const DEADLINE_MS = 40_000;

async function closeBy(closer: Closers[number], deadlineMs: number, log: Logger): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, deadlineMs, 'late');
  });
  const outcome = await Promise.race([Promise.resolve().then(closer), deadline]).finally(() =>
    clearTimeout(timer),
  );
  if (outcome === 'late') log.warn('something did not close in time; stopping continues without it');
}

/**
 * In the opposite order of the beginning. One that never ends, such as a pool with a connection that broke at the
 * wrong moment, must not keep the others, the database above all, from being stopped.
 */
export async function closeAll(closers: Closers, log: Logger, deadlineMs = DEADLINE_MS): Promise<void> {
  const failures: unknown[] = [];
  for (const closer of closers.reverse().splice(0))
    await closeBy(closer, deadlineMs, log).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
