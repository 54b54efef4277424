import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrations, startBackedUp } from './backup.fixture.ts';
import { type Bench, openBench, query } from './engine.fixture.ts';
import type { Engine } from './engine.ts';
import { differences, fingerprint } from './fingerprint.ts';
import { readBackup } from './restore.ts';

let bench: Bench;
let engine: Engine;
let copy: Engine;

beforeAll(async () => {
  bench = await openBench();
  const made = await startBackedUp(bench);
  engine = made.engine;
  copy = await bench.start({ dataDir: join(bench.folder, 'copy') });
  await readBackup(copy.connection, made.file, { ...migrations, migrateAll: async () => undefined });
});
afterAll(() => bench.tidy());

const wrong = async () =>
  differences(await fingerprint(engine.connection), await fingerprint(copy.connection));

it('is the same for a copy, whatever order its rows lie in', async () => {
  expect(await wrong()).toEqual([]);
  await query(copy.connection, 'UPDATE child SET parent = parent WHERE id % 7 = 0');
  expect(await wrong()).toEqual([]);
});

it.each([
  [`UPDATE "Odd ""name" SET ratio = ratio + 1e-15 WHERE id = 1`, '"public"."Odd ""name"'],
  ['DELETE FROM child WHERE id = 77', '"public"."child"'],
  [`UPDATE seeded SET name = name || ' '`, '"public"."seeded"'],
  [`SELECT nextval('child_id_seq')`, 'sequence "public"."child_id_seq"'],
  ['CREATE TABLE one_more (id int)', '"public"."one_more"'],
])('tells that one value is another: %s', async (change, table) => {
  await query(copy.connection, change);
  expect(await wrong()).toContain(table);
});
