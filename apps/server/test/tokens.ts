import type { TokenScope } from '@fitarc/domain/token-scopes';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A personal token made as the settings page makes it. */
export async function newToken(
  t: TestApp,
  person: Pick<Person, 'token'>,
  scopes: readonly TokenScope[],
  changes: object = {},
): Promise<string> {
  const answer = await t.request('POST', '/api/tokens', {
    token: person.token,
    body: { name: 'Script', scopes, ...changes },
  });
  if (answer.status !== 201) throw new Error(`tokens answered ${answer.status}: ${answer.text}`);
  return answer.body.token;
}
