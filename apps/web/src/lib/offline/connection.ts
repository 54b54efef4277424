/** What the screens show about the connection and the queue. */
export interface Connection {
  /** The server did not answer the last call. */
  readonly lost: boolean;
  /** When the oldest of the stored answers on screen was read. */
  readonly asOf?: number | undefined;
}

let current: Connection = { lost: false };
const listeners = new Set<() => void>();

function change(next: Connection): void {
  if (next.lost === current.lost && next.asOf === current.asOf) return;
  current = next;
  for (const listener of listeners) listener();
}

export const connectionNow = (): Connection => current;

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server answered, whatever it said. */
export const noteAnswer = (): void => change({ lost: false });

export const noteSilence = (): void => change({ ...current, lost: true });

export const noteStoredAnswer = (at: number): void =>
  change({ lost: true, asOf: Math.min(at, current.asOf ?? at) });
