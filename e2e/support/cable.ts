import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A way to the product that can be unplugged. Playwright's own `setOffline` ends with the browser, and a call that is
 * held back then is sent.
 */
export async function cable(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isPlugged = true;
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    incoming.pipe(outgoing).pipe(incoming);
    if (!isPlugged) for (const socket of [incoming, outgoing]) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const unplug = () => {
    isPlugged = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    unplug,
    plug: () => {
      isPlugged = true;
    },
    close() {
      unplug();
      server.close();
    },
  };
}
