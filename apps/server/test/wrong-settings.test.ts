import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { inDatabase, newDatabase, runSql } from './databases.ts';
import { newFolder, run, tidy } from './server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

const folder = await newFolder();
afterAll(() => tidy(folder));
const database = await newDatabase('empty');

async function start(settings: Record<string, string>) {
  const program = run('main', [], { DATA_DIR: folder, DATABASE_URL: database, PORT: '0', ...settings });
  return { code: await program.ended, lines: program.output().trim().split('\n') };
}
const changed = (change: (url: URL) => void) => {
  const url = new URL(database);
  change(url);
  return url.href;
};

it('a database that does not exist is named at once (R-1334)', async () => {
  const { code, lines } = await start({ DATABASE_URL: inDatabase(database, 'no_such_database') });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^FitArc could not start: DATABASE_URL names the database no_such_database, which does not exist at .+\.$/,
    ),
  ]);
});

it('a host that is not known is named, long before the minute is over', async () => {
  const { code, lines } = await start({ DATABASE_URL: 'postgres://u:secret@db.invalid/fitarc' });
  expect(code).toBe(1);
  expect(lines).toEqual([
    'DATABASE_URL names the host db.invalid, which cannot be found. Waiting for it…',
    'FitArc could not start: DATABASE_URL names the host db.invalid, which cannot be found.',
  ]);
});

it('a password the database does not accept is said without the password (R-1335)', async () => {
  const wrong = changed((url) => {
    url.password = 'guessed-secret';
  });
  const { code, lines } = await start({ DATABASE_URL: wrong });
  expect(code).toBe(1);
  expect(lines.join()).toMatch(
    /^FitArc could not start: DATABASE_URL: .* does not accept the password of user \w+\.$/,
  );
  expect(lines.join()).not.toContain('guessed-secret');
});

it.each([
  ['MAIL_FROM', 'nobody'],
  ['SMTP_URL', 'smtp://'],
  ['TRUST_PROXY', '1'],
  ['PUBLIC_URL', 'https://example.org/fitarc'],
])('%s=%s stops the start with one line that names it', async (name, value) => {
  const { code, lines } = await start({ [name]: value });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(`^FitArc could not start: Settings: ${name} must `)]);
});

it('an address that is not of this machine, and a data folder that cannot be one, name their setting (R-1336)', async () => {
  expect((await start({ HOST: '203.0.113.7' })).lines.at(-1)).toMatch(
    /EADDRNOTAVAIL.*\. Set HOST to an address of this machine\.$/,
  );
  expect((await start({ HOST: 'no-such-host.invalid' })).lines.at(-1)).toMatch(
    /ENOTFOUND.*\. Set HOST to an address of this machine\.$/,
  );
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  expect((await start({ DATA_DIR: join(file, 'data') })).lines.at(-1)).toMatch(
    /^FitArc could not start: The data folder .* \(DATA_DIR\) cannot be used/,
  );
});

it('a failure at the start, or of a command, prints no value of a statement', async () => {
  const broken = await newDatabase();
  await runSql(broken, 'alter table users add column never_filled integer not null');
  const settings = {
    DATABASE_URL: broken,
    ADMIN_EMAIL: 'secret.person@example.org',
    ADMIN_PASSWORD: 'a very secret phrase',
  };
  const { code, lines } = await start(settings);
  expect(code).toBe(1);
  expect(lines.at(-1)).toMatch(
    /^FitArc could not start: the database refused a statement: .*"never_filled".*not-null constraint$/,
  );
  const command = run('operate', ['admin', 'create', 'secret.person@example.org'], {
    DATA_DIR: folder,
    ...settings,
  });
  expect(await command.ended).toBe(1);
  expect(command.output()).toContain('the database refused a statement');
  for (const said of [lines.join('\n'), command.output()]) {
    expect(said).not.toContain('secret.person');
    expect(said).not.toContain('argon2');
    expect(said).not.toMatch(/params|insert into/i);
  }
});

it('an empty secret in the data folder stops the start', async () => {
  const dataDir = join(folder, 'with-empty-secret');
  await mkdir(join(dataDir, 'secrets'), { recursive: true });
  await writeFile(join(dataDir, 'secrets', 'jwt-secret'), '');
  const { code, lines } = await start({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(lines.at(-1)).toMatch(
    /^FitArc could not start: .*jwt-secret is empty: it needs at least 32 characters\./,
  );
  expect((await start({ JWT_SECRET: '' })).lines).toEqual([
    'FitArc could not start: Settings: JWT_SECRET must have at least 32 characters',
  ]);
});
