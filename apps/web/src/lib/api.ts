import type { Endpoint, InputOf, ResponseOf } from '@fitarc/contract/endpoint';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { exchange, readAnswer } from './http.ts';
import type { CallOptions, OfflineLayer } from './offline/offline-call.ts';
import { storedFirstNow } from './offline/stored-first.ts';
import { sessionNow } from './session.ts';
import { handleSessionError } from './session-guard.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
let offlineLayer: Promise<OfflineLayer | undefined> | undefined;
let isLayerLoaded = false;

/** Called by the part that only members load: visitors have no cache of answers and no queue of writes. */
export function registerOfflineLayer(loading: Promise<OfflineLayer>): void {
  // Where its code does not come, calls work as they do without it.
  offlineLayer = loading.catch(() => undefined);
  void offlineLayer.finally(() => {
    isLayerLoaded = true;
  });
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

const zoneNow = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const jsonOf = (endpoint: Endpoint, { body }: Parts, { json }: CallOptions): string | undefined => {
  try {
    return endpoint.body && (json ?? JSON.stringify(body ?? {}));
  } catch {
    throw new ApiError('setup');
  }
};

function requireToken(endpoint: Endpoint): string {
  const { token } = sessionNow();
  if (endpoint.access !== 'public' && !token) throw new ApiError('no-token');
  return token;
}

/** Sends a declared call and answers the response as it is, or throws an ApiError. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions & { timeoutMs?: number | undefined } = {},
): Promise<Response> {
  const token = options.token ?? requireToken(endpoint);
  // Yields to the event loop: several reads sent in one task block input. A write is sent at once.
  if (endpoint.method === 'GET') await yieldToEventLoop();
  const parts = input as Parts;
  try {
    return await exchange({
      method: endpoint.method,
      url: urlOf(endpoint, parts),
      body: jsonOf(endpoint, parts, options),
      headers: {
        'x-time-zone': zoneNow(),
        authorization: endpoint.access !== 'public' && token ? `Bearer ${token}` : undefined,
        'idempotency-key': options.idempotencyKey,
        'x-device-id': options.deviceId,
        'if-match': options.ifMatch ? `"${options.ifMatch}"` : undefined,
      },
      signal: options.signal,
      timeoutMs: options.timeoutMs,
    });
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'answer';
    if (isRefused && endpoint.access !== 'public' && !options.keepSession && !options.token)
      handleSessionError(error, token, options.messageAtLogin);
    throw error;
  }
}

/** Checks an answer by the contract. */
function parse<E extends Endpoint>(endpoint: E, answer: unknown): ResponseOf<E> {
  const parsed = z.safeParse(endpoint.response, answer);
  if (!parsed.success) throw new ApiError('answer', 200);
  return parsed.data as ResponseOf<E>;
}

interface Page<T> {
  readonly data: T;
  readonly total?: number | undefined;
}

async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions,
): Promise<Page<ResponseOf<E>>> {
  const storedFirst = storedFirstNow();
  const parts = input as Parts;
  const network = async (timeoutMs?: number) =>
    readAnswer(await send(endpoint, input, { ...options, timeoutMs }));
  const check = (answer: unknown) => parse(endpoint, answer);
  // The request does not wait for the code of the layer.
  const sent = endpoint.offline === 'read' && offlineLayer && !isLayerLoaded ? network() : undefined;
  sent?.catch(() => undefined);
  const layer = endpoint.offline && sessionNow().token ? await offlineLayer : undefined;
  if (!layer) {
    const { json, total } = await (sent ?? network());
    if (endpoint.method !== 'GET' && endpoint.access === 'member')
      void offlineLayer?.then((known) => known?.refresh(endpoint.path));
    return { data: check(json), total };
  }
  const { method, path } = endpoint;
  const { params = {}, query = {} } = parts;
  const called = { method, path, params, query, url: urlOf(endpoint, parts), check, options };
  if (endpoint.offline === 'read')
    return layer.read({ ...called, network: (timeoutMs) => sent ?? network(timeoutMs), storedFirst });
  return { data: await layer.write({ ...called, network, json: jsonOf(endpoint, parts, options) }) };
}

/** Sends a declared call and reads its answer by the contract. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> => (await request(endpoint, input, options)).data;

/** The same for one page of a list, with how many there are in all. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<{ rows: ResponseOf<E>; total: number }> {
  const { data: rows, total = Number.NaN } = await request(endpoint, input, options);
  return { rows, total: Number.isInteger(total) ? total : Array.isArray(rows) ? rows.length : 0 };
}
