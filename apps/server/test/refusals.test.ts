import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newFolder, postgresOf, run, tidy } from './server-process.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const folder = await newFolder();
afterAll(() => tidy(folder));

describe('a start that cannot succeed', () => {
  it.each([
    ['PORT', 'abc', 'PORT must be a whole number'],
    [
      'DATABASE_URL',
      'nonsense',
      'DATABASE_URL must start with postgres://, as in postgres://fitarc:password@db.example.org:5432/fitarc',
    ],
  ])('says in one sentence what is wrong with %s=%s and ends with 1', async (name, value, words) => {
    const program = run('main', [], { DATA_DIR: folder, [name]: value });
    expect(await program.ended).toBe(1);
    expect(program.output()).toBe(`FitArc could not start: Settings: ${words}\n`);
  });

  it('cut off while the database starts, leaves no database behind', async () => {
    const dataDir = join(folder, 'data');
    const program = run('main', [], { DATA_DIR: dataDir, PORT: '0' });
    await vi.waitFor(() => stat(join(dataDir, 'postgres', 'postmaster.pid')), {
      timeout: 120_000,
      interval: 5,
    });
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(await postgresOf(dataDir)).toBeUndefined();
  });
});
