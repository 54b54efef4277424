import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tinyDisk } from '../../../test/tiny-disk.ts';
import { everything, migrations, startBackedUp } from './backup.fixture.ts';
import { writeBackup } from './backup.ts';
import { checkBackup } from './backup-check.ts';
import { partOf, releasePart, removeAbandonedParts } from './backup-parts.ts';
import { requireSpace } from './disk-space.ts';
import { type Bench, openBench } from './engine.fixture.ts';
import type { Engine } from './engine.ts';
import { readBackup } from './restore.ts';

let bench: Bench;
let engine: Engine;
let file: string;
let before: unknown;

beforeAll(async () => {
  bench = await openBench();
  ({ engine, file, before } = await startBackedUp(bench));
});
afterAll(() => bench.tidy());

const DAMAGED = /damaged or cut off/;

describe('a backup that was written', () => {
  it('is read back and counted without a database', async () => {
    const { header, rows } = await checkBackup(file);
    expect([header.migrations.length, rows]).toEqual([2, 49_000 + 1 + 8 + 2]);
  });

  it('is noticed when any byte was flipped, or its end is missing (R-1267)', async () => {
    const whole = await readFile(file);
    for (const at of [1, 200, Math.floor(whole.length / 2), whole.length - 6]) {
      const copy = Buffer.from(whole);
      copy[at] = (copy[at] ?? 0) ^ 0x10;
      const path = join(bench.folder, `flipped-${at}.backup.gz`);
      await writeFile(path, copy);
      await expect(checkBackup(path), `byte ${at}`).rejects.toThrow();
    }
    const cut = join(bench.folder, 'cut.backup.gz');
    await writeFile(cut, whole);
    await truncate(cut, whole.length - 100);
    await expect(checkBackup(cut)).rejects.toThrow(DAMAGED);
  });
});

describe('an encrypted backup', () => {
  it('opens with the secret key of any recipient and with no other (R-1268)', async () => {
    const [mine, yours, other] = await Promise.all([
      generateIdentity(),
      generateIdentity(),
      generateIdentity(),
    ]);
    const recipients = await Promise.all([mine, yours].map((identity) => identityToRecipient(identity)));
    const path = join(bench.folder, 'secret.backup.gz.age');
    const { bytes } = await writeBackup(engine.connection, path, { recipients });
    expect((await stat(path)).size).toBe(bytes);
    expect((await readFile(path)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');

    const restore = (identity?: string) =>
      readBackup(engine.connection, path, { ...migrations, force: true, identity });
    await expect(restore()).rejects.toThrow('is encrypted; its secret key is needed');
    await expect(restore(other)).rejects.toThrow('This key does not open');
    await expect(restore('not a key')).rejects.toThrow('This is not a secret key of age');
    expect(await everything(engine.connection)).toEqual(before);
    for (const identity of [`# created: today\n${mine}\n`, `${other}\n${yours}`]) {
      expect((await checkBackup(path, identity)).rows).toBe(49_011);
      await restore(identity);
      expect(await everything(engine.connection)).toEqual(before);
    }
  });

  it('is noticed when it was changed or cut', async () => {
    const identity = await generateIdentity();
    const path = join(bench.folder, 'changed.backup.gz.age');
    await writeBackup(engine.connection, path, { recipients: [await identityToRecipient(identity)] });
    const whole = await readFile(path);
    const copy = Buffer.from(whole);
    copy[whole.length - 1000] = (copy[whole.length - 1000] ?? 0) ^ 1;
    await writeFile(path, copy);
    await expect(checkBackup(path, identity)).rejects.toThrow(DAMAGED);
    await writeFile(path, whole.subarray(0, whole.length - 1));
    await expect(checkBackup(path, identity)).rejects.toThrow(DAMAGED);
  });
});

describe('a full disk', () => {
  it('is said beforehand (R-1269)', async () => {
    await expect(requireSpace(bench.folder, 1e15)).rejects.toThrow(
      /^There is not enough free space in .*: about \d+ MB are needed and \d+ MB are free\. Free some space, or set BACKUP_DIR/,
    );
    await requireSpace(bench.folder, 1);
  });

  it('leaves nothing behind and says so, encrypted or not (R-1270)', async ({ skip }) => {
    const folder = join(bench.folder, 'tiny');
    const remove = await tinyDisk(folder, 64);
    if (!remove) return skip();
    try {
      const recipients = [await identityToRecipient(await generateIdentity())];
      for (const options of [{}, { recipients }]) {
        const made = writeBackup(engine.connection, join(folder, 'a.backup.gz'), options);
        await expect(made).rejects.toThrow(`The disk of ${folder} is full. Free some space`);
        expect(await readdir(folder)).toEqual([]);
      }
    } finally {
      remove();
    }
  });
});

describe('what a killed process has left', () => {
  it('goes, and what is being written stays', async () => {
    const folder = join(bench.folder, 'parts');
    await mkdir(folder);
    const child = spawn('true');
    await once(child, 'exit');
    const mine = partOf(join(folder, 'fitarc-1.backup.gz'));
    const [, host = ''] = /\.([0-9a-f]{16})-\d+-/.exec(mine) ?? [];
    const name = (machine: string, pid: number | undefined) =>
      `fitarc-2.backup.gz.${machine}-${pid}-00000000.part`;
    const killed = name(host, child.pid);
    const formerLife = name(host, process.pid);
    const elsewhere = name('0'.repeat(16), child.pid);
    const longAgo = name('1'.repeat(16), child.pid);
    const foreign = 'notes.part';
    for (const part of [killed, formerLife, elsewhere, longAgo, foreign])
      await writeFile(join(folder, part), '');
    await writeFile(mine, '');
    await utimes(join(folder, longAgo), 0, 0);
    expect((await removeAbandonedParts(folder)).sort()).toEqual(
      [killed, formerLife, longAgo].map((part) => join(folder, part)).sort(),
    );
    releasePart(mine);
    expect(await removeAbandonedParts(folder)).toEqual([mine]);
    expect((await readdir(folder)).sort()).toEqual([elsewhere, foreign].sort());
  });
});
