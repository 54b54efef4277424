import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
await t.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.server.server.address() as AddressInfo;

/** Sends bytes as they stand and reads until the server hangs up. */
async function raw(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}
const request = (line: string, headers: string[] = [], body = '') =>
  raw([line, 'Host: fitarc', 'Connection: close', ...headers, '', body].join('\r\n'));

// What other tests send through the framework goes through a real connection here.
describe('what arrives on a connection', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n', 400],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
    ['a header without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a NUL in the address', 'GET /api/\x00 HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ])('answers 4xx in the usual shape to %s', async (_name, bytes, status) => {
    const answer = await raw(bytes);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain('content-type: application/json; charset=utf-8');
    const body = JSON.parse(answer.body) as Record<string, string>;
    expect(body.message).toMatch(/\S/);
    expect(body).toMatchObject({ error: body.message, code: 'INVALID' });
  });

  it('answers a token longer than any header without a failure', async () => {
    const answer = await request('GET /api/users/profile HTTP/1.1', [
      `Authorization: Bearer ${'a'.repeat(100_000)}`,
    ]);
    expect(answer.status).toBe(431);
    expect(
      (await request('GET /api/users/profile HTTP/1.1', [`Authorization: Bearer ${'a'.repeat(10_000)}`]))
        .status,
    ).toBe(401);
  });

  it('refuses more than it was promised to read before reading it', async () => {
    const answer = await request('POST /api/auth/login HTTP/1.1', [
      'Content-Type: application/json',
      'Content-Length: 99999999',
    ]);
    expect(answer.status).toBe(413);
  });

  it('finds the same things by an absolute address, and nothing by an odd method', async () => {
    const answer = await request('GET http://elsewhere.example/api/health HTTP/1.1');
    expect(answer.status).toBe(200);
    expect(answer.head).toContain('cache-control: no-store');
    for (const line of ['TRACE /api/health HTTP/1.1', 'PROPFIND /api/health HTTP/1.1', 'OPTIONS * HTTP/1.1'])
      expect((await request(line)).status).toBeLessThan(500);
  });
});
