import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTestApp } from '../test-app.ts';

const t = await startTestApp();

it('a copy of the database does not give a code away: no hash of its million possibilities is stored', async () => {
  const person = await t.cast.signUp();
  const code = t.mails.code(person.email);
  const [row] = await t.sql('select code_hash from email_confirmations where user_id = $1', [person.id]);
  const guesses = [code, `${person.id}:${code}`, `${person.email}:${code}`].flatMap((text) => [
    createHash('sha256').update(text).digest('hex'),
    createHmac('sha256', '').update(text).digest('hex'),
  ]);
  expect(guesses).not.toContain(row?.code_hash);
  expect(
    (await t.request('POST', '/api/auth/verify-code', { body: { email: person.email, code } })).status,
  ).toBe(200);
});
