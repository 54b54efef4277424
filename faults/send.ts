import { type Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Nobody waits longer for an answer; a server that takes this long hangs. */
const PATIENCE_MS = 30_000;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Empty for nobody. */
  readonly token: string;
  readonly key?: string;
  readonly body?: object;
}
/** `refused`: nobody listens. `cut`: the connection ended before the answer did. `hung`: no answer in time. */
export type Answer = { status: number; body: string } | 'refused' | 'cut' | 'hung';

const headersOf = ({ token, key, body }: Call) => ({
  ...(token ? { authorization: `Bearer ${token}` } : {}),
  ...(key ? { 'idempotency-key': key } : {}),
  ...(body ? { 'content-type': 'application/json' } : {}),
});

/** One call over a connection of the agent's; never rejects. */
export function send(url: string, call: Call, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const { method, path, body } = call;
    const outgoing = request(`${url}${path}`, { method, agent, headers: headersOf(call) });
    const timer = setTimeout(() => {
      resolve('hung');
      outgoing.destroy();
    }, PATIENCE_MS);
    const end = (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? 'refused' : 'cut'),
    );
    outgoing.on('response', (answer: IncomingMessage) => {
      text(answer).then(
        (content) => end({ status: answer.statusCode ?? 0, body: content }),
        () => end('cut'),
      );
    });
    outgoing.end(body && JSON.stringify(body));
  });
}

const isEnvelope = (body: string, code: string) => {
  try {
    const parsed = JSON.parse(body) as Record<string, unknown>;
    return parsed.code === code && parsed.error === parsed.message && typeof parsed.requestId === 'string';
  } catch {
    return false;
  }
};

/** The answer of a server whose database is away: said in the usual shape, with none of the reason in it. */
export const isUnavailable = (answer: Answer) =>
  typeof answer === 'object' &&
  answer.status === 503 &&
  isEnvelope(answer.body, 'UNAVAILABLE') &&
  !/postgres|connect|sql|disk|space/i.test(answer.body);

export const isGood = (answer: Answer) =>
  typeof answer === 'object' && answer.status >= 200 && answer.status < 300;

const describe = (answer: Answer) =>
  typeof answer === 'string' ? answer : `${answer.status} ${answer.body.slice(0, 200)}`;

/** A few of them, to see what is wrong. */
export const some = (answers: readonly Answer[]) => answers.slice(0, 3).map(describe).join(' | ');
