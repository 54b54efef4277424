import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { inTransaction } from './after-commit.ts';
import type { Executor } from './database.ts';
import { sentTogether } from './sent-together.ts';

const t = await startTestApp();
await t.sql('create table notes (text text primary key)');
const note = (tx: Executor, text: string) => tx.execute(sql`insert into notes values (${text})`);

it('leaves nothing behind of what goes on when one of them fails', async () => {
  const inSteps = async (tx: Executor) => {
    for (let step = 0; step < 3; step++) await tx.execute(sql`select 1`).catch(() => undefined);
    await note(tx, 'after the end').catch(() => undefined);
  };
  const failing = inTransaction(t.auth.db, (tx) =>
    sentTogether(tx.execute(sql`select 1 / 0`), inSteps(tx), note(tx, 'beside it')),
  );
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  // Longer than the steps take, had they been left to themselves.
  for (let turn = 0; turn < 10; turn++) await t.sql('select 1');
  expect(await t.sql('select * from notes')).toEqual([]);
});

it('answers what each of them answers', async () => {
  const [one, two] = await inTransaction(t.auth.db, (tx) =>
    sentTogether(tx.execute(sql`select 1 as one`), Promise.resolve('two')),
  );
  expect([one.rows, two]).toEqual([[{ one: 1 }], 'two']);
});
