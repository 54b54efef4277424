import type { App } from '../src/app.ts';
import { createAdmin } from '../src/features/auth/first-admin.service.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Mailbox } from './mailbox.ts';
import type { Request } from './request.ts';

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Everybody a test may need, made through the API when first asked for. */
export interface Cast {
  /** A new account whose address is not confirmed. */
  signUp(changes?: Record<string, unknown>): Promise<Person>;
  /** A new member with a confirmed address. */
  join(changes?: Record<string, unknown>): Promise<Person>;
  signIn(person: Pick<Person, 'email' | 'password'>): Promise<string>;
  ada(): Promise<Person>;
  grace(): Promise<Person>;
  unverified(): Promise<Person>;
  banned(): Promise<Person>;
  admin(): Promise<Person>;
}

export const registration = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  gender: 'female',
  dateOfBirth: '1990-12-10',
  email: 'ada@example.org',
  password: 'difference engine',
  age: 34,
  ...changes,
});

const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

type Stage = { app: App; mails: Mailbox; request: Request };

export function castOf({ app, mails, request }: Stage): Cast {
  let count = 0;

  const signUp: Cast['signUp'] = async (changes = {}) => {
    const body = registration({ email: `person-${++count}@example.org`, ...changes });
    const answer = await request('POST', '/api/auth/register', { body });
    if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${answer.text}`);
    const { token, email, user } = answer.body;
    return { id: user.user_id, email, password: String(body.password), token };
  };

  const join: Cast['join'] = async (changes) => {
    const person = await signUp(changes);
    const code = mails.code(person.email);
    const answer = await request('POST', '/api/auth/verify-code', { body: { email: person.email, code } });
    if (answer.status !== 200) throw new Error(`verify-code answered ${answer.status}: ${answer.text}`);
    return { ...person, token: answer.body.token };
  };

  const signIn: Cast['signIn'] = async ({ email, password }) => {
    const answer = await request('POST', '/api/auth/login', { body: { email, password } });
    if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${answer.text}`);
    return answer.body.token;
  };

  const admin = once(async () => {
    const account = { email: 'admin@example.org', password: 'in charge of it all' };
    const user = await createAdmin(app.auth.db, systemClock, account.email, account.password);
    if (!user) throw new Error('the administrator exists already');
    return { ...account, id: user.id, token: await signIn(account) };
  });

  const banned = once(async () => {
    const person = await join({ email: 'banned@example.org' });
    const { token } = await admin();
    await request('POST', `/api/admin/users/${person.id}/ban`, { token });
    return person;
  });

  return {
    signUp,
    join,
    signIn,
    ada: once(() => join({ email: 'ada@example.org' })),
    grace: once(() => join({ email: 'grace@example.org', firstName: 'Grace', lastName: 'Hopper' })),
    unverified: once(() => signUp({ email: 'unverified@example.org' })),
    banned,
    admin,
  };
}
