import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { codeFor } from './mailbox.ts';

export const PASSWORD = 'correct horse battery';
export const ADMIN = { email: 'boss@fitarc.test', password: 'an admin password' };

let count = 0;
export const freshEmail = (name = 'ada') => `${name}-${process.pid}-${Date.now()}-${++count}@fitarc.test`;

export interface Member {
  readonly email: string;
  readonly token: string;
  readonly isAdmin?: boolean;
}

export async function register(request: APIRequestContext, email = freshEmail()): Promise<Member> {
  const answer = await request.post('/api/auth/register', {
    data: {
      email,
      password: PASSWORD,
      firstName: 'ada',
      lastName: 'lovelace',
      dateOfBirth: '1990-12-10',
      gender: 'female',
    },
  });
  expect(answer.status()).toBe(201);
  return { email, token: (await answer.json()).token };
}

export async function verified(request: APIRequestContext, email = freshEmail()): Promise<Member> {
  await register(request, email);
  const answer = await request.post('/api/auth/verify-code', { data: { email, code: await codeFor(email) } });
  expect(answer.status()).toBe(200);
  return { email, token: (await answer.json()).token };
}

const PROFILE = {
  height: 180,
  current_weight: 80,
  target_weight: 75,
  fitness_goal: 'muscle_gain',
  activity_level: 'moderately_active',
  primary_focus: 'strength',
  weight_unit: 'kg',
  height_unit: 'cm',
};

export async function member(request: APIRequestContext, email = freshEmail()): Promise<Member> {
  return withProfile(request, await verified(request, email));
}

export async function withProfile(request: APIRequestContext, somebody: Member): Promise<Member> {
  const answer = await request.put('/api/users/profile', {
    // The zone of the browser: its day is another one for an hour each night.
    headers: { authorization: `Bearer ${somebody.token}`, 'x-time-zone': 'Europe/Berlin' },
    data: PROFILE,
  });
  expect(answer.status()).toBe(200);
  return somebody;
}

export async function admin(request: APIRequestContext): Promise<Member> {
  const answer = await request.post('/api/auth/login', { data: ADMIN });
  expect(answer.status()).toBe(200);
  return { email: ADMIN.email, token: (await answer.json()).token, isAdmin: true };
}

export type Flags = Partial<Record<'isVerified' | 'isAdmin' | 'firstTimeSetup', string>>;

/** Puts a session into the browser as a login would have left it. */
export async function enter(page: Page, somebody: Member, flags: Flags = {}, origin = ''): Promise<void> {
  const stored = {
    token: somebody.token,
    isVerified: 'true',
    ...(somebody.isAdmin ? { isAdmin: 'true' } : {}),
    ...flags,
  };
  // A file of the same origin: storage can be reached there and no code of ours runs yet. Answered by the server,
  // since a page that answers one address itself asks the test about every other one, too, and caches nothing.
  await page.goto(`${origin}/start.js`);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
