import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { wordsCleanUp } from '../../src/features/foods/search/food-words.cleanup.ts';
import { deleteOldAuditEntries } from '../../src/platform/cleanup/audit-log.ts';
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

describe('the audit log', () => {
  it('is kept for three years', async () => {
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
