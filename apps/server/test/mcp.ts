import type { AddressInfo } from 'node:net';
import { TOKEN_SCOPE_NAMES, type TokenScope } from '@fitarc/domain/token-scopes';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished } from 'vitest';
import { shippedFoods } from '../src/catalogue/catalogues.ts';
import { syncFoodCatalogue } from '../src/features/foods/catalogue/food-catalogue.service.ts';
import type { Person } from './people.ts';
import { startTestApp } from './test-app.ts';
import { newToken } from './tokens.ts';

export type Answer = Record<string, unknown>;
type Era = 'legacy' | 'auto';

/** The application with all foods, listening, and the official client to talk to its tools. */
export async function startMcp() {
  const t = await startTestApp();
  await syncFoodCatalogue(t.auth.db, t.clock, shippedFoods);
  await t.server.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(t.server.server.address() as AddressInfo).port}/mcp`;

  async function connect(token: string, mode: Era = 'legacy'): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const transport = new StreamableHTTPClientTransport(new URL(address), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    });
    await client.connect(transport);
    onTestFinished(() => client.close());
    return client;
  }

  async function assistant(scopes: readonly TokenScope[] = TOKEN_SCOPE_NAMES, person?: Person) {
    const member = person ?? (await t.cast.join());
    const client = await connect(await newToken(t, member, scopes));
    const call = (name: string, args: object = {}) => client.callTool({ name, arguments: { ...args } });
    const ask = async (name: string, args: object = {}): Promise<Answer> => {
      const answer = await call(name, args);
      expect(answer.isError, JSON.stringify(answer.content)).toBeFalsy();
      return answer.structuredContent as Answer;
    };
    const api = async (path: string) => (await t.request('GET', `/api${path}`, { token: member.token })).list;
    return { member, client, call, ask, api };
  }

  return { t, address, connect, assistant, today: t.clock.now().toISOString().slice(0, 10) };
}
