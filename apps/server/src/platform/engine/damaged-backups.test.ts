import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { expectUntouched, markPresent, migrations, startBackedUp } from './backup.fixture.ts';
import { type Bench, openBench } from './engine.fixture.ts';
import type { Engine } from './engine.ts';
import { readBackup } from './restore.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let bench: Bench;
let engine: Engine;
let file: string;
beforeAll(async () => {
  bench = await openBench();
  ({ engine, file } = await startBackedUp(bench));
});
afterAll(() => bench.tidy());
beforeEach(async () => {
  await markPresent(engine.connection);
});

it('refuses a damaged, cut-off, foreign or hostile file and leaves the database as it was (R-1275)', async () => {
  const bytes = await readFile(file);
  const text = gunzipSync(bytes).toString();
  const flipped = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  flipped.writeUInt8(flipped.readUInt8(middle) ^ 0xff, middle);
  const cases: [string, Buffer | string, RegExp][] = [
    ['cut', bytes.subarray(0, bytes.length - 200), /damaged|cut off/],
    ['cut-early', bytes.subarray(0, 50), /damaged|cut off/],
    ['no-checksum', bytes.subarray(0, bytes.length - 4), /damaged|cut off/],
    ['flipped', flipped, /damaged|cut off|could not be restored|does not recognize/],
    ['empty', '', /not a FitArc backup|damaged/],
    ['text', 'hello', /damaged/],
    ['foreign', gzipSync('hello\nworld\n'), /not a FitArc backup/],
    ['lost-row', gzipSync(text.replace('\n48999\t1\n', '\n')), /has 48999 of 49000 rows/],
    ['no-end', gzipSync(text.slice(0, text.lastIndexOf('-- end'))), /cut off/],
    ['in-rows', gzipSync(text.slice(0, text.indexOf('\n40000\t1\n'))), /damaged|cut off/],
    ['bad-row', gzipSync(text.replace('\n40000\t1\n', '\nforty\t1\n')), /"child" could not be restored/],
    ['hostile', gzipSync(text.replace('COPY "public"."seeded"', `COPY "pg_catalog"."x"`)), /not recognize/],
    [
      'program',
      gzipSync(text.replace(/COPY "public"."seeded" .*/, `COPY seeded FROM PROGRAM 'id';`)),
      /does not recognize/,
    ],
  ];
  for (const [name, content, message] of cases) {
    const path = join(bench.folder, `${name}.gz`);
    await writeFile(path, content);
    const restore = readBackup(engine.connection, path, { ...migrations, force: true });
    await expect(restore, name).rejects.toThrow(message);
    await expectUntouched(engine.connection);
  }
  await expect(readBackup(engine.connection, join(bench.folder, 'none'), migrations)).rejects.toThrow(
    /ENOENT/,
  );
});

it('refuses a backup without tables, or without one of them, even when forced', async () => {
  const text = gunzipSync(await readFile(file)).toString();
  const title = text.slice(0, text.indexOf('\n') + 1);
  const header = (migrations: unknown[]) =>
    `${title}-- header: ${JSON.stringify({ version: 1, createdAt: 'then', migrations })}\n\n`;
  const { migrations: applied } = JSON.parse(/^-- header: (.*)$/m.exec(text)?.[1] ?? '') as {
    migrations: unknown[];
  };
  const withoutSeeded = text
    .replace(/COPY "public"\."seeded"[\s\S]*?\n\\\.\n\n/, '')
    .replace(',"\\"public\\".\\"seeded\\"":1', '');
  expect(withoutSeeded.length).toBeLessThan(text.length - 50);
  const cases: [string, string, RegExp][] = [
    ['nothing', `${header([])}-- end: {"rows":{}}\n`, /has no tables/],
    ['header-only', `${header(applied)}-- end: {"rows":{}}\n`, /has no tables/],
    ['one-less', withoutSeeded, /the table "public"\."seeded" is missing/],
    ['uncounted', text.replace(',"\\"public\\".\\"seeded\\"":1', ''), /no row count for "public"\."seeded"/],
  ];
  for (const [name, content, message] of cases) {
    const path = join(bench.folder, `${name}.gz`);
    await writeFile(path, gzipSync(content));
    await expect(readBackup(engine.connection, path, { ...migrations, force: true }), name).rejects.toThrow(
      message,
    );
    await expectUntouched(engine.connection);
  }
});

it('refuses, before anything is written, what the disk has no room for (R-1276)', async () => {
  const path = join(bench.folder, 'huge.gz');
  await copyFile(file, path);
  // Sparse: it takes no room itself.
  await truncate(path, 4e12);
  await expect(readBackup(engine.connection, path, { ...migrations, force: true })).rejects.toThrow(
    /not enough free space in .*postgres: .* Free some space and try again\./,
  );
  await expectUntouched(engine.connection);
});
