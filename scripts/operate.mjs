import './lib/node-version.mjs';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain } from './lib/terminal.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureServerBuilt();
  process.env.NODE_ENV ??= 'production';
  const program = inRoot('apps/server/dist/operate.js');
  process.argv = [process.execPath, program, ...process.argv.slice(2)];
  await import(new URL('../apps/server/dist/operate.js', import.meta.url).href);
});
