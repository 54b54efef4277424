import type { SignUpPolicy } from '@fitarc/domain/installation';
import { beforeEach, describe, expect, it } from 'vitest';
import { registration } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
const admin = await t.cast.admin();
const member = await t.cast.join();

const set = async (body: { sign_up?: SignUpPolicy; sign_up_domains?: string[] }) => {
  const answer = await t.request('PUT', '/api/admin/installation', { token: admin.token, body });
  expect(answer.status).toBe(200);
};
let count = 0;
const newAddress = (domain = 'example.org') => `newcomer-${++count}@${domain}`;
const register = (email: string, invitation?: string) =>
  t.request('POST', '/api/auth/register', { body: registration({ email, invitation }) });
const invite = async (email?: string) => {
  const body = { email, days: 7, deliver: 'link' };
  const answer = await t.request('POST', '/api/admin/invitations', { token: admin.token, body });
  return String(answer.body.link).split('invitation=')[1];
};
const createMember = (email: string) =>
  t.request('POST', '/api/admin/members', {
    token: admin.token,
    body: { firstName: 'New', lastName: 'Member', email, deliver: 'link' },
  });
const accounts = async (email: string) =>
  (await t.sql('select id from users where email = $1', [email])).length;

beforeEach(() => set({ sign_up: 'open', sign_up_domains: [] }));

const CLOSED = 'Sign-up is closed. Please ask an administrator to create an account for you.';
const NEEDED = 'You need an invitation to sign up. Please ask an administrator for one.';
const DEAD = 'This invitation is no longer valid. Please ask for a new one.';

describe('who may sign up', () => {
  it.each([
    ['open', 201, 201, 201, ''],
    ['invitation', 403, 201, 403, NEEDED],
    ['closed', 403, 403, 403, CLOSED],
  ] as const)(
    '%s: without an invitation %i, with one %i, with a made-up one %i',
    async (policy, without, with_, madeUp, words) => {
      const invitation = await invite();
      await set({ sign_up: policy });
      const [first, second, third] = [newAddress(), newAddress(), newAddress()];
      const plain = await register(first);
      expect(plain.status).toBe(without);
      if (words) expect(plain.body.message).toBe(words);
      expect((await register(second, invitation)).status).toBe(with_);
      expect((await register(third, 'made-up')).status).toBe(madeUp);
      expect(await accounts(first)).toBe(without === 201 ? 1 : 0);
      expect(await accounts(second)).toBe(with_ === 201 ? 1 : 0);
      // Whoever is in stays in, and administrators create members under every policy.
      expect((await t.request('POST', '/api/auth/login', { body: member })).status).toBe(200);
      expect((await createMember(newAddress())).status).toBe(201);
    },
  );

  it('an invitation refused while sign-up is closed is good again afterwards', async () => {
    const invitation = await invite();
    await set({ sign_up: 'closed' });
    expect((await register(newAddress(), invitation)).body.message).toBe(CLOSED);
    await set({ sign_up: 'invitation' });
    expect((await register(newAddress(), invitation)).status).toBe(201);
  });

  it('a refusal tells nothing about accounts (R-1138)', async () => {
    await set({ sign_up: 'invitation' });
    expect(await register(member.email)).toMatchObject({ status: 403, body: { message: NEEDED } });
    expect(await register(member.email, 'made-up')).toMatchObject({ status: 403, body: { message: DEAD } });
  });
});

describe('allowed mail domains', () => {
  const WORDS = 'Please use an email address at example.org or xn--bcher-kva.example.';
  beforeEach(() => set({ sign_up_domains: ['example.org', 'bücher.example'] }));

  it.each([
    ['example.org', 201],
    ['Example.ORG', 201],
    ['bücher.example', 201],
    ['xn--bcher-kva.example', 201],
    ['mail.example.org', 403],
    ['example.org.evil.example', 403],
    ['notexample.org', 403],
    ['example.org/.evil.example', 403],
    ['example.org#.evil.example', 403],
    ['example.org%2f.evil.example', 403],
  ])('at %s: %i', async (domain, status) => {
    const answer = await register(newAddress(domain));
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toMatchObject({ field: 'email', message: WORDS });
  });

  it('hold for an invitation to anybody, not for one to an address, nor for members created (R-1139)', async () => {
    const elsewhere = newAddress('elsewhere.example');
    expect((await register(elsewhere, await invite())).status).toBe(403);
    expect((await register(elsewhere, await invite(elsewhere))).status).toBe(201);
    expect((await createMember(newAddress('elsewhere.example'))).status).toBe(201);
  });

  it('hold for a change of address, except for administrators; nobody has to leave (R-1140)', async () => {
    const change = (token: string, email: string) =>
      t.request('PUT', '/api/users/profile', { token, body: { email } });
    expect(await change(member.token, newAddress('elsewhere.example'))).toMatchObject({
      status: 403,
      body: { field: 'email', message: WORDS },
    });
    expect((await change(member.token, newAddress())).status).toBe(200);
    expect((await change(admin.token, newAddress('elsewhere.example'))).status).toBe(200);
    await set({ sign_up_domains: ['elsewhere.example'] });
    expect((await t.request('POST', '/api/auth/login', { body: member })).status).toBe(200);
    expect((await change(member.token, member.email)).status).toBe(200);
  });
});
