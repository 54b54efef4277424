import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../../platform/http/app-error.ts';

/** A call that is still being answered may write; slower ones are waited for no longer. */
const LAST_CALLS_MS = 35_000;
const RETRY_SECONDS = 10;

export interface RestoreState {
  readonly stage: 'checking' | 'saving' | 'loading' | 'starting' | 'done' | 'failed';
  readonly table: string | null;
  readonly rows: number;
  readonly error: string | null;
  readonly madeAt: string | null;
  readonly members: number;
  readonly administrators: readonly string[];
  readonly restorePoint: string | null;
}

const BEGUN: RestoreState = {
  stage: 'checking',
  table: null,
  rows: 0,
  error: null,
  madeAt: null,
  members: 0,
  administrators: [],
  restorePoint: null,
};

const restoring = () =>
  new AppError(
    'UNAVAILABLE',
    'A backup is being restored. Please try again in a few minutes.',
    { details: 'restoring' },
    RETRY_SECONDS,
  );

/**
 * The restores of this process, which outlives the server that begins one: that is closed and started again, so that
 * nothing it remembers of the former data remains.
 */
export class Restores {
  readonly #states = new Map<string, RestoreState>();
  #isClosed = false;
  #calls = 0;

  begin(ticket: string): void {
    if (this.#isClosed) throw restoring();
    this.#isClosed = true;
    // Only the last one is followed.
    this.#states.clear();
    this.#states.set(ticket, BEGUN);
  }

  note(ticket: string, state: Partial<RestoreState>): void {
    const known = this.#states.get(ticket);
    if (known) this.#states.set(ticket, { ...known, ...state });
  }

  end(ticket: string, state: Partial<RestoreState>): void {
    this.note(ticket, state);
    this.#isClosed = false;
  }

  find(ticket: string): RestoreState | undefined {
    return this.#states.get(ticket);
  }

  /** Counts a call, unless all are turned away. */
  enter(): void {
    if (this.#isClosed) throw restoring();
    this.#calls += 1;
  }

  leave(): void {
    this.#calls -= 1;
  }

  /** Until the calls that came before have been answered. */
  async quiet(): Promise<void> {
    for (let waited = 0; this.#calls > 0 && waited < LAST_CALLS_MS; waited += 50) await sleep(50);
  }
}
