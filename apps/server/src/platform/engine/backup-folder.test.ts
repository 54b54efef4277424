import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backupFile, removeOldBackups } from './backup-folder.ts';
import { openBench } from './engine.fixture.ts';

it('gives each night of two years a file of its own in the same folder and keeps the newest', async () => {
  const bench = await openBench();
  onTestFinished(() => bench.tidy());
  await writeFile(join(bench.folder, 'fitarc-before-upgrade.backup.gz'), 'kept by hand');
  await writeFile(join(bench.folder, 'fitarc-3.backup.gz'), 'of another command');
  const written: string[] = [];
  for (let night = 0; night < 730; night++) {
    const { file, folder } = await backupFile(bench.folder, new Date(Date.UTC(2026, 0, 1 + night, 3, 15)));
    expect(folder).toBe(bench.folder);
    await writeFile(file, '', { flag: 'wx' });
    written.push(file);
    await removeOldBackups(bench.folder, 14);
  }
  const left = (await readdir(bench.folder)).map((name) => join(bench.folder, name)).sort();
  expect(left).toEqual(
    [
      ...written.slice(-14),
      join(bench.folder, 'fitarc-3.backup.gz'),
      join(bench.folder, 'fitarc-before-upgrade.backup.gz'),
    ].sort(),
  );
});

it('takes a name that is no folder as the name of the file', async () => {
  const bench = await openBench();
  onTestFinished(() => bench.tidy());
  const name = join(bench.folder, 'mine.backup.gz');
  expect(await backupFile(name, new Date())).toEqual({ file: name, folder: undefined });
});
