import { lookup as dnsLookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isAllowedAddress } from './address-rules.service.ts';

export type ResolveHost = (host: string) => Promise<readonly { address: string; family: number }[]>;

export const resolveHost: ResolveHost = (host) =>
  new Promise((resolve, reject) => {
    dnsLookup(host, { all: true, verbatim: true }, (error, found) =>
      error ? reject(error) : resolve(found),
    );
  });

export interface Network {
  readonly resolve: ResolveHost;
  readonly allowPrivate: boolean;
  /** How long a receiver has to answer. */
  readonly timeoutMs: number;
}

export const DELIVERY_TIMEOUT_MS = 10_000;
const REFUSED = 'This address is private or reserved, and this server sends nothing there';

class RefusedAddress extends Error {}

/** The address of the host as it stands in a URL, without brackets; names stay names. */
const hostOf = (url: URL) => url.hostname.replace(/^\[(.*)\]$/, '$1');

/** A name server answers in its own time, which a lookup cannot be told to end. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** The addresses behind a host; throws where one of them may not be sent to. */
async function addressesOf(
  host: string,
  { resolve, allowPrivate }: Pick<Network, 'resolve' | 'allowPrivate'>,
  signal: AbortSignal,
) {
  const found = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await Promise.race([resolve(host), aborted(signal)]);
  // All, not any: of several the connection picks one by itself.
  if (found.length === 0 || found.some(({ address }) => !isAllowedAddress(address, allowPrivate)))
    throw new RefusedAddress(REFUSED);
  return found;
}

/** Why an address cannot be used, before it is stored. A name that cannot be looked up now may be there later. */
export async function problemOfAddress(address: string, network: Network): Promise<string | undefined> {
  try {
    await addressesOf(hostOf(new URL(address)), network, AbortSignal.timeout(network.timeoutMs));
    return undefined;
  } catch (error) {
    return error instanceof RefusedAddress ? error.message : undefined;
  }
}

export type Outcome =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly status: number | null; readonly problem: string };

const PROBLEMS: Record<string, string> = {
  ENOTFOUND: 'The host name was not found',
  EAI_AGAIN: 'The host name was not found',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed',
  EHOSTUNREACH: 'This address cannot be reached',
  ENETUNREACH: 'This address cannot be reached',
  ETIMEDOUT: 'This address cannot be reached',
};

function problemOf(error: unknown, timeoutMs: number): string {
  if (error instanceof RefusedAddress) return error.message;
  const { code = '', name = '' } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return `No answer within ${timeoutMs / 1000} seconds`;
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code)) return 'Its TLS certificate is not trusted';
  return PROBLEMS[code] ?? 'The delivery failed';
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return { ok: true, status };
  const problem =
    status >= 300 && status < 400 ? `Redirects are not followed (${status})` : `It answered ${status}`;
  return { ok: false, status, problem };
}

/**
 * One POST. The addresses that were checked are the ones connected to: the connection asks no name server again, so
 * that a name cannot mean something else by then.
 */
export async function deliver(
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  network: Network,
): Promise<Outcome> {
  const url = new URL(address);
  const signal = AbortSignal.timeout(network.timeoutMs);
  try {
    const found = await addressesOf(hostOf(url), network, signal);
    const lookup: LookupFunction = (_host, { all }, answer) => {
      const [first] = found;
      if (all) answer(null, found as never);
      else answer(null, first?.address ?? '', first?.family ?? 0);
    };
    const status = await new Promise<number>((resolve, reject) => {
      const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
      const call = send(url, { method: 'POST', headers, lookup, signal, agent: false }, (response) => {
        resolve(response.statusCode ?? 0);
        // Nobody reads the rest, however long it is.
        response.destroy();
      });
      call.on('error', reject);
      call.end(body);
    });
    return outcomeOf(status);
  } catch (error) {
    return { ok: false, status: null, problem: problemOf(error, network.timeoutMs) };
  }
}
