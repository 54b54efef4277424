import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { describedOperations } from './api-operations.ts';
import { sampleRequest } from './api-samples.ts';
import { requestOf } from './odd-requests.ts';
import { startTestApp } from './test-app.ts';

const t = await startTestApp();
const hashOf = async (id: number) =>
  String((await t.sql('select password_hash from users where id = $1', [id]))[0]?.password_hash);
const post = (path: string, body: object) => t.request('POST', `/api/auth/${path}`, { body });

/** argon2id as OWASP advises: 19 MiB, two passes, one lane, and a salt of its own. */
const ARGON2ID = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

describe('passwords (A-053, A-064)', () => {
  it('are kept as argon2id, whichever way they are set, and no two hashes are alike', async () => {
    const { id, email, password, token } = await t.cast.join();
    const hashes = [
      await hashOf(id),
      await hashOf((await t.cast.ada()).id),
      await hashOf((await t.cast.admin()).id),
    ];
    const change = { currentPassword: password, newPassword: password };
    expect((await t.request('PUT', '/api/users/password', { token, body: change })).status).toBe(200);
    hashes.push(await hashOf(id));
    await post('forgot-password', { email });
    await post('reset-password', { token: t.mails.resetToken(email), newPassword: password });
    hashes.push(await hashOf(id));
    for (const hash of hashes) expect(hash).toMatch(ARGON2ID);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('are in no answer of any call, neither they nor their hashes', async () => {
    const [member, admin] = [await t.cast.ada(), await t.cast.admin()];
    const secrets = [member.password, admin.password, 'argon2', 'password_hash', 'passwordHash'];
    const reads = (await describedOperations(t)).filter(({ method }) => method === 'GET');
    for (const operation of reads)
      for (const { token } of [member, admin]) {
        const { path } = requestOf(operation, sampleRequest(operation, { id: member.id }));
        const { text } = await t.request('GET', path, { token });
        expect([path, secrets.filter((secret) => text.includes(secret))]).toEqual([path, []]);
      }
  });

  it('of an address without an account cost the same work to check as a wrong one', async () => {
    /** Work handed to native code, which is what a hash is made by; promises and sockets have names. */
    const nativeWork = async (body: object) => {
      let count = 0;
      const hook = createHook({
        init(_id, type) {
          if (type === 'undefined') count++;
        },
      }).enable();
      await post('login', body);
      hook.disable();
      return count;
    };
    const { email, password } = await t.cast.ada();
    // The hash that stands in for a missing one is made once.
    await post('login', { email: 'nobody@example.org', password });
    expect(await nativeWork({ email, password: 'not it at all' })).toBe(1);
    expect(await nativeWork({ email: 'nobody@example.org', password })).toBe(1);
    expect(await nativeWork({ email: 'no address', password })).toBe(0);
  });
});
