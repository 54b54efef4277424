import './lib/node-version.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuiltToServe } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/terminal.mjs';

await runMain(async () => {
  await ensureInstalled();
  const build = await ensureBuiltToServe();
  process.env.NODE_ENV ??= 'production';
  // In this process: signals reach the server directly and no parent sits in memory beside it.
  await import(pathToFileURL(path.join(build, 'apps/server/dist/main.js')).href);
});
