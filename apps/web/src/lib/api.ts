import type { Endpoint, InputOf, ResponseOf } from '@fitarc/contract/endpoint';
import * as z from 'zod/mini';
import { ApiError, toApiError } from './api-error.ts';
import { fetchKeepalive } from './keepalive.ts';
import { sessionNow } from './session.ts';
import { handleSessionError } from './session-guard.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

const TIMEOUT_MS = 15_000;

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For endpoints that are idempotent: the same key on every try of the same thing. */
  readonly idempotencyKey?: string | undefined;
  /** The body, where it is stored as JSON: it is sent as it is. */
  readonly json?: string | undefined;
  /** A refusal says nothing about the session: it is a help that no page depends on. */
  readonly keepSession?: boolean | undefined;
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

interface Sending extends CallOptions {
  readonly token: string;
  readonly signal: AbortSignal;
  readonly body: string | undefined;
}

function requestOf(
  endpoint: Endpoint,
  parts: Parts,
  { token, signal, idempotencyKey, body }: Sending,
): Request {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  if (endpoint.access !== 'public' && token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return new Request(urlOf(endpoint, parts), {
    method: endpoint.method,
    headers,
    signal,
    ...(body === undefined ? {} : { body }),
  });
}

/** Sends a declared call and answers the response as it is, or throws an ApiError. */
export async function send<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Response> {
  const { token } = sessionNow();
  if (endpoint.access !== 'public' && !token) throw new ApiError('no-token');
  // Yields to the event loop: several reads sent in one task block input. A write is sent at once.
  if (endpoint.method === 'GET') await yieldToEventLoop();
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const parts = input as Parts;
  let request: Request;
  let body: string | undefined;
  try {
    body = endpoint.body && (options.json ?? JSON.stringify(parts.body ?? {}));
    request = requestOf(endpoint, parts, { ...options, token, signal, body });
  } catch {
    throw new ApiError('setup');
  }
  let response: Response;
  try {
    response = await (endpoint.method === 'GET' ? fetch(request) : fetchKeepalive(request, body));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError('no-response');
  }
  if (response.ok) return response;
  const refusal = await toApiError(response);
  if (endpoint.access !== 'public' && !options.keepSession) handleSessionError(refusal, token);
  throw refusal;
}

async function readResponse<E extends Endpoint>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new ApiError('answer', response.status, {}, true);
  }
  const parsed = z.safeParse(endpoint.response, answer);
  if (!parsed.success) throw new ApiError('answer', response.status);
  return parsed.data as ResponseOf<E>;
}

/** Sends a declared call and reads its answer by the contract. */
export const call = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> => readResponse(endpoint, await send(endpoint, input, options));

/** The same for one page of a list, with how many there are in all. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<{ rows: ResponseOf<E>; total: number }> {
  const response = await send(endpoint, input, options);
  const rows = await readResponse(endpoint, response);
  const total = Number(response.headers.get('x-total-count') ?? Number.NaN);
  return { rows, total: Number.isInteger(total) ? total : Array.isArray(rows) ? rows.length : 0 };
}
