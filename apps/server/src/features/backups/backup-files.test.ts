import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { files, start, stateOf, toTheNight, until } from '../../../test/backups.ts';
import { checkBackup } from '../../platform/engine/backup-check.ts';
import { backupName } from '../../platform/engine/backup-name.ts';

/** A nightly backup is there, and an administrator has just signed in. */
async function nightlyMade() {
  const t = await start();
  await t.cast.ada();
  toTheNight(t);
  await t.nightly.look();
  const [name = ''] = await files(t);
  const { email, password } = await t.cast.admin();
  const token = await t.cast.signIn({ email, password });
  return { t, name, token };
}

describe('the page', () => {
  it('makes a backup now, one at a time, and lists it (R-1277)', async () => {
    const t = await start();
    await t.cast.ada();
    const { token } = await t.cast.admin();
    const [first, second] = await Promise.all([
      t.request('POST', '/api/admin/backups', { token }),
      t.request('POST', '/api/admin/backups', { token }),
    ]);
    expect([first.status, second.status].sort()).toContain(200);
    await until(async () => (await stateOf(t)).running === null && (await stateOf(t)).backups.length > 0);
    const { backups } = await stateOf(t);
    expect(backups[0]).toMatchObject({
      release: expect.stringMatching(/^\d/),
      encrypted: false,
      kind: 'regular',
    });
    expect(backups[0]?.rows).toBe((await checkBackup(join(t.backupDir, backups[0]?.name ?? ''))).rows);
    const acts = await t.sql(`select act from audit_log where act = 'backup.run'`);
    expect(acts.length).toBeGreaterThan(0);
  });

  it('refuses a second one while the first is made', async () => {
    const t = await start();
    const { token } = await t.cast.admin();
    const now = t.clock.now();
    await t.sql(
      `insert into backup_runs (kind, node, started_at, seen_at) values ('nightly', 'elsewhere', $1, $1)`,
      [now],
    );
    const answer = await t.request('POST', '/api/admin/backups', { token });
    expect([answer.status, answer.body.message]).toEqual([409, 'A backup is already being made.']);
    expect((await stateOf(t)).running).not.toBe(null);
  });

  it('deletes a backup, once, and no other file (R-1278)', async () => {
    const { t, name, token } = await nightlyMade();
    await writeFile(join(t.backupDir, 'other.txt'), 'not a backup');
    const remove = (wanted: string) =>
      t.request('DELETE', `/api/admin/backups/${encodeURIComponent(wanted)}`, { token });
    for (const wanted of ['other.txt', '../other.txt', backupName(new Date(0))])
      expect((await remove(wanted)).status).toBe(404);
    expect((await remove(name)).body).toEqual({ message: 'The backup was deleted' });
    expect((await remove(name)).status).toBe(404);
    expect(await readdir(t.backupDir)).toEqual(['other.txt']);
    expect(await t.sql(`select 1 from audit_log where act = 'backup.delete'`)).toHaveLength(1);
  });

  it('gives a file out once, for a minute, and no other file (R-1279)', async () => {
    const { t, name, token } = await nightlyMade();
    await writeFile(join(t.backupDir, 'other.txt'), 'not a backup');
    const ask = (wanted: string) =>
      t.request('POST', '/api/admin/backups/downloads', { token, body: { name: wanted } });
    for (const wanted of ['other.txt', '../other.txt', '/etc/passwd', backupName(new Date(0))])
      expect((await ask(wanted)).status).toBe(404);
    const { ticket } = (await ask(name)).body as unknown as { ticket: string };
    const got = await t.server.inject({
      method: 'GET',
      url: `/api/backup-downloads/${ticket}`,
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(got.headers['content-encoding']).toBeUndefined();
    expect(got.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(got.rawPayload.equals(await readFile(join(t.backupDir, name)))).toBe(true);
    expect((await t.request('GET', `/api/backup-downloads/${ticket}`)).status).toBe(404);
    const late = ((await ask(name)).body as unknown as { ticket: string }).ticket;
    const forged = `${Buffer.from(JSON.stringify(['other.txt', Date.now() + 1e9, 'x'])).toString('base64url')}.${late.split('.')[1]}`;
    expect((await t.request('GET', `/api/backup-downloads/${forged}`)).status).toBe(404);
    t.clock.forward({ seconds: 61 });
    expect((await t.request('GET', `/api/backup-downloads/${late}`)).status).toBe(404);
  });
});

describe('an upload', () => {
  const ready = async () => {
    const { t, name, token } = await nightlyMade();
    const content = await readFile(join(t.backupDir, name));
    const begin = async (bytes: number) =>
      (await t.request('POST', '/api/admin/backups/uploads', { token, body: { bytes } })).body as unknown as {
        upload: string;
      };
    const send = (upload: string, offset: number, part: Buffer) =>
      t.request('PUT', `/api/admin/backups/uploads/${upload}`, {
        token,
        body: { offset, content: part.toString('base64') },
      });
    return { t, content, begin, send };
  };

  it('comes in parts, also twice, and is listed once it is whole (R-1280)', async () => {
    const { t, content, begin, send } = await ready();
    t.clock.forward({ seconds: 5 });
    const { upload } = await begin(content.length);
    const half = Math.floor(content.length / 2);
    expect((await send(upload, 0, content.subarray(0, half))).body).toMatchObject({
      received: half,
      name: null,
    });
    expect((await send(upload, 0, content.subarray(0, half))).body).toMatchObject({ received: half });
    expect((await send(upload, half + 1, content.subarray(half + 1))).status).toBe(409);
    const { name } = (await send(upload, half, content.subarray(half))).body as unknown as { name: string };
    expect(name).toMatch(/-uploaded\.backup\.gz$/);
    expect((await readFile(join(t.backupDir, name))).equals(content)).toBe(true);
    expect((await stateOf(t)).backups.find((backup) => backup.name === name)).toMatchObject({
      kind: 'uploaded',
      release: expect.stringMatching(/^\d/),
    });
    expect((await send(upload, 0, content)).status).toBe(404);
  });

  it('that is no backup, too long, or of somebody else leaves nothing (R-1281)', async () => {
    const { t, content, begin, send } = await ready();
    const wrong = Buffer.from('this is a holiday picture');
    const { upload } = await begin(wrong.length);
    const answer = await send(upload, 0, wrong);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('This file')]);
    const { upload: short } = await begin(10);
    expect((await send(short, 0, content)).status).toBe(409);
    expect((await send('nonsense', 0, wrong)).status).toBe(404);
    expect((await begin(1e15)) as unknown).toMatchObject({
      message: expect.stringContaining('not enough free space'),
    });
    await t.close();
    expect((await files(t)).filter((name) => name.includes('uploaded'))).toEqual([]);
  });
});

describe('the database from before an upgrade of PostgreSQL', () => {
  it('is deleted by an administrator, once a backup was made after the upgrade', async () => {
    const removed: string[] = [];
    const since = new Date();
    const t = await start({
      backups: {
        oldDatabase: {
          find: async () => (removed.length > 0 ? undefined : { folder: '/data/postgres-17', since }),
          remove: async () => void removed.push('/data/postgres-17'),
        },
      },
    });
    await t.cast.ada();
    const { token } = await t.cast.admin();
    const ask = () => t.request('DELETE', '/api/admin/backups/old-database', { token });
    expect(await stateOf(t)).toMatchObject({ old_database: '/data/postgres-17' });
    expect((await ask()).status).toBe(409);
    expect((await t.request('POST', '/api/admin/backups', { token })).status).toBe(200);
    await until(async () => (await stateOf(t)).backups.length > 0);
    expect((await ask()).status).toBe(200);
    expect(removed).toHaveLength(1);
    expect((await ask()).status).toBe(404);
    expect(await stateOf(t)).toMatchObject({ old_database: null });
  });
});
