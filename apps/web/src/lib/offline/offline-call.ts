import type { RawAnswer } from '../http.ts';
import type { StoredFirst } from './stored-first.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For endpoints that are idempotent: the same key on every try of the same thing. */
  readonly idempotencyKey?: string | undefined;
  /** The body, where it is stored as JSON: it is sent as it is. */
  readonly json?: string | undefined;
  /** A refusal says nothing about the session: it is a help that no page depends on. */
  readonly keepSession?: boolean | undefined;
  /** What the login page says when the session turns out to be over; without it, what the server says. */
  readonly messageAtLogin?: ((said: string) => string) | undefined;
  /** For an edit: the version of the record that was edited. */
  readonly ifMatch?: string | null | undefined;
  /** For a log-in: see device-id.ts. */
  readonly deviceId?: string | undefined;
  /** Of somebody whose session this browser does not keep. */
  readonly token?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** A call as api.ts makes it. */
export interface OfflineCall<T = unknown> {
  readonly method: string;
  readonly path: string;
  readonly params: Fields;
  readonly query: Fields;
  readonly url: string;
  readonly json?: string | undefined;
  /** To be answered from the store; the request is sent all the same. */
  readonly storedFirst?: StoredFirst | undefined;
  readonly options: CallOptions;
  /** Checks an answer by the contract. */
  check(answer: unknown): T;
  network(timeoutMs?: number): Promise<RawAnswer>;
}

export interface Result<T> {
  readonly data: T;
  readonly total?: number | undefined;
  /** Of a stored answer. */
  readonly readAt?: number | undefined;
}

export interface OfflineLayer {
  read<T>(call: OfflineCall<T>): Promise<Result<T>>;
  write<T>(call: OfflineCall<T>): Promise<T>;
  /** After a write that is never queued, by its path. */
  refresh(path: string): void;
}
