import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { describe, expect, it } from 'vitest';
import { files, start, stateOf, toTheNight } from '../../../test/backups.ts';
import { checkBackup } from '../../platform/engine/backup-check.ts';
import { readBackupStatus } from './backup-runs.repository.ts';

describe('the nightly backup', () => {
  it('is made once, by one of two servers, read back, counted and rotated (R-1258)', async () => {
    const t = await start({ backups: { keep: '2d' } });
    const other = await start({ database: t.url, backups: { dir: t.backupDir, keep: '2d' } });
    await t.cast.ada();
    const nights: string[][] = [];
    for (let night = 0; night < 3; night++) {
      toTheNight(t);
      toTheNight(other);
      await Promise.all([t.nightly.look(), other.nightly.look()]);
      await Promise.all([t.nightly.look(), other.nightly.look()]);
      nights.push(await files(t));
    }
    expect(nights.map((found) => found.length)).toEqual([1, 2, 2]);
    expect(nights[2]).not.toContain(nights[0]?.[0]);
    const { header, rows } = await checkBackup(join(t.backupDir, nights[2]?.[1] ?? ''));
    expect(header.release).toMatch(/^\d+\.\d+\.\d+/);
    const runs = await t.sql('select kind, night, error, rows, bytes from backup_runs order by id');
    expect(runs.map(({ kind, error }) => [kind, error])).toEqual(Array(3).fill(['nightly', null]));
    expect(new Set(runs.map(({ night }) => night)).size).toBe(3);
    expect(Number(runs[2]?.rows)).toBe(rows);
    expect(await readBackupStatus(t.auth.db)).toMatchObject({ lastFailed: false, lastError: null });
  });

  it('is caught up on by a server that was off, and not on a fresh installation (R-1259)', async () => {
    const t = await start();
    await t.cast.admin();
    const noon = new Date(t.clock.now());
    noon.setHours(12, 0, 0, 0);
    t.clock.forward({ seconds: (noon.getTime() - t.clock.now().getTime()) / 1000 + 24 * 3600 });
    await t.nightly.look();
    expect(await files(t)).toEqual([]);
    const isNew = async () => (await t.request('GET', '/api/installation')).body as unknown;
    expect(await isNew()).toMatchObject({ is_new: true });
    await t.cast.ada();
    expect(await isNew()).toMatchObject({ is_new: false });
    await t.nightly.look();
    expect(await files(t)).toHaveLength(1);
    await t.nightly.look();
    expect(await files(t)).toHaveLength(1);
  });

  it('is none where it is off, which the page says', async () => {
    const t = await start({ backups: { at: undefined } });
    await t.cast.ada();
    toTheNight(t);
    await t.nightly.look();
    expect(await files(t)).toEqual([]);
  });

  it('fails in plain words where its folder is none, shows it to administrators, and is tried again (R-1260)', async () => {
    const t = await start();
    await t.cast.ada();
    await writeFile(t.backupDir, 'a file where the folder should be');
    toTheNight(t);
    await t.nightly.look();
    expect(await readBackupStatus(t.auth.db)).toMatchObject({ lastFailed: true, lastGoodAt: null });
    expect(await stateOf(t)).toMatchObject({
      warning: 'failed',
      last_error: expect.stringMatching(/^The backup folder .* \(BACKUP_DIR\) cannot be used/),
    });
    const { token } = await t.cast.admin();
    expect((await t.request('GET', '/api/admin/dashboard-stats', { token })).body).toMatchObject({
      backups: 'failed',
    });
    await rm(t.backupDir);
    await t.nightly.look();
    expect(await files(t)).toEqual([]);
    t.clock.forward({ minutes: 61 });
    await t.nightly.look();
    expect(await files(t)).toHaveLength(1);
    expect(await stateOf(t)).toMatchObject({ warning: null, last_error: null });
  });

  it('is late when no good one was made for a day and a half (R-1261)', async () => {
    const t = await start();
    await t.cast.ada();
    toTheNight(t);
    await t.nightly.look();
    expect((await stateOf(t)).warning).toBe(null);
    t.clock.forward({ minutes: 36 * 60 + 1 });
    const { email, password } = await t.cast.admin();
    const token = await t.cast.signIn({ email, password });
    expect((await t.request('GET', '/api/admin/backups', { token })).body).toMatchObject({ warning: 'late' });
  });

  it('of a killed server is ended as failed, leaves no part, and the next one is made (R-1262)', async () => {
    const t = await start();
    await t.cast.ada();
    const now = t.clock.now();
    await t.sql(
      `insert into backup_runs (kind, node, started_at, seen_at) values ('manual', 'elsewhere', $1, $1)`,
      [now],
    );
    toTheNight(t);
    await t.nightly.look();
    expect(await t.sql('select kind, error from backup_runs order by id')).toEqual([
      { kind: 'manual', error: 'FitArc was stopped while the backup was being made.' },
      { kind: 'nightly', error: null },
    ]);
  });
});

describe('encrypted backups', () => {
  it('are made to the recipient and listed as such (R-1263)', async () => {
    const identity = await generateIdentity();
    const t = await start({ backups: { recipients: [await identityToRecipient(identity)] } });
    await t.cast.ada();
    toTheNight(t);
    await t.nightly.look();
    const [name = ''] = await files(t);
    expect(name).toMatch(/\.backup\.gz\.age$/);
    await expect(checkBackup(join(t.backupDir, name))).rejects.toThrow('its secret key is needed');
    const { rows } = await checkBackup(join(t.backupDir, name), identity);
    expect((await stateOf(t)).backups[0]).toMatchObject({ name, rows, encrypted: true });
    await truncate(join(t.backupDir, name), 300);
    await expect(checkBackup(join(t.backupDir, name), identity)).rejects.toThrow(/damaged/);
  });
});
