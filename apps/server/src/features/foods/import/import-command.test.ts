import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { newDatabase, runSql } from '../../../../test/databases.ts';
import { newBarcode } from '../../../../test/foods.ts';
import { run } from '../../../../test/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const DATABASE_URL = await newDatabase();
const folder = await mkdtemp(join(tmpdir(), 'fitarc-import-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (...args: string[]) => run('operate', ['foods:import', ...args], { DATABASE_URL });
async function finish(...args: string[]) {
  const program = start(...args);
  return { code: await program.ended, text: program.output() };
}
async function productsFile(name: string, count: number): Promise<string> {
  const line = (n: number) =>
    JSON.stringify({
      code: newBarcode(),
      product_name: `Jar ${n}`,
      nutriments: { energy_100g: 100 },
      note: 'x'.repeat(500),
    });
  const path = join(folder, name);
  await writeFile(path, gzipSync(Array.from({ length: count }, (_, n) => line(n)).join('\n'), { level: 1 }));
  return path;
}
const stored = async () => {
  const [row] = await runSql(DATABASE_URL, 'select count(*)::int from foods');
  return (row as { count: number }).count;
};
/** What was sent before a kill may still be under way. */
const settled = async () => {
  const others =
    "select from pg_stat_activity where datname = current_database() and application_name = 'fitarc'";
  while ((await runSql(DATABASE_URL, others)).length > 0) await sleep(5);
};
/** Until the command has written something. */
const underWay = async (before: number) => {
  while ((await stored()) === before) await sleep(5);
};

it('says what it needs, and ends with 1 when there is nothing to import', async () => {
  expect(await finish()).toMatchObject({
    code: 1,
    text: expect.stringContaining('Usage: npm run foods:import -- <file> [--again]'),
  });
  expect(await finish(join(folder, 'nowhere'))).toMatchObject({
    code: 1,
    text: expect.stringContaining(`There is no file ${join(folder, 'nowhere')}.`),
  });
  const empty = join(folder, 'empty');
  await writeFile(empty, '');
  expect(await finish(empty)).toMatchObject({
    code: 1,
    text: expect.stringContaining('This file contains no products.'),
  });
});

it('goes on after it was killed, and after it was told to stop; nothing is missing and nothing twice (R-982)', async () => {
  const file = await productsFile('jars.gz', 30_000);
  const killed = start(file);
  await underWay(0);
  killed.child.kill('SIGKILL');
  expect(await killed.ended).toBeNull();
  await settled();
  const first = await stored();
  expect(first % 1000).toBe(0);
  expect(first).toBeLessThan(30_000);

  const stopped = start(file);
  await underWay(first);
  stopped.child.kill('SIGTERM');
  expect(await stopped.ended).toBe(0);
  expect(stopped.output()).toContain('Stopped. Start it again to continue from there.');
  const second = await stored();
  expect(second % 1000).toBe(0);
  expect(second).toBeLessThan(30_000);

  expect(await finish(file)).toMatchObject({
    code: 0,
    text: expect.stringContaining('30,000 lines, 30,000 taken, 0 unchanged, 0 skipped, 0 bad.'),
  });
  expect(await stored()).toBe(30_000);
  expect(await finish(file)).toMatchObject({
    code: 0,
    text: expect.stringContaining('This file was already imported.'),
  });
});
