import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain } from './lib/terminal.mjs';

// The pages of components and of movements, built: the development server answers some 300 files for every
// visit, and the browser tests visit them often.
const root = inRoot('apps/web');
const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-gallery-'));
process.once('exit', () => fs.rmSync(outDir, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

await runMain(async () => {
  await ensureInstalled();
  const { build, preview } = await import('vite');
  const common = {
    root,
    configFile: path.join(root, 'vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
  };
  // One after the other: files shared by two entries would run before either is complete.
  for (const page of ['gallery.html', 'movements.html']) {
    const input = path.join(root, page);
    await build({ ...common, build: { outDir, emptyOutDir: false, rollupOptions: { input } } });
  }
  const port = Number(process.env.PORT ?? 5174);
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  const address = server.resolvedUrls?.local[0];
  console.log(
    `The components are shown at ${address}gallery.html, the movements at ${address}movements.html`,
  );
});
