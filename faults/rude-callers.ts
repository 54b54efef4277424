import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Callers who do not keep to the rules, over bare connections to a server. */
export interface RudeCallers {
  readonly sockets: ReadonlySet<Socket>;
  open(): Promise<Socket>;
  /** Sends a byte now and then after the first so many, for as long as the connection lasts. */
  drip(bytes: string, atOnce: number): Promise<void>;
  /** Everything it sent back, once so many answers are there. */
  answers(socket: Socket, times: number): Promise<string>;
  leave(): void;
}

const DRIP_MS = 250;
const PATIENCE_MS = 30_000;

export function rudeCallers(url: string): RudeCallers {
  const port = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    // Being hung up on is what such a caller must expect.
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
    return socket;
  };
  return {
    sockets,
    open,
    async drip(bytes, atOnce) {
      const socket = await open();
      socket.resume();
      socket.write(bytes.slice(0, atOnce));
      let sent = atOnce;
      const timer = setInterval(() => {
        if (sent < bytes.length) socket.write(bytes.charAt(sent++));
      }, DRIP_MS);
      socket.once('close', () => clearInterval(timer));
    },
    async answers(socket, times) {
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      const deadline = performance.now() + PATIENCE_MS;
      const count = () => text.split('HTTP/1.1 ').length - 1;
      while (count() < times && !socket.destroyed && performance.now() < deadline) await sleep(10);
      return text;
    },
    leave() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A request as it goes over the wire, with more length promised than sent if so wanted. */
export function wire(
  line: string,
  headers: Record<string, string>,
  body = '',
  promised = body.length,
): string {
  const fields = {
    host: 'fitarc',
    'content-type': 'application/json',
    'content-length': String(promised),
    ...headers,
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`${line} HTTP/1.1`, ...head, '', body].join('\r\n');
}
