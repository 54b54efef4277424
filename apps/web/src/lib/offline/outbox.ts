import { type OutboxRow, openOutbox, resultOfRequest, type SettledWrite } from './database.ts';
import { signedInMember } from './member.ts';

const CHANNEL = 'fitarc-outbox';

/** What waits, as this tab knows it, of all members that have a queue on this device. */
let rows: readonly OutboxRow[] = [];
let settled: readonly SettledWrite[] = [];
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;

const isHeld = ({ heldUntil = 0 }: OutboxRow) => heldUntil > Date.now();
let expiry: ReturnType<typeof setTimeout> | undefined;

/** Once a page should have let go of what it sends itself. */
function lookAgain(held: readonly OutboxRow[]): void {
  clearTimeout(expiry);
  if (held.length === 0) return;
  const first = Math.min(...held.map(({ heldUntil = 0 }) => heldUntil));
  expiry = setTimeout(() => void load(), first - Date.now() + 100);
}

let loads = 0;
let shownLoad = 0;

async function load(): Promise<void> {
  loads += 1;
  const mine = loads;
  let read: readonly OutboxRow[] = [];
  let readSettled: readonly SettledWrite[] = [];
  try {
    const tx = (await openOutbox()).transaction(['writes', 'settled']);
    const all = (store: string) => resultOfRequest(tx.objectStore(store).getAll());
    [read, readSettled] = await Promise.all([all('writes'), all('settled')]);
  } catch {
    // Storage is blocked: there is no queue.
  }
  // Those that began later have read what is newer.
  if (mine < shownLoad) return;
  shownLoad = mine;
  settled = readSettled;
  rows = read.filter((row) => !isHeld(row));
  lookAgain(read.filter(isHeld));
  for (const listener of listeners) listener();
}

/** After another tab has changed the queue. */
channel?.addEventListener('message', () => void load());

/** Resolves once the queue is known. */
export const outboxReady = (): Promise<void> => {
  loading ??= load();
  return loading;
};

/** Resolves once the queue is known as it is now: a tab that was closed may have changed it without a word. */
export const outboxFresh = (): Promise<void> => (rows.length > 0 ? load() : outboxReady());

/** After this tab has changed the queue. The others hear of it first: this tab may be closed any moment. */
export async function changed(): Promise<void> {
  channel?.postMessage('changed');
  await load();
}

let snapshot:
  | { of: readonly OutboxRow[]; member: number | undefined; rows: readonly OutboxRow[] }
  | undefined;

/** The signed-in member's queue, oldest first; the same array until it changes. */
export function outboxNow(): readonly OutboxRow[] {
  const member = signedInMember();
  if (snapshot?.of !== rows || snapshot.member !== member)
    snapshot = { of: rows, member, rows: rows.filter((row) => row.member === member) };
  return snapshot.rows;
}

export const hasWaiting = (): boolean => outboxNow().some(({ state }) => state === 'waiting');

/** What the signed-in member saved after a moment, and the server has. */
export function settledSince(at: number): SettledWrite[] {
  const member = signedInMember();
  return settled.filter((write) => write.member === member && write.at >= at);
}

export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const namesWaitingRecord = (text: string): boolean => /waiting(:|%3A)/i.test(text);
