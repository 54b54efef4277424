import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuiltToServe } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { runMain, UserError } from './lib/terminal.mjs';

function throwAwayFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-demo-'));
  // Under root the database runs as somebody else, who must be able to get in.
  fs.chmodSync(folder, 0o755);
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

await runMain(async () => {
  await ensureInstalled();
  const build = await ensureBuiltToServe();
  const program = (name) => path.join(build, 'apps/server/dist', name);
  process.env.NODE_ENV ??= 'production';
  // Nothing of a real installation: its database, its mail server, its backups.
  for (const name of ['DATABASE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD', 'SMTP_URL', 'BACKUP_DIR', 'DATA_DIR'])
    for (const variable of [name, `${name}_FILE`]) delete process.env[variable];
  process.env.DATA_DIR = throwAwayFolder();
  process.env.BACKUP_AT = 'off';
  const { code } = await run(process.execPath, [program('operate.js'), 'demo']);
  if (code !== 0) throw new UserError('The demo could not be created.');
  console.log('Everything is deleted when you stop the demo.');
  // In this process, like `npm start`.
  await import(pathToFileURL(program('main.js')).href);
});
