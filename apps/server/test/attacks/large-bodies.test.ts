import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startTestApp } from '../test-app.ts';

const t = await startTestApp();
await t.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.server.server.address() as AddressInfo;

const MEGABYTE = 1024 * 1024;

/** Sends a body piece by piece, as a slow caller does, and answers what came back and how it ended. */
async function send(megabytes: number, headers: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  let [text, problem] = ['', ''];
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    problem = error.code ?? error.message;
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  const lines = [
    'POST /api/auth/login HTTP/1.1',
    'Host: fitarc',
    'Content-Type: application/json',
    ...headers,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const isChunked = headers.some((header) => header.includes('chunked'));
  const piece = 'x'.repeat(MEGABYTE / 4);
  for (let sent = 0; sent < megabytes * 4 && !socket.destroyed; sent++) {
    socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece);
    await sleep(10);
  }
  if (isChunked) socket.write('0\r\n\r\n');
  await expect
    .poll(() => text.includes('The request is too large.') || problem !== '', { timeout: 120_000 })
    .toBe(true);
  return { socket, closed, text: () => text, problem: () => problem };
}

it.each([
  ['of known length', [`Content-Length: ${8 * MEGABYTE}`]],
  ['in chunks', ['Transfer-Encoding: chunked']],
])('a body that is too large %s: the caller hears why, and may go on', async (_how, headers) => {
  const { socket, closed, text, problem } = await send(8, headers);
  expect(problem()).toBe('');
  expect(text()).toMatch(/^HTTP\/1\.1 413 /);
  expect(text()).toContain('"code":"TOO_LARGE"');
  socket.write('GET /api/health HTTP/1.1\r\nHost: fitarc\r\nConnection: close\r\n\r\n');
  await closed;
  expect(text()).toContain('HTTP/1.1 200 OK');
});

it('hears why also when it closes afterwards', async () => {
  const { closed, text, problem } = await send(4, [`Content-Length: ${4 * MEGABYTE}`, 'Connection: close']);
  await closed;
  expect(problem()).toBe('');
  expect(text()).toMatch(/^HTTP\/1\.1 413 /);
});
