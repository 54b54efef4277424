import type { BackgroundTasks } from './background-tasks.ts';

interface LoopOptions {
  readonly name: string;
  readonly background: BackgroundTasks;
  /** Works until nothing is due. */
  readonly work: () => Promise<void>;
  /** Slow receivers hold up one round, not the next. */
  readonly roundsAtOnce?: number;
}

const EVERY_MS = 5_000;
const ROUNDS_AT_ONCE = 5;

/** Looks every few seconds, and when told to, for rows of a table that are due. Every node runs one. */
export class WorkLoop {
  readonly #options: LoopOptions;
  #rounds = 0;

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  /** The returned function stops it. */
  start(): () => void {
    this.kick();
    const timer = setInterval(() => this.kick(), EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  kick(): void {
    const { name, background, work, roundsAtOnce = ROUNDS_AT_ONCE } = this.#options;
    if (this.#rounds >= roundsAtOnce) return;
    this.#rounds += 1;
    background.run(name, async () => {
      try {
        await work();
      } finally {
        this.#rounds -= 1;
      }
    });
  }
}
