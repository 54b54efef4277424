import { describe, expect, it } from 'vitest';
import { MIGRATIONS_DIR } from '../src/paths.ts';
import { migrationSteps } from '../src/platform/db/migrate.ts';
import { openBackup } from '../src/platform/engine/backup-reader.ts';
import { restoreInPlace } from '../src/platform/engine/restore-in-place.ts';
import { newDatabase, runSql } from './databases.ts';
import { contentOf, inPlace, landedBackups } from './landed.ts';

const oldest = landedBackups[0] ?? '';

/** What the schema consists of besides its tables. */
const schema = (url: string) =>
  runSql(
    url,
    `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  );

describe('in a database of your own', () => {
  it.each(landedBackups)('a landed backup is loaded and brought up to date: %s', async (file) => {
    const url = await newDatabase('empty');
    await inPlace(url, file);
    expect(await runSql(url, 'select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([
      { n: migrationSteps(MIGRATIONS_DIR).length },
    ]);
    expect(await schema(url)).toEqual(await schema(await newDatabase('migrated')));
    const [row] = (await runSql(url, 'select count(*)::int as n from meals')) as { n: number }[];
    expect(row?.n).toBeGreaterThan(100);
    await expect(inPlace(url, file)).rejects.toThrow('already has data');
  });

  it('a failure at the last moment changes nothing, and neither do tables of another program', async () => {
    const url = await newDatabase();
    await runSql(
      url,
      `insert into users (email, password_hash, created_at) values ('a@example.org', 'x', now())`,
    );
    const [all, keys] = [await contentOf(url), await schema(url)];
    const broken = {
      steps: [
        ...migrationSteps(MIGRATIONS_DIR),
        { statements: ['select 1 / 0'], hash: 'never', createdAt: Number.MAX_SAFE_INTEGER },
      ],
      force: true,
    };
    const reader = await openBackup(oldest);
    await expect(restoreInPlace({ connectionString: url }, reader, broken)).rejects.toThrow(
      'division by zero',
    );
    await reader.close();
    expect([await contentOf(url), await schema(url)]).toEqual([all, keys]);
    await runSql(url, 'create table of_another_program (id int)');
    await expect(inPlace(url, oldest, true)).rejects.toThrow(/of_another_program.*not FitArc's/);
    expect(await schema(url)).toEqual(keys);
  });
});
