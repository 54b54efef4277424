import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/http/app-error.ts';

// argon2id is this library's default; 19 MiB, two passes, one lane as OWASP advises.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = Math.max(2, availableParallelism() - 1);
const WAITING_AT_MOST = 500;

/** Hashing is heavy: a rush of sign-ins waits in line instead of starving every other request. */
class Turnstile {
  #inside = 0;
  readonly #waiting: (() => void)[] = [];

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= AT_ONCE) {
      if (this.#waiting.length >= WAITING_AT_MOST)
        throw new AppError('UNAVAILABLE', 'The server is busy. Please try again in a moment.');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    this.#inside++;
    try {
      return await work();
    } finally {
      this.#inside--;
      this.#waiting.shift()?.();
    }
  }
}

const turnstile = new Turnstile();

export const hashPassword = (password: string) => turnstile.pass(() => hash(password, COST));

let decoy: Promise<string> | undefined;

/** A failure is not kept, or every later sign-in would share it. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword('nobody has this password').catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  return decoy;
}

/** Without a hash to compare with the same work is done in vain, so that the time tells nothing. */
export async function isPasswordRight(stored: string | undefined, password: string): Promise<boolean> {
  const reference = stored ?? (await decoyHash());
  const matches = await turnstile.pass(() => verify(reference, password));
  return stored !== undefined && matches;
}
