import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A slow way to the product: calls that change something wait for `letThrough`, and those the browser takes back
 * meanwhile never arrive.
 */
export async function slowWay(target: string) {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const server = createServer(async (incoming, answer) => {
    if (incoming.method !== 'GET') await open;
    if (incoming.socket.destroyed) return;
    const { method, headers, url = '/' } = incoming;
    const outgoing = forward(new URL(url, target), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letThrough,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
