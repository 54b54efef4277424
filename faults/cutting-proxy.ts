import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * `refuse`: connections are destroyed at once. `hang`: calls are taken and not answered. `lose`: calls are handled and
 * their answers dropped. `portal`: calls are answered with a page. `half`: answers end in the middle of the body.
 */
export type NetworkCut = 'refuse' | 'hang' | 'lose' | 'portal' | 'half';

const PORTAL = '<!doctype html><title>Welcome</title><h1>Welcome to the Wi-Fi of the gym</h1>';

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface CuttingProxy {
  readonly url: string;
  /** Where calls go from now on. */
  forwardTo(url: string): void;
  begin(cut: NetworkCut): void;
  /** Calls that hang are handled late, or never. */
  end(held: 'handle' | 'drop'): void;
  /** How many calls a cut has touched. */
  touched(): number;
  close(): void;
}

/** A proxy on the way from a browser to the server; pages and scripts pass all cuts but `refuse`. */
export async function cuttingProxy(): Promise<CuttingProxy> {
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let target = '';
  let cut: NetworkCut | undefined;
  let touched = 0;
  let held: ((how: 'handle' | 'drop') => void)[] = [];

  const forward = async ({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request(`${target}${url}`, { method, headers, agent });
      outgoing.on('response', resolve).on('error', reject).end(body);
    });
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
  };

  const drop = (incoming: IncomingMessage) => void incoming.socket.destroy();

  function answerWith(incoming: IncomingMessage, response: ServerResponse, answer: Answer): void {
    const { 'transfer-encoding': _chunked, connection: _connection, ...headers } = answer.headers;
    response.writeHead(answer.status, { ...headers, 'content-length': answer.body.length });
    const isApi = incoming.url?.startsWith('/api/');
    if (!isApi || cut !== 'half' || incoming.method === 'HEAD') response.end(answer.body);
    else {
      touched += 1;
      response.write(answer.body.subarray(0, answer.body.length / 2), () => drop(incoming));
    }
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const isApi = incoming.url?.startsWith('/api/');
    if (isApi && cut === 'portal') {
      touched += 1;
      response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
      return;
    }
    if (isApi && cut === 'hang') {
      touched += 1;
      const how = await new Promise<'handle' | 'drop'>((resolve) => held.push(resolve));
      if (how === 'drop') return drop(incoming);
    }
    const answer = await forward(incoming, body);
    // By the cut at this moment: it may have begun while the server was at work.
    if (isApi && cut === 'lose') {
      touched += 1;
      return drop(incoming);
    }
    answerWith(incoming, response, answer);
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => drop(incoming));
  });
  server.on('connection', (socket) => {
    if (cut === 'refuse') {
      touched += 1;
      socket.resetAndDestroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo: (url) => {
      target = url;
    },
    begin(next) {
      cut = next;
      if (next === 'refuse') for (const socket of sockets) socket.resetAndDestroy();
    },
    end(how) {
      cut = undefined;
      for (const release of held) release(how);
      held = [];
    },
    touched: () => touched,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      agent.destroy();
    },
  };
}
