/** So many connections that ask without a pause, for so many seconds. */
import autocannon from 'autocannon';
import type { Caller } from './fill.ts';
import type { Question } from './questions.ts';

export interface Load {
  readonly urls: readonly string[];
  readonly question: Question;
  readonly callers: readonly Caller[];
  readonly connections: number;
  readonly seconds: number;
  /** Another address for each of the question's requests, and nothing of the product's: for the bare server. */
  readonly instead?: readonly string[];
}
export interface Measured {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** Each connection is somebody else and starts with another request: no crowd around one member or one page. */
function requestsOf({ question, callers, instead }: Load, connection: number): autocannon.Request[] {
  const { requests } = question;
  const turns = Math.max(callers.length, requests.length);
  return Array.from({ length: turns }, (_, turn) => {
    const place = (turn + connection) % requests.length;
    const caller = callers[(turn + connection) % callers.length];
    const make = requests[place];
    if (!caller || !make) throw new Error('nobody asks, or nothing');
    const whole = () => {
      const { path, ...request } = make(caller);
      return { ...request, path: instead?.[place] ?? path };
    };
    const first = whole();
    return first.method === 'GET' ? first : { ...first, setupRequest: whole };
  });
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export async function load(what: Load): Promise<Measured> {
  const { urls, connections, seconds } = what;
  const times: number[] = [];
  const failures = new Map<number, number>();
  let connection = 0;
  const startedAt = performance.now();
  const options: autocannon.Options = {
    // Its types know one address; it takes several and spreads the connections over them.
    url: [...urls] as unknown as string,
    connections,
    duration: seconds,
    timeout: 60,
    requests: requestsOf(what, 0),
    setupClient: (client) => client.setRequests(requestsOf(what, connection++)),
  };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error: unknown, result) =>
      error ? reject(error) : resolve(result),
    );
    running.on('response', (_client, status, _bytes, ms) => {
      times.push(ms);
      if (status >= 400) failures.set(status, (failures.get(status) ?? 0) + 1);
    });
  });
  const elapsed = (performance.now() - startedAt) / 1000;
  if (errors > 0 || failures.size > 0 || times.length === 0) {
    const told = [...failures].map(([status, count]) => `${count} times ${status}`).join(', ');
    throw new Error(`${what.question.name}: ${errors} requests without an answer; ${told || 'no refusals'}`);
  }
  times.sort((one, other) => one - other);
  return { perSecond: times.length / elapsed, p50: at(times, 0.5), p99: at(times, 0.99) };
}
