import { createConnection } from 'node:net';
import { basename } from 'node:path';
import { errorCode } from './engine-types.ts';

/** What the process behind a socket says about itself; `held` is false while it is still claiming. */
export type Holder = { pid?: number; url?: string; held?: boolean };

const answerTime = 5_000;

/** A process that accepts but does not answer is busy, not dead: all we know of it is in the socket's name. */
export function queryHolder(path: string): Promise<Holder | 'dead' | 'closed'> {
  const pid = Number(/^instance-(\d+)-/.exec(basename(path))?.[1]);
  const silent: Holder = pid ? { pid } : {};
  return new Promise((resolve) => {
    let text = '';
    const socket = createConnection(path);
    socket.setTimeout(answerTime, () => {
      resolve(silent);
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.once('error', (error) => {
      const code = errorCode(error) ?? '';
      if (['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(code)) resolve('dead');
      // Anything else but a reset (no permission, a full queue) comes from a living socket.
      else if (!['ECONNRESET', 'EPIPE'].includes(code)) resolve(silent);
    });
    socket.once('close', () => resolve(parse(text) ?? 'closed'));
  });
}

function parse(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
