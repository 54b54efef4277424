import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readOrCreateSecret } from './secrets.ts';

async function newDataDir() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fitarc-secret-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir, folder: join(dataDir, 'secrets'), file: join(dataDir, 'secrets', 'jwt-secret') };
}

it('is made once, for its owner alone, and is the same for all that start together', async () => {
  const { dataDir, folder, file } = await newDataDir();
  const secrets = await Promise.all(
    Array.from({ length: 20 }, () => readOrCreateSecret(dataDir, 'jwt-secret')),
  );
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(await readOrCreateSecret(dataDir, 'jwt-secret')).toBe(secrets[0]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['jwt-secret']);
});

it('never shows a half-written file to somebody who looks meanwhile', async () => {
  for (let round = 0; round < 20; round++) {
    const { dataDir, file } = await newDataDir();
    let made = false;
    const seen = new Set<number>();
    const looking = (async () => {
      while (!made) {
        const text = await readFile(file, 'utf8').catch(() => undefined);
        if (text !== undefined) seen.add(text.length);
      }
    })();
    await readOrCreateSecret(dataDir, 'jwt-secret');
    made = true;
    await looking;
    expect([...seen].filter((length) => length !== 64)).toEqual([]);
  }
});

it.each([
  ['', 'is empty'],
  ['\n', 'is empty'],
  ['only a few characters\n', 'is too short'],
])('is not taken from a file that holds %j', async (content, words) => {
  const { dataDir, file } = await newDataDir();
  await readOrCreateSecret(dataDir, 'jwt-secret');
  await writeFile(file, content);
  await expect(readOrCreateSecret(dataDir, 'jwt-secret')).rejects.toThrow(
    `${file} ${words}: it needs at least 32 characters.`,
  );
  expect(await readFile(file, 'utf8')).toBe(content);
});
