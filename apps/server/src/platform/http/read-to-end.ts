import type { IncomingMessage } from 'node:http';

const BYTES_AT_MOST = 16 * 1024 * 1024;
const MS_AT_MOST = 10_000;

/**
 * Reads what is still to come of a body that is refused, and drops it: a connection that is closed while its caller
 * sends is reset, and the caller never sees why. Not without end, and not of what is announced as too much.
 */
export async function isFullyRead(request: IncomingMessage): Promise<boolean> {
  if (request.complete) return true;
  if (Number(request.headers['content-length'] ?? 0) > BYTES_AT_MOST) return false;
  let bytes = 0;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, MS_AT_MOST);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    request.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > BYTES_AT_MOST) done();
    });
    for (const end of ['end', 'close', 'error']) request.once(end, done);
    request.resume();
  });
  return request.complete;
}
