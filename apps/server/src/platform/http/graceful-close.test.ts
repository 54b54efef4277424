import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: fitarc\r\n\r\n';

it('a call on its way over a kept connection is answered while the server closes, as the last one (R-1346)', async () => {
  const t = await startTestApp({}, onTestFinished);
  await t.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(HEALTH);
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: keep-alive/i);

  const closed = t.server.close();
  socket.write(HEALTH);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/i);
  await closed;
});
