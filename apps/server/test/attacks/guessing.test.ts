import { describe, expect, it } from 'vitest';
import { registration } from '../people.ts';
import { startTestApp } from '../test-app.ts';

const t = await startTestApp({ trustProxy: ['127.0.0.1'] });
const login = (email: string, password: string, from: string) =>
  t.request('POST', '/api/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': from } });

async function guess(email: string, times: number, from: (i: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await login(email, `guess ${i}`, from(i))).status);
  return statuses;
}

describe('guessing a password', () => {
  it('locks the guesser out, not the owner at another address; 429 says how long (R-1077)', async () => {
    const owner = await t.cast.join();
    expect(await guess(owner.email, 11, () => '203.0.113.7')).toEqual([...Array(10).fill(401), 429]);
    const refused = await login(owner.email, owner.password, '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect((await login(owner.email, owner.password, '198.51.100.1')).status).toBe(200);
  });

  it('is one address for all of an IPv6 network (R-1078)', async () => {
    const owner = await t.cast.join();
    expect((await guess(owner.email, 11, (i) => `2001:db8:1:2::${i + 1}`)).at(-1)).toBe(429);
    expect((await login(owner.email, owner.password, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await login(owner.email, owner.password, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('is bounded for an account over all addresses, far above what one may try', async () => {
    const owner = await t.cast.join();
    const statuses: number[] = [];
    for (let round = 0; round < 31; round++) {
      const tries = Array.from({ length: 10 }, (_, i) => login(owner.email, `guess ${i}`, `10.0.${round}.1`));
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(300);
    expect((await login(owner.email, owner.password, '198.51.100.9')).status).toBe(429);
  });
});

describe('ordinary bursts from one address', () => {
  it('a hundred sign-ups and a hundred log-ins are served', async () => {
    const people = Array.from({ length: 100 }, (_, i) => `gym-${i}@example.org`);
    const served = async (send: (email: string) => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (let i = 0; i < people.length; i += 25)
        statuses.push(...(await Promise.all(people.slice(i, i + 25).map(send))).map(({ status }) => status));
      return new Set(statuses);
    };
    const register = (email: string) =>
      t.request('POST', '/api/auth/register', { body: registration({ email }) });
    expect(await served(register)).toEqual(new Set([201]));
    expect(await served((email) => login(email, registration().password, '203.0.113.50'))).toEqual(
      new Set([200]),
    );
  });
});
