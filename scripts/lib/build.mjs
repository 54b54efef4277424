import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundleReport } from '../check/bundle-size.mjs';
import { compressAssets } from './compress.mjs';
import { walk } from './files.mjs';
import { withLock } from './mutex.mjs';
import { bin, inRoot, ROOT, VITE_OPTIONS } from './paths.mjs';
import { lastLines, run } from './run.mjs';
import { progress, UserError } from './terminal.mjs';
import { holdBuild, publishBuild } from './web-builds.mjs';

const SERVER_INPUTS = [
  'apps/server/src',
  'apps/server/drizzle',
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build.mjs',
];
const INPUTS = [
  ...SERVER_INPUTS,
  'apps/web',
  'scripts/lib/compress.mjs',
  'scripts/lib/web-builds.mjs',
  'scripts/check/bundle-size.mjs',
];
const SERVER_ENTRIES = ['apps/server/src/main.ts', 'apps/server/src/operate.ts'];
const WEB_BUILDS = inRoot('apps/web/dist');
const WEB_DIST = path.join(WEB_BUILDS, 'current');
const SERVER_DIST = inRoot('apps/server/dist');
const STAMP = path.join(SERVER_DIST, '.build-stamp');
const SERVER_STAMP = path.join(SERVER_DIST, '.server-stamp');
const LOCK = inRoot('.cache', 'build.lock');
const onWait = () => console.log('› Another run is building; waiting for it…');

const isScratch = (name) =>
  name === 'node_modules' || name === 'dist' || name === 'test' || name.endsWith('~');
const isHidden = (name) => name.startsWith('.') && !name.startsWith('.env');
const isTest = (name) => /\.(test|spec)\.\w+$/.test(name);

function inputHash(inputs = INPUTS) {
  const hash = createHash('sha256');
  const skip = (name) => isScratch(name) || isHidden(name) || isTest(name);
  for (const file of inputs.flatMap((input) => walk(ROOT, input, skip))) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function isCurrent(hash) {
  const complete = [STAMP, path.join(WEB_DIST, 'index.html'), path.join(SERVER_DIST, 'main.js')].every(
    fs.existsSync,
  );
  return complete && fs.readFileSync(STAMP, 'utf8') === hash;
}

async function buildWeb(outDir, held) {
  const args = ['build', ...VITE_OPTIONS, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const onStart = (pid) => held.heldByChild(pid);
  const { code, output } = await run(bin('vite'), args, {
    cwd: inRoot('apps/web'),
    env,
    quiet: true,
    onStart,
  });
  if (output) console.log(lastLines(output, 60));
  if (code !== 0) throw new UserError('The web app failed to build; see the Vite output above.');
}

/** Our own packages are TypeScript and are bundled; everything from npm stays where it is installed. */
const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point' || name.startsWith('@fitarc/')) return undefined;
      return { path: name, external: true };
    });
  },
};

/** Not by Vite: the server puts the list of files in front of it (platform/http/shell-worker.ts). */
async function buildShellWorkers(esbuild, webOut) {
  await esbuild.build({
    absWorkingDir: inRoot('apps/web/shell-worker'),
    entryPoints: { 'shell-worker': 'worker.ts', 'off-worker': 'off-worker.ts' },
    outdir: path.join(webOut, '.vite'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
}

async function buildServer(webOut) {
  const esbuild = await import('esbuild');
  try {
    if (webOut) await buildShellWorkers(esbuild, webOut);
    const result = await esbuild.build({
      absWorkingDir: ROOT,
      entryPoints: SERVER_ENTRIES,
      outdir: SERVER_DIST,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      sourcemap: true,
      write: false,
      logLevel: 'warning',
      plugins: [npmPackagesStayOutside],
    });
    return result.outputFiles;
  } catch (error) {
    if (!error.errors) throw error;
    throw new UserError('The server failed to build; see the esbuild output above.');
  } finally {
    await esbuild.stop();
  }
}

function replaceServer(serverFiles, hash) {
  fs.rmSync(SERVER_DIST, { recursive: true, force: true });
  fs.mkdirSync(SERVER_DIST, { recursive: true });
  for (const file of serverFiles) fs.writeFileSync(file.path, file.contents);
  fs.writeFileSync(SERVER_STAMP, hash);
}

async function build(held, hash) {
  const webOut = inRoot('.cache', 'build-web');
  const serverHash = inputHash(SERVER_INPUTS);
  fs.rmSync(STAMP, { force: true });
  await buildWeb(webOut, held);
  const serverFiles = await buildServer(webOut);
  const report = bundleReport(webOut);
  if (report.errors.length > 0) throw new UserError(report.errors.join('\n  '));
  await compressAssets(webOut);
  publishBuild(WEB_BUILDS, webOut, hash);
  replaceServer(serverFiles, serverHash);
  // Last, so that a build killed half-way is never taken for a good one.
  fs.writeFileSync(STAMP, hash);
}

/** Builds the web app and the server unless what is there was built from the same sources. */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && isCurrent(inputHash())) return;
  await withLock(LOCK, { onWait }, async (held) => {
    const hash = inputHash();
    if (!force && isCurrent(hash)) return;
    await progress('Building', () => build(held, hash));
  });
}

/** The same, by a process that then serves it. */
export async function ensureBuiltToServe() {
  await ensureBuilt();
  holdBuild(WEB_BUILDS);
}

/** Only the server, for commands and tests that show no page. */
export async function ensureServerBuilt() {
  const isBuilt = (hash) => fs.existsSync(SERVER_STAMP) && fs.readFileSync(SERVER_STAMP, 'utf8') === hash;
  if (isBuilt(inputHash(SERVER_INPUTS))) return;
  await withLock(LOCK, { onWait }, async () => {
    const hash = inputHash(SERVER_INPUTS);
    if (!isBuilt(hash)) replaceServer(await buildServer(), hash);
  });
}

export const webDist = WEB_DIST;
