import type { Logger } from 'pino';

const HOUR = 60 * 60 * 1000;

/** Work that goes on after the answer was sent, such as mail. A closing server waits for it. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  run(name: string, work: () => Promise<unknown>): void {
    const task: Promise<void> = work()
      .then(() => undefined)
      .catch((error: unknown) => this.#log.error({ err: error, task: name }, 'background task failed'))
      .finally(() => this.#running.delete(task));
    this.#running.add(task);
  }

  /** Runs now and every hour; the returned function stops it. Several nodes may run it at the same time. */
  hourly(name: string, work: () => Promise<unknown>): () => void {
    this.run(name, work);
    const timer = setInterval(() => this.run(name, work), HOUR);
    timer.unref();
    return () => clearInterval(timer);
  }

  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
