import { ApiError, toApiError } from './api-error.ts';
import { fetchKeepalive } from './keepalive.ts';

const TIMEOUT_MS = 15_000;

/** An answer of the server before it is checked. */
export interface RawAnswer {
  readonly text: string;
  readonly json: unknown;
  /** How many there are in all, where the answer is one page of a list. */
  readonly total?: number | undefined;
}

/** A request as it is sent. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly body?: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

const known = (headers: Outgoing['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Sends a request and answers the response when it is a success; throws an ApiError otherwise. */
export async function exchange({ method, url, body, headers, ...limits }: Outgoing): Promise<Response> {
  const timeout = AbortSignal.timeout(limits.timeoutMs ?? TIMEOUT_MS);
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout;
  let request: Request;
  try {
    const type = body === undefined ? undefined : 'application/json';
    request = new Request(url, {
      method,
      headers: known({ accept: 'application/json', 'content-type': type, ...headers }),
      signal,
      ...(body === undefined ? {} : { body }),
    });
  } catch {
    throw new ApiError('setup');
  }
  let response: Response;
  try {
    response = await (method === 'GET' ? fetch(request) : fetchKeepalive(request, body));
  } catch (error) {
    if (limits.signal?.aborted) throw error;
    throw new ApiError('no-response');
  }
  if (response.ok) return response;
  throw await toApiError(response);
}

export async function readAnswer(response: Response): Promise<RawAnswer> {
  const total = response.headers.get('x-total-count');
  try {
    const text = await response.text();
    return { text, json: JSON.parse(text), ...(total === null ? {} : { total: Number(total) }) };
  } catch {
    throw new ApiError('answer', response.status, {}, true);
  }
}
