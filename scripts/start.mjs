import './lib/node-version.mjs';
import { ensureBuiltToServe } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/terminal.mjs';

// The server subtracts this when it prints its address: the time from the command to the first page.
globalThis.fitarcStartedAt = performance.timeOrigin;

await runMain(async () => {
  await ensureInstalled();
  await ensureBuiltToServe();
  process.env.NODE_ENV ??= 'production';
  // In this process: signals reach the server directly and no parent sits in memory beside it.
  await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
});
