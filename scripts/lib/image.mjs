import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './paths.mjs';
import { lastLines, run } from './run.mjs';
import { UserError } from './terminal.mjs';

const PACKAGES = ['buildah', 'mmdebstrap'];
const BASE = 'localhost/fitarc-test-base';
const IMAGE = 'localhost/fitarc-test';
const RELEASE_OF_DEBIAN = 'bookworm';
const AUTHORITIES = 'etc/ssl/certs/ca-certificates.crt';
const BASE_AGE_MS = 7 * 24 * 60 * 60_000;

const isInstalled = (command) => spawnSync(command, ['--version']).status === 0;
export const missingTools = () => PACKAGES.filter((name) => !isInstalled(name));

/** A machine that exists for this run alone may be changed. */
export function installTools() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['--quiet', ...args], { env, stdio: 'inherit' }).status === 0;
  return apt('update') && apt('install', '--yes', '--no-install-recommends', ...PACKAGES);
}

async function command(program, args, options = {}) {
  const { code, output } = await run(program, args, { quiet: true, ...options });
  if (code !== 0) throw new UserError(`${program} ${args[0]} failed:\n${lastLines(output, 40)}`);
  return output;
}

const npmSetting = async (name) => (await command('npm', ['config', 'get', name, '--loglevel=error'])).trim();

/** Node and npm as they are here, beside what they need to reach the packages as they do here. */
async function addNode(tree) {
  const npm = fs.realpathSync((await command('sh', ['-c', 'command -v npm'])).trim());
  const prefix = path.join(tree, 'usr/local');
  fs.copyFileSync(process.execPath, path.join(prefix, 'bin/node'));
  fs.chmodSync(path.join(prefix, 'bin/node'), 0o755);
  fs.cpSync(path.resolve(npm, '../..'), path.join(prefix, 'lib/node_modules/npm'), { recursive: true });
  fs.symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(prefix, 'bin/npm'));
  const [registry, cafile] = [await npmSetting('registry'), await npmSetting('cafile')];
  const hasAuthorities = path.isAbsolute(cafile) && fs.existsSync(cafile);
  if (hasAuthorities) fs.copyFileSync(cafile, path.join(tree, AUTHORITIES));
  fs.mkdirSync(path.join(prefix, 'etc'), { recursive: true });
  fs.writeFileSync(
    path.join(prefix, 'etc/npmrc'),
    `registry=${registry}\n${hasAuthorities ? `cafile=/${AUTHORITIES}\n` : ''}`,
  );
}

/** Debian and Node, in place of the image that the Dockerfile names: nothing is fetched but packages. */
async function makeBase(buildah, scratch) {
  const kept = inRoot('.cache', 'image-base.tar');
  const age = Date.now() - (fs.statSync(kept, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  if (age > BASE_AGE_MS) {
    const include = '--include=ca-certificates,libstdc++6';
    fs.mkdirSync(path.dirname(kept), { recursive: true });
    await command('mmdebstrap', [
      '--quiet',
      '--variant=minbase',
      include,
      RELEASE_OF_DEBIAN,
      `${kept}.part.tar`,
    ]);
    fs.renameSync(`${kept}.part.tar`, kept);
  }
  const tree = path.join(scratch, 'base');
  fs.mkdirSync(tree);
  await command('tar', ['-xf', kept, '-C', tree, '--exclude=./dev/*']);
  await addNode(tree);
  const container = await buildah('from', 'scratch');
  await buildah('copy', '--quiet', container, tree, '/');
  await buildah(
    'config',
    '--env',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    container,
  );
  await buildah('commit', '--quiet', '--rm', container, BASE);
  fs.rmSync(tree, { recursive: true });
}

/**
 * Builds the Dockerfile of this clone without a container engine, and answers where its files lie and what it says
 * about starting it.
 */
export async function buildImage(scratch) {
  const storage = ['--root', path.join(scratch, 'storage'), '--runroot', path.join(scratch, 'run')];
  const buildah = (name, ...args) => command('buildah', [...storage, name, ...args]);
  await makeBase(buildah, scratch);
  const startedAt = Date.now();
  const options = [
    '--isolation',
    'chroot',
    '--format',
    'docker',
    '--pull-never',
    '--build-arg',
    `NODE_IMAGE=${BASE}`,
  ];
  await buildah('bud', ...options, '--tag', IMAGE, ROOT);
  const buildMs = Date.now() - startedAt;
  const { config } = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE)).Docker;
  const container = await buildah('from', '--pull-never', IMAGE);
  const tree = await buildah('mount', container);
  return { tree, config, buildMs, remove: () => buildah('umount', container) };
}
