import { randomKey } from '../retry-key.ts';
import { outboxDb } from './queue-database.ts';

const NAME = 'fitarc-outbox';
const LEASE_MS = 20_000;
const holder = randomKey();

/** Pages without https have no Web Locks: a row with an expiry says which tab sends. */
async function takeLease(): Promise<boolean> {
  const tx = (await outboxDb()).transaction('lease', 'readwrite');
  const lease = await tx.store.get(NAME);
  const isFree = !lease || lease.holder === holder || lease.until < Date.now();
  if (isFree) await tx.store.put({ name: NAME, holder, until: Date.now() + LEASE_MS });
  await tx.done;
  return isFree;
}

export interface SendLock {
  /** Whether this tab may still send; to be asked before each request. */
  renew(): Promise<boolean>;
}

/** Runs the work in one tab at a time. Without Web Locks it is skipped while another tab has the lease. */
export async function withSendLock(work: (lock: SendLock) => Promise<void>): Promise<void> {
  if (navigator.locks) {
    await navigator.locks.request(NAME, () => work({ renew: async () => true }));
    return;
  }
  if (!(await takeLease())) return;
  await work({ renew: takeLease });
  await (await outboxDb()).delete('lease', NAME);
}
