import { mkdir, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openBench } from './engine.fixture.ts';
import { currentUser, ownFolder } from './folders.ts';

it('takes a folder of ours and closes it, but never follows a link in its place', async () => {
  const bench = await openBench();
  try {
    const [ours, link] = [join(bench.folder, 'ours'), join(bench.folder, 'link')];
    await mkdir(ours, { mode: 0o755 });
    await ownFolder(ours, currentUser(), 0o700);
    expect((await stat(ours)).mode & 0o777).toBe(0o700);
    await symlink(ours, link);
    await expect(ownFolder(link, currentUser(), 0o700)).rejects.toThrow(/belongs to another user/);
  } finally {
    await bench.tidy();
  }
});
