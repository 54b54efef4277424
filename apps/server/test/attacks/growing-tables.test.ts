import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { wordsCleanUp } from '../../src/features/foods/search/food-words.cleanup.ts';
import { deleteOldAuditEntries } from '../../src/platform/cleanup/audit-log.ts';
import { deleteExpiredRows } from '../../src/platform/cleanup/expired-rows.ts';
import { deleteOldMails } from '../../src/platform/cleanup/outbox.ts';
import { approve, contributed, foodsOf, productBody } from '../foods.ts';
import { startTestApp } from '../test-app.ts';

const t = await startTestApp();
const ada = foodsOf(t, await t.cast.ada());
const known = async (word: string) =>
  (await t.sql('select 1 from food_words where word = $1', [word])).length === 1;

describe('words that foods are found by', () => {
  it('go with the last food for everybody that has them', async () => {
    const first = await contributed(ada, { name: 'Zorbonian stew', visibility: 'public' });
    const second = await contributed(ada, { name: 'Zorbonian pie', visibility: 'public' });
    await approve(t, second.food_id);
    expect(await known('zorbonian')).toBe(true);
    await ada.remove(first.food_id);
    expect(await known('zorbonian')).toBe(true);
    await ada.remove(second.food_id);
    expect(await known('zorbonian')).toBe(false);
  });

  it('are looked through in turn: a changed, rejected or removed food leaves none behind', async () => {
    const food = await contributed(ada, { name: 'Quibblish toast', visibility: 'public' });
    await ada.change(food.food_id, { name: 'Plain toast', calories: 1, visibility: 'public' });
    const product = await ada.remember(productBody({ name: 'Vexatious crisps' }));
    await t.sql('delete from foods where id = $1', [product.body.food_id]);
    await t.sql(`insert into food_words select 'leftover' || chr(97 + n) from generate_series(0, 20) n`);
    const [before] = await t.sql('select count(*)::int as total from food_words where generic');
    const cleanUp = wordsCleanUp(t.auth.db, 50);
    const [all] = await t.sql('select count(*)::int as total from food_words');
    for (let turn = 0; turn <= Number(all?.total) / 50; turn++) await cleanUp();
    for (const word of ['quibblish', 'vexatious', 'leftovera', 'leftoveru'])
      expect(await known(word)).toBe(false);
    expect(await known('toast')).toBe(true);
    expect(await t.sql('select count(*)::int as total from food_words where generic')).toEqual([before]);
  });
});

describe('responses kept for retries', () => {
  const stored = async () =>
    (
      await t.sql(`select count(*)::int as keys, coalesce(sum(pg_column_size(answer)), 0)::int as bytes,
        bool_or(key = 'newest') as newest from idempotency_keys`)
    )[0];
  const fill = (keys: number, bytes: number) =>
    t.sql(
      `insert into idempotency_keys (user_id, endpoint, key, status, answer, expires_at)
       select (select min(user_id) from idempotency_keys), 'POST /meals', 'old ' || n, 201,
         to_jsonb((select string_agg(md5(random()::text), '') from generate_series(1, $2 / 32) where n > 0)),
         now() - interval '1 year' + n * interval '1 second' from generate_series(1, $1) n`,
      [keys, bytes],
    );

  it('are limited for each member in number and in size; the oldest go', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    await contributed(ada, { name: 'First' }, 'first');
    await fill(10_050, 32);
    await contributed(ada, { name: 'Newest' }, 'newest');
    expect(await stored()).toMatchObject({ keys: 10_000, newest: true });
    await t.sql(`delete from idempotency_keys where key like 'old %'`);
    await fill(150, 100_000);
    expect((await stored())?.bytes).toBeGreaterThan(12_000_000);
    await contributed(ada, { name: 'Last' }, 'last');
    const { bytes, newest } = (await stored()) ?? {};
    expect(bytes).toBeLessThan(10_000_000);
    expect(newest).toBe(true);
  });

  it('go when they expire', async () => {
    await contributed(ada, { name: 'Kept' }, 'kept');
    await t.sql(`update idempotency_keys set expires_at = now() where key <> 'kept'`);
    await deleteExpiredRows(t.auth.db, t.clock);
    expect(await t.sql('select key from idempotency_keys')).toEqual([{ key: 'kept' }]);
  });
});

describe('the audit log', () => {
  it('is kept for three years (R-1164)', async () => {
    await t.sql(`insert into audit_log (at, by, act, subject) values
      (now() - interval '4 years', 'operator', 'user.ban', 'old'),
      (now() - interval '2 years', 'operator', 'user.ban', 'young')`);
    await deleteOldAuditEntries(t.auth.db, t.clock);
    const rows = await t.sql(`select subject from audit_log where subject in ('old', 'young')`);
    expect(rows).toEqual([{ subject: 'young' }]);
  });
});

describe('mails kept as files', () => {
  it('go after a month, and the oldest when there are too many', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fitarc-outbox-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const now = new Date('2026-06-30T12:00:00Z');
    const put = async (day: string) => {
      const path = join(folder, `${day}T10-00-00-000Z-abcdef.eml`);
      await writeFile(path, 'mail');
      await utimes(path, new Date(day), new Date(day));
    };
    for (const day of ['2026-05-01', '2026-06-10', '2026-06-20', '2026-06-29']) await put(day);
    await writeFile(join(folder, 'notes.txt'), 'of the operator');
    await deleteOldMails(folder, now, 2);
    expect((await readdir(folder)).sort()).toEqual([
      '2026-06-20T10-00-00-000Z-abcdef.eml',
      '2026-06-29T10-00-00-000Z-abcdef.eml',
      'notes.txt',
    ]);
    await deleteOldMails(join(folder, 'none'), now);
  });
});
