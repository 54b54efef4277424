import { eq, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { users } from '../users/users.tables.ts';
import type { Executor } from './database.ts';
import { preparedStatement } from './prepared.ts';

const t = await startTestApp();
const person = await t.cast.join();
const db: Executor = drizzle(t.pool);
const first = (letters: SQL<string>) => letters.as('first');

it('reads rows as drizzle does: texts, instants, nothing, and what was worked out', async () => {
  const select = (db: Executor) =>
    db
      .select({
        email: users.email,
        createdAt: users.createdAt,
        nothing: sql<string | null>`null`,
        count: sql<number>`1 + 1`.mapWith(Number),
        first: first(sql<string>`left(${users.email}, 1)`),
      })
      .from(users)
      .where(eq(users.email, person.email));
  const plain = await select(db);
  const statement = preparedStatement((db) => select(db).prepare('prepared_test'));
  expect(await statement(db).execute()).toEqual(plain);
  expect(plain).toEqual([
    { email: person.email, createdAt: expect.anything(), nothing: null, count: 2, first: person.email[0] },
  ]);
});

it('leaves rows with parts of their own to drizzle', async () => {
  const statement = preparedStatement((db) =>
    db
      .select({ who: { email: users.email, nothing: sql<string | null>`null` } })
      .from(users)
      .where(eq(users.email, person.email))
      .prepare('prepared_test_parts'),
  );
  expect(await statement(db).execute()).toEqual([{ who: { email: person.email, nothing: null } }]);
});
