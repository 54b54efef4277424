import fs from 'node:fs';
import path from 'node:path';
import { bundleReport } from '../check/bundle-size.mjs';
import { inputHash, serverInputHash } from './build-inputs.mjs';
import { buildServer } from './build-server.mjs';
import { currentBuild, holdBuild, isInUse, pointLink, publishBuild } from './builds.mjs';
import { compressAssets } from './compress.mjs';
import { withLock } from './mutex.mjs';
import { bin, inRoot, VITE_OPTIONS } from './paths.mjs';
import { lastLines, run } from './run.mjs';
import { progress, UserError } from './terminal.mjs';

const BUILDS = inRoot('dist');
/** Of the server alone, for tests; what a person starts is never one of these. */
const SERVER_BUILDS = inRoot('.cache', 'server-builds');
const WEB = 'apps/web/dist/current';
const SERVER = 'apps/server/dist';
const STAMP = '.build-stamp';
const SERVER_STAMP = '.server-stamp';
const LOCK = inRoot('.cache', 'build.lock');
const onWait = () => console.log('› Another run is building; waiting for it…');

export const webDist = path.join(BUILDS, 'current', WEB);

const stampOf = (build, name) => {
  const file = path.join(build, name);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
};

function emptyFolder(...parts) {
  const folder = inRoot('.cache', ...parts);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  return folder;
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

/** Not by Vite: the server puts the list of files in front of it (platform/http/shell-worker.ts). */
async function buildShellWorkers(webOut) {
  const esbuild = await import('esbuild');
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

/** For tests, benchmarks and whoever starts a program of the server by hand. */
function linkServer(builds) {
  const target = path.join(builds, 'current', SERVER);
  try {
    pointLink(inRoot(SERVER), path.relative(path.dirname(inRoot(SERVER)), target));
  } catch (error) {
    // A clone this user may not write to is only started.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

/** Earlier versions built here; a server of such a version may still show these pages. */
function removeFormerWebBuilds() {
  const former = inRoot('apps/web/dist');
  if (!fs.existsSync(former)) return;
  const inside = fs.readdirSync(former, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (inside.some(({ name }) => isInUse(path.join(former, name)))) return;
  fs.rmSync(former, { recursive: true, force: true });
}

async function build(held, hash) {
  const out = emptyFolder('build');
  const webOut = path.join(out, WEB);
  const serverHash = serverInputHash();
  await buildWeb(webOut, held);
  await buildShellWorkers(webOut);
  await buildServer(out);
  const report = bundleReport(webOut);
  if (report.errors.length > 0) throw new UserError(report.errors.join('\n  '));
  await compressAssets(webOut);
  fs.writeFileSync(path.join(out, SERVER_STAMP), serverHash);
  fs.writeFileSync(path.join(out, STAMP), hash);
  publishBuild(BUILDS, out, hash);
  linkServer(BUILDS);
  removeFormerWebBuilds();
}

const isBuilt = (hash) => stampOf(path.join(BUILDS, 'current'), STAMP) === hash;

/** Builds the web app and the server unless what is there was built from the same sources. */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && isBuilt(inputHash())) return linkServer(BUILDS);
  await withLock(LOCK, { onWait }, async (held) => {
    const hash = inputHash();
    if (!force && isBuilt(hash)) return linkServer(BUILDS);
    await progress('Building', () => build(held, hash));
  });
}

/** The same, by a process that then runs it from this folder. */
export async function ensureBuiltToServe() {
  await ensureBuilt();
  return useCurrentBuild();
}

/** The build that a server started last, or would start, as it is; undefined while there is none. */
export function useCurrentBuild() {
  const build = currentBuild(BUILDS);
  if (build) holdBuild(build);
  return build;
}

export const isOutdated = (build) => stampOf(build, STAMP) !== inputHash();

async function buildServerAlone(hash) {
  const out = emptyFolder('server');
  await buildServer(out);
  const web = path.join(out, WEB);
  fs.mkdirSync(path.dirname(web), { recursive: true });
  fs.symlinkSync(webDist, web);
  fs.writeFileSync(path.join(out, SERVER_STAMP), hash);
  publishBuild(SERVER_BUILDS, out, hash);
}

/** Leads apps/server/dist to a server made of these sources, for tests that run it and show no page. */
export async function ensureServerBuilt() {
  const hash = serverInputHash();
  const made = () =>
    [BUILDS, SERVER_BUILDS].find((folder) => stampOf(path.join(folder, 'current'), SERVER_STAMP) === hash);
  if (made()) return linkServer(made());
  await withLock(LOCK, { onWait }, async () => {
    if (!made()) await buildServerAlone(hash);
    linkServer(made());
  });
}
