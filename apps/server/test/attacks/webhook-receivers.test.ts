import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { deliver, type Network, problemOfAddress } from '../../src/features/webhooks/deliver.service.ts';
import { startTestApp } from '../test-app.ts';

const t = await startTestApp();
const servers: Server[] = [];
const sockets = new Set<Socket>();
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

/** Whatever a stranger's server says, byte by byte. */
async function strange(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
}
const HEAD = 'HTTP/1.1 200 OK\r\n';
/** As long as somebody listens. */
const forever = (socket: Socket, piece: string) => {
  const write = () => {
    while (!socket.destroyed && socket.write(piece));
    if (!socket.destroyed) socket.once('drain', write);
  };
  write();
};
const dripping = (socket: Socket, piece: string) => {
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(piece)), 500);
  socket.on('close', () => clearInterval(timer));
};
const network: Network = { resolve: async () => [], allowPrivate: true, timeoutMs: 2_000 };
const send = (address: string, given: Network = network) => deliver(address, {}, '{}', given);

describe('a receiver that answers oddly (R-1212)', () => {
  it.each<[string, (socket: Socket) => void, object]>([
    [
      'endlessly, after its status',
      (socket) => forever(socket, `${HEAD}\r\n${'x'.repeat(9999)}`),
      { ok: true, status: 200 },
    ],
    [
      'with gigabytes announced',
      (socket) => socket.write(`${HEAD}content-length: 99999999999\r\n\r\nx`),
      { ok: true, status: 200 },
    ],
    [
      'with headers that never end',
      (socket) => forever(socket, `${HEAD}${'a: b\r\n'.repeat(99)}`),
      { ok: false, status: null },
    ],
    ['with no HTTP', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'), { ok: false, status: null }],
    [
      'with a status that is none',
      (socket) => socket.end('HTTP/1.1 99999 No\r\n\r\n'),
      { ok: false, status: null },
    ],
    ['by hanging up', (socket) => socket.destroy(), { ok: false, status: null }],
    [
      'with a redirect to itself',
      (socket) => socket.end('HTTP/1.1 308 x\r\nlocation: /\r\n\r\n'),
      { ok: false, status: 308 },
    ],
    [
      'with a redirect to a file',
      (socket) => socket.end('HTTP/1.1 302 x\r\nlocation: file:///etc/passwd\r\n\r\n'),
      { ok: false, status: 302 },
    ],
  ])('%s', async (_how, answer, outcome) => {
    expect(await send(await strange(answer))).toMatchObject(outcome);
  });

  it('has one deadline in all: to be found, to be silent, or to spell its headers (R-1211)', async () => {
    const silent = await strange(() => undefined);
    const slow = await strange((socket) => dripping(socket, 'H'));
    const lost: Network = { ...network, resolve: () => new Promise(() => undefined) };
    const started = performance.now();
    const outcomes = await Promise.all([send(silent), send(slow), send('http://lost.example.org/', lost)]);
    expect(performance.now() - started).toBeLessThan(25_000);
    const late = { ok: false, status: null, problem: 'No answer within 2 seconds' };
    expect(outcomes).toEqual([late, expect.objectContaining({ ok: false, status: null }), late]);
    expect(await problemOfAddress('http://lost.example.org/', lost)).toBeUndefined();
  }, 90_000);
});

describe('an address that is none to send to (R-1213)', () => {
  it.each([
    'ftp://example.org/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:11211/',
    'unix:/var/run/docker.sock',
    'data:text/plain,x',
    'ws://example.org/',
    '//example.org/',
    'example.org',
    'http://',
    'http://me@example.org/',
    'http://:secret@example.org/',
    'http://example.org/#part',
    'http://example.org:99999/',
    'http://exa mple.org/',
    'http://[::1',
    'http://127.0.0.1\u0000.example.org/',
    'http://①②⑦.⓪.⓪.①/',
    'http://１２７.0.0.1/',
    'http://127。0。0。1/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://[0:0:0:0:0:ffff:7f00:0001]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fe80::1%25eth0]/',
    'http:\\\\127.0.0.1\\',
    'HTTP://127.0.0.1/',
    7,
    null,
    ['https://example.org/'],
    { href: 'https://example.org/' },
  ])('%j', async (address) => {
    const { token } = await t.cast.ada();
    const answer = await t.request('POST', '/api/webhooks', {
      token,
      body: { address, events: ['weight.logged'] },
    });
    expect(answer.status).toBe(400);
    expect(await t.sql('select 1 from webhooks')).toEqual([]);
  });
});
