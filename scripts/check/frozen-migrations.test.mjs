import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTree } from '../lib/fixture.mjs';
import { ROOT } from '../lib/paths.mjs';
import { checkFrozenMigrations, freezeMigrations } from './frozen-migrations.mjs';

const FOLDER = 'apps/server/drizzle';
const entries = (...whens) => whens.map((when, index) => ({ idx: index, when, tag: `000${index}_step` }));

function repository() {
  const root = makeTree({
    'scripts/check/frozen-migrations.json': {},
    [`${FOLDER}/0000_step.sql`]: 'create table a ();',
    [`${FOLDER}/0001_step.sql`]: 'create table b ();',
    [`${FOLDER}/meta/_journal.json`]: { entries: entries(10, 20) },
  });
  const write = (file, content) => fs.writeFileSync(path.join(root, FOLDER, file), content);
  return { root, write, journal: (list) => write('meta/_journal.json', JSON.stringify({ entries: list })) };
}

it('holds for what is committed', () => {
  expect(checkFrozenMigrations(ROOT)).toEqual([]);
});

it('asks for new migrations to be put on the list, and then they may not change', () => {
  const { root, write, journal } = repository();
  expect(checkFrozenMigrations(root)).toEqual([
    expect.stringContaining('0000_step.sql is not in'),
    expect.stringContaining('npm run db:freeze'),
  ]);
  expect(freezeMigrations(root)).toEqual(['0000_step', '0001_step']);
  expect(checkFrozenMigrations(root)).toEqual([]);

  write('0001_step.sql', 'create table b (id int);');
  expect(checkFrozenMigrations(root)).toEqual([expect.stringContaining('0001_step.sql was changed')]);
  expect(freezeMigrations(root)).toEqual([]);
  expect(checkFrozenMigrations(root)).toHaveLength(1);
  write('0001_step.sql', 'create table b ();');

  journal(entries(10, 21));
  expect(checkFrozenMigrations(root)).toEqual([expect.stringContaining('0001_step.sql was changed')]);
  journal(entries(10));
  expect(checkFrozenMigrations(root)).toEqual([expect.stringContaining('0001_step.sql was changed')]);
});

it('refuses a migration that databases would skip because it is not later than the one before', () => {
  const { root, write, journal } = repository();
  freezeMigrations(root);
  write('0002_step.sql', 'create table c ();');
  journal(entries(10, 20, 15));
  freezeMigrations(root);
  expect(checkFrozenMigrations(root)).toEqual([expect.stringContaining('0002_step is not later')]);
});
