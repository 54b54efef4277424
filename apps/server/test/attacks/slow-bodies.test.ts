import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { SoftAuthenticator } from '../soft-authenticator.ts';
import { startTestApp } from '../test-app.ts';

const t = await startTestApp();
await t.server.listen({ port: 0, host: '127.0.0.1' });
const { port } = t.server.server.address() as AddressInfo;
const PAGE = { origin: 'https://fit.example.org', host: 'fit.example.org' };

/** Let in with its headers; the body comes when `finish` is called, which answers the status. */
async function begun(path: string, token: string, body: object) {
  const payload = JSON.stringify(body);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  const letIn = new Promise<void>((resolve) => t.server.server.once('request', () => resolve()));
  const lines = [
    `POST ${path} HTTP/1.1`,
    ...Object.entries(PAGE).map((header) => header.join(': ')),
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${payload.length}`,
    'Connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${payload.slice(0, 1)}`);
  await letIn;
  return {
    async finish(): Promise<number> {
      socket.write(payload.slice(1));
      return Number((await answer).split(' ')[1]);
    },
  };
}

describe('a call that is held open by a slow body', () => {
  it('adds no passkey once the owner has the account back', async () => {
    const ada = await t.cast.join();
    const thief = await t.cast.signIn(ada);
    await t.request('PUT', '/api/users/profile', { token: thief, body: { email: 'thief@example.org' } });
    await t.request('POST', '/api/auth/confirm', {
      body: { token: t.mails.confirmToken('thief@example.org') },
    });
    const { body } = await t.request('POST', '/api/users/passkeys/options', {
      token: thief,
      headers: PAGE,
      body: {},
    });
    const call = await begun('/api/users/passkeys', thief, {
      name: 'Mine',
      answer: new SoftAuthenticator().create(body.options),
    });
    const restored = await t.request('POST', '/api/auth/restore-email', {
      body: { token: t.mails.restoreToken(ada.email) },
    });
    expect(restored.status).toBe(200);
    expect(await call.finish()).toBe(401);
    expect(await t.sql('select 1 from passkeys where user_id = $1', [ada.id])).toEqual([]);
  });

  it('bans nobody once its administrator is none any more', async () => {
    const [admin, second, ada] = [await t.cast.admin(), await t.cast.join(), await t.cast.join()];
    await t.request('POST', `/api/admin/users/${second.id}/promote`, { token: admin.token });
    const call = await begun(`/api/admin/users/${ada.id}/ban`, second.token, { reason: 'Revenge' });
    await t.request('POST', `/api/admin/users/${second.id}/demote`, { token: admin.token });
    expect(await call.finish()).toBe(403);
    expect(await t.sql('select banned_at from users where id = $1', [ada.id])).toEqual([{ banned_at: null }]);
  });
});
