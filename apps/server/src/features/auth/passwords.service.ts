import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../../platform/limits/fair-queue.ts';
import { NO_PASSWORD } from '../../platform/users/users.repository.ts';

// argon2id is this library's default; 19 MiB, two passes, one lane as OWASP advises.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing is heavy: a rush of log-ins waits in line and leaves a processor to every other request. */
const queue = new FairQueue({
  atOnce: Math.max(1, availableParallelism() - 1),
  waitingPerKey: 50,
  waitingInAll: 500,
});

/** For what is hashed on the operator's behalf. */
const OPERATOR = 'operator';

/** `client` is whoever asks, as limits count them: each has a queue of their own. */
export const hashPassword = (password: string, client = OPERATOR) =>
  queue.run(client, () => hash(password, COST));

let decoy: Promise<string> | undefined;

/** A failure is not kept, or every later log-in would share it. */
function decoyHash(): Promise<string> {
  decoy ??= hash('nobody has this password', COST).catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  return decoy;
}

/** Without a hash to compare with the same work is done in vain, so that the time tells nothing. */
export async function isPasswordRight(
  stored: string | undefined,
  password: string,
  client: string,
): Promise<boolean> {
  const reference = stored === undefined || stored === NO_PASSWORD ? undefined : stored;
  const compared = reference ?? (await decoyHash());
  const matches = await queue.run(client, () => verify(compared, password));
  return reference !== undefined && matches;
}
