import type { EngineLog } from './engine-types.ts';

const noSpace = /No space left on device|Disk quota exceeded/;
const sayEvery = 60_000;

/** On a full disk PostgreSQL complains at every statement, in its own words; the operator needs one sentence. */
export function explainDiskFull(log: EngineLog, cluster: string): EngineLog {
  let saidAt = Number.NEGATIVE_INFINITY;
  const unlessFull = (write: (message: string) => void) => (message: string) => {
    if (!noSpace.test(message)) return write(message);
    if (performance.now() - saidAt < sayEvery) return;
    saidAt = performance.now();
    log.error(
      `The disk of ${cluster} is full. Nothing can be saved until there is space again. FitArc then resumes automatically.`,
    );
  };
  return {
    info: unlessFull((message) => log.info(message)),
    warn: unlessFull((message) => log.warn(message)),
    error: unlessFull((message) => log.error(message)),
  };
}
