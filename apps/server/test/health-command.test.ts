import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { run } from './server-process.ts';

let stub: Server | undefined;
afterEach(() => {
  stub?.closeAllConnections();
  stub?.close();
});

/** A server that answers these paths with these statuses, and says nothing at all where there is none. */
function answering(statuses: Record<string, number>): Promise<string> {
  const server = createServer((request, response) => {
    const status = statuses[request.url ?? ''];
    if (status) response.writeHead(status).end();
  });
  stub = server;
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(String((server.address() as AddressInfo).port))),
  );
}

async function health(settings: Record<string, string>) {
  const program = run('health', [], settings);
  return { code: await program.ended, said: program.output().trim() };
}

it('says whether the server of these settings is ready, and ends with 0 or 1 (R-1339)', async () => {
  const PORT = await answering({ '/api/ready': 200 });
  const ready = { code: 0, said: `FitArc is ready: http://127.0.0.1:${PORT}` };
  expect(await health({ PORT })).toEqual(ready);
  expect(await health({ PORT, HOST: '0.0.0.0' })).toEqual(ready);
  stub?.close();
  stub?.closeAllConnections();
  expect(await health({ PORT })).toEqual({
    code: 1,
    said: `FitArc does not answer: http://127.0.0.1:${PORT} (connect ECONNREFUSED 127.0.0.1:${PORT})`,
  });
});

it.each([
  [{ '/api/ready': 503, '/api/health': 200 }, 1, 'is not ready (status 503)'],
  [{ '/api/ready': 404, '/api/health': 200 }, 0, 'is ready'],
  [{ '/api/ready': 404, '/api/health': 503 }, 1, 'is not ready (status 503)'],
  [{}, 1, 'does not answer'],
])('with the answers %j it ends with %i', async (statuses, code, words) => {
  const PORT = await answering(statuses);
  const answer = await health({ PORT });
  expect(answer.code).toBe(code);
  expect(answer.said).toContain(words);
});

it('refuses what it cannot ask', async () => {
  expect((await health({ PORT: '0' })).said).toContain('set PORT to the port to ask');
  expect(await health({ PORT: 'high' })).toMatchObject({
    code: 1,
    said: 'Settings: PORT must be a whole number',
  });
});
