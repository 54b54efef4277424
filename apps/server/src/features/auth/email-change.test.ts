import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/people.ts';
import { startTestApp } from '../../../test/test-app.ts';

const t = await startTestApp();
let count = 0;
const address = () => `moved-${++count}@example.org`;
const save = ({ token }: Person, body: Record<string, unknown>) =>
  t.request('PUT', '/api/users/profile', { token, body });
const profile = async ({ token }: Person) => (await t.request('GET', '/api/users/profile', { token })).body;
const confirm = async (token: string) =>
  (await t.request('POST', '/api/auth/confirm', { body: { token } })).status;
const canLogIn = async (email: string, password: string) =>
  (await t.request('POST', '/api/auth/login', { body: { email, password } })).status === 200;
afterEach(() => void vi.useRealTimers());

describe('changing the address (A-071)', () => {
  it('waits for the link: until then the old one stays; both addresses are told', async () => {
    const person = await t.cast.join();
    const wanted = address();
    const answer = await save(person, { email: ` ${wanted.toUpperCase()} ` });
    expect(answer).toMatchObject({ status: 200, body: { email: person.email, pending_email: wanted } });
    expect(t.mails.to(person.email).at(-1)?.text).toContain(wanted);
    expect(await canLogIn(wanted, person.password)).toBe(false);

    // A scanner that opens the link must not use it up.
    await t.request('GET', t.mails.confirmLink(wanted));
    expect((await profile(person)).email).toBe(person.email);
    expect(await confirm(t.mails.confirmToken(wanted))).toBe(200);
    expect(await profile(person)).toMatchObject({ email: wanted, pending_email: null, email_verified: true });
    expect(await canLogIn(wanted, person.password)).toBe(true);
    expect(await canLogIn(person.email, person.password)).toBe(false);
    expect(await confirm(t.mails.confirmToken(wanted))).toBe(400);
  });

  it('says nothing and sends nothing when the address stays the same', async () => {
    const person = await t.cast.join();
    const before = t.mails.sent.length;
    expect((await save(person, { email: person.email.toUpperCase() })).body.pending_email).toBeNull();
    expect(t.mails.sent).toHaveLength(before);
  });

  it('refuses a taken address with 409 and saves nothing of the rest', async () => {
    const [person, ada] = [await t.cast.join(), await t.cast.ada()];
    const answer = await save(person, { email: 'ADA@example.org', first_name: 'Mallory' });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'An account with this email already exists', field: 'email' },
    });
    expect(await profile(person)).toMatchObject({ first_name: 'Ada', pending_email: null });
    expect(await canLogIn(ada.email, ada.password)).toBe(true);
  });

  it('does nothing when somebody else signed up with the address in the meantime', async () => {
    const person = await t.cast.join();
    const wanted = address();
    await save(person, { email: wanted });
    const token = t.mails.confirmToken(wanted);
    const newcomer = await t.cast.signUp({ email: wanted });
    expect(await confirm(token)).toBe(400);
    expect((await profile(person)).email).toBe(person.email);
    expect(await profile(newcomer)).toMatchObject({ email: wanted, email_verified: false });
  });

  it('gives the address to one of two who ask for it', async () => {
    const [one, two] = [await t.cast.join(), await t.cast.join()];
    const wanted = address();
    await save(one, { email: wanted });
    const first = t.mails.confirmToken(wanted);
    await save(two, { email: wanted });
    const second = t.mails.confirmToken(wanted);
    const opened = await Promise.all([confirm(first), confirm(second)]);
    expect(opened.sort()).toEqual([200, 400]);
    const emails = [(await profile(one)).email, (await profile(two)).email];
    expect(emails.filter((email) => email === wanted)).toHaveLength(1);
  });

  it('can be called off', async () => {
    const person = await t.cast.join();
    const wanted = address();
    await save(person, { email: wanted });
    expect((await t.request('DELETE', '/api/users/email-change', { token: person.token })).status).toBe(200);
    expect((await profile(person)).pending_email).toBeNull();
    expect(await confirm(t.mails.confirmToken(wanted))).toBe(400);
  });

  it('is replaced by a newer wish, and ends after a day', async () => {
    const person = await t.cast.join();
    const [first, second] = [address(), address()];
    await save(person, { email: first });
    await save(person, { email: second });
    expect(await confirm(t.mails.confirmToken(first))).toBe(400);
    const later = await startTestApp({ database: t.url });
    later.clock.forward({ days: 1, minutes: 1 });
    const token = t.mails.confirmToken(second);
    expect((await later.request('POST', '/api/auth/confirm', { body: { token } })).status).toBe(400);
    const { body } = await later.request('GET', '/api/users/profile', { token: person.token });
    expect(body.pending_email).toBeNull();
  });

  it('sends mail to addresses of the caller’s choosing five times an hour at most', async () => {
    const person = await t.cast.join();
    for (let i = 0; i < 5; i++) expect((await save(person, { email: address() })).status).toBe(200);
    expect((await save(person, { email: address() })).status).toBe(429);
    expect((await save(person, { first_name: 'Still' })).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    const again = { ...person, token: await t.cast.signIn(person) };
    expect((await save(again, { email: address() })).status).toBe(200);
  });

  it('does not free the address of somebody banned meanwhile (A-063)', async () => {
    const person = await t.cast.join();
    const wanted = address();
    await save(person, { email: wanted });
    const { token } = await t.cast.admin();
    await t.request('POST', `/api/admin/users/${person.id}/ban`, { token });
    expect(await confirm(t.mails.confirmToken(wanted))).toBe(400);
    await expect(t.cast.signUp({ email: person.email })).rejects.toThrow('409');
  });
});
