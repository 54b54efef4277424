import { expect, it, onTestFinished } from 'vitest';
import { newDatabase, runSql } from './databases.ts';
import { newestLanded } from './landed.ts';
import { newFolder, run, startServer, tidy } from './server-process.ts';

const MEMBER = { email: 'maya.lindgren@example.org', password: 'fitarc-demo' };

const operate = async (args: string[], settings: Record<string, string>) => {
  const program = run('operate', args, settings);
  return { code: await program.ended, said: program.output() };
};

async function dataDir(): Promise<string> {
  const folder = await newFolder();
  onTestFinished(() => tidy(folder));
  return folder;
}

it('moves from the embedded database to one of your own and back, compared row by row (R-1294)', async () => {
  const [first, second] = [await dataDir(), await dataDir()];
  expect((await operate(['restore', newestLanded], { DATA_DIR: first })).code).toBe(0);
  const own = await newDatabase('empty');

  const there = await operate(['database:move', '--to', own], { DATA_DIR: first });
  expect(there).toMatchObject({ code: 0, said: expect.stringContaining('Set DATABASE_URL to that address') });
  expect(there.said).toMatch(/same +\d+ {2}"public"."meals"/);
  expect(there.said).not.toContain('DIFFERENT');
  expect(there.said).not.toContain(new URL(own).password || 'no password');
  expect((await operate(['database:move', '--to', own], { DATA_DIR: first })).said).toContain(
    'already has data',
  );

  // A server runs on it: it may not be moved meanwhile.
  const server = await startServer({ DATA_DIR: second, DATABASE_URL: own, BACKUP_AT: 'off' });
  expect((await server.call('POST', '/api/auth/login', { body: MEMBER })).status).toBe(200);
  const refused = { code: 1, said: expect.stringContaining('FitArc is running on this database') };
  expect(await operate(['database:move', '--from', own], { DATA_DIR: second })).toMatchObject(refused);
  // Servers of older releases say nothing of themselves, but their connections are seen.
  await runSql(own, 'delete from nodes');
  await server.call('GET', '/api/health');
  await server.call('GET', '/api/ready');
  expect(await operate(['database:move', '--from', own], { DATA_DIR: second })).toMatchObject(refused);
  expect(await server.stop()).toBe(0);

  const back = await operate(['database:move', '--from', own], { DATA_DIR: second });
  expect(back).toMatchObject({
    code: 0,
    said: expect.stringContaining('Remove DATABASE_URL from the settings'),
  });
  const home = await startServer({ DATA_DIR: second, BACKUP_AT: 'off' });
  expect((await home.call('POST', '/api/auth/login', { body: MEMBER })).status).toBe(200);
  expect(await home.stop()).toBe(0);
  const counts = (said: string) =>
    [...said.matchAll(/same +(\d+) {2}("public"."(?:meals|workout_sets|plans)")/g)].map(([, rows, table]) => [
      table,
      rows,
    ]);
  expect(counts(back.said)).toEqual(counts(there.said));
  expect(counts(back.said)).toHaveLength(3);
});

it('refuses an address, a database or a source that cannot be used, in a sentence (R-1295)', async () => {
  const folder = await dataDir();
  const own = await newDatabase('empty');
  const away = new URL(own);
  away.pathname = '/does_not_exist';
  for (const [args, words] of [
    [[], 'Usage: npm run database:move'],
    [['--to', own, '--from', own], 'Usage: npm run database:move'],
    [['--to', 'mysql://localhost/x'], '--to must'],
    [['--to', own], 'There is no database in'],
    [['--from', away.href], '--from names the database does_not_exist'],
    [['--from', own], 'There is nothing to move'],
  ] as const) {
    const refused = await operate(['database:move', ...args], { DATA_DIR: folder });
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining(words) });
  }
  const latin = await newDatabase('empty');
  const name = new URL(latin).pathname.slice(1);
  await runSql(own, `drop database ${name}`);
  await runSql(own, `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
  expect((await operate(['database:move', '--from', latin], { DATA_DIR: folder })).said).toContain(
    'stores text as LATIN1',
  );
});
