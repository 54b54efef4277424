import type { QueuedWrite } from '@fitarc/domain/waiting/fold';
import type { Effect } from '@fitarc/domain/waiting/waiting-write';
import type { DBSchema } from 'idb';

export interface StoredAnswer {
  readonly member: number;
  readonly url: string;
  /** The JSON as it came. */
  readonly text: string;
  /** X-Total-Count, where there is one. */
  readonly total?: number | undefined;
  /** When it was read, in milliseconds. */
  readonly at: number;
}

export interface OutboxRow extends QueuedWrite {
  /** The order they were made in. */
  readonly seq?: number;
  readonly member: number;
  readonly url: string;
  /** Where the member was. */
  readonly zone: string;
  readonly madeAt: number;
  readonly ifMatch?: string | undefined;
  /** The member has chosen this version over that of another device. */
  readonly isOverwriting?: boolean;
  readonly retryAt?: number | undefined;
  /** Until then the page that made it sends it itself and waits for the answer. */
  readonly heldUntil?: number | undefined;
  /** The server's sentence, where it refused it. */
  readonly refusal?: string | undefined;
  /** The record as it is on the server, where it was changed on another device. */
  readonly current?: unknown;
}

type AnswerKey = [member: number, url: string];

export interface AnswersSchema extends DBSchema {
  answers: { key: AnswerKey; value: StoredAnswer; indexes: { age: [number, number] } };
}

/** What the server has stored lately: stored answers from before do not show it. */
export interface SettledWrite {
  readonly member: number;
  readonly at: number;
  readonly effect: Effect;
}

export interface OutboxSchema extends DBSchema {
  writes: { key: number; value: OutboxRow; indexes: { id: string } };
  /** The ids that the server gave to queued records. */
  ids: { key: string; value: { id: string; stored: string } };
  settled: { key: number; value: SettledWrite };
  /** Which tab sends, where there are no Web Locks. */
  lease: { key: string; value: { name: string; holder: string; until: number } };
}

export const resultOfRequest = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Opened when first needed; opened again when the browser has closed it. Without idb, which only the queue needs and
 * loads (queue-database.ts): this is loaded beside every page.
 */
function opener(name: string, upgrade: (db: IDBDatabase) => void): () => Promise<IDBDatabase> {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  async function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => upgrade(request.result);
    const db = await resultOfRequest(request);
    db.onclose = forget;
    db.onversionchange = () => {
      db.close();
      forget();
    };
    return db;
  }
  return () => {
    opening ??= open().catch((error) => {
      forget();
      throw error;
    });
    return opening;
  };
}

export const openAnswers = opener('fitarc-answers', (db) => {
  const answers = db.createObjectStore('answers', { keyPath: ['member', 'url'] });
  answers.createIndex('age', ['member', 'at']);
});

/** A database of its own: a full disk costs the answers first. */
export const openOutbox = opener('fitarc-outbox', (db) => {
  db.createObjectStore('writes', { keyPath: 'seq', autoIncrement: true }).createIndex('id', 'id', {
    unique: true,
  });
  db.createObjectStore('ids', { keyPath: 'id' });
  db.createObjectStore('settled', { autoIncrement: true });
  db.createObjectStore('lease', { keyPath: 'name' });
});
