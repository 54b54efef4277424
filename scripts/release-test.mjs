import './lib/node-version.mjs';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { walk } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { makeReleases, ownPlatform } from './lib/release.mjs';
import { run } from './lib/run.mjs';
import { runMain, seconds, table, UserError } from './lib/terminal.mjs';

// A user that is in every /etc/passwd and owns nothing.
const NOBODY = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
const LOOPBACK = ['sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];

const works = ([command, ...args]) =>
  spawnSync(command, [...args, process.execPath, '--version']).status === 0;

/** What to put before a command that shall have no network; empty where this machine allows no such thing. */
function withoutNetwork() {
  const cut = ['unshare', '--net', ...LOOPBACK];
  const ways =
    process.getuid?.() === 0
      ? // Node may be where only root gets in.
        [[...cut, ...NOBODY], cut, NOBODY]
      : [['unshare', '--net', '--map-current-user', '--keep-caps', ...LOOPBACK]];
  return ways.find(works) ?? [];
}

const sha256 = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex');

function checkSums(out) {
  const lines = fs.readFileSync(path.join(out, 'SHA256SUMS'), 'utf8').trim().split('\n');
  assert.equal(lines.length, 2);
  for (const line of lines) {
    const [sum, file] = line.split('  ');
    assert.equal(sha256(path.join(out, file)), sum, `${file} differs from its checksum`);
  }
}

/** What runs is listed, in the release and in its list; what builds and tests is in neither. */
function checkPackages(folder, bom) {
  const names = new Set(bom.components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
  for (const name of ['fastify', 'pg', 'react', 'sql.js', 'drizzle-orm']) assert.ok(names.has(name), name);
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    assert.ok(names.has(name), `${name} is not in the list of packages`);
    assert.ok(fs.existsSync(path.join(folder, 'node_modules', name)), `${name} is not in the release`);
  }
  const tools = ['vite', 'esbuild', 'typescript', 'vitest', 'tsx', '@playwright/test', '@biomejs/biome'];
  for (const name of tools) {
    assert.ok(!names.has(name), `${name} is in the list of packages`);
    assert.ok(!fs.existsSync(path.join(folder, 'node_modules', name)), `${name} is in the release`);
  }
  const notRun = walk(folder, '', () => false).filter((file) => /\.(map|a|d\.ts)$/.test(file));
  assert.deepEqual(notRun, []);
}

const stateOf = (folder) =>
  walk(folder, '', () => false).map((file) => `${file} ${fs.statSync(path.join(folder, file)).mtimeMs}`);

async function unpack(archive, parent) {
  fs.mkdirSync(parent);
  const { code, output } = await run('tar', ['-xzf', archive, '-C', parent], { quiet: true });
  if (code !== 0) throw new UserError(`The archive cannot be unpacked: ${output}`);
  return path.join(parent, path.basename(archive, '.tar.gz'));
}

async function walkJourney(folder, scratch) {
  const data = path.join(scratch, 'operator');
  fs.mkdirSync(data, { mode: 0o777 });
  fs.chmodSync(data, 0o777);
  // The program that walks must be within reach of that other user, too.
  const journey = path.join(scratch, 'journey');
  fs.cpSync(inRoot('scripts/lib'), journey, { recursive: true });
  const before = withoutNetwork();
  const network = before.includes('--net') ? 'cut' : 'there';
  const node = [process.execPath, path.join(journey, 'release-journey.mjs'), folder, data, network];
  const [command, ...args] = [...before, ...node];
  console.log(`› ${network === 'cut' ? 'without a network' : 'WITH the network, which cannot be cut here'}`);
  const { code, output } = await run(command, args, { quiet: true, cwd: '/' });
  if (code !== 0) throw new UserError(`The journey ended with ${code}:\n${output}`);
  return JSON.parse(output.split('\n').at(-1));
}

await runMain(async () => {
  if (!ownPlatform()) throw new UserError('There is no release for this platform.');
  await ensureInstalled();
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc release-'));
  process.once('exit', () => fs.rmSync(scratch, { recursive: true, force: true }));
  fs.chmodSync(scratch, 0o755);
  const out = path.join(scratch, 'out');
  const madeAt = Date.now();
  const [archive] = await makeReleases([ownPlatform()], out);
  const made = seconds(madeAt);
  checkSums(out);
  const unpackedAt = Date.now();
  const folder = await unpack(archive, path.join(scratch, 'unpacked'));
  const unpacked = seconds(unpackedAt);
  checkPackages(folder, JSON.parse(fs.readFileSync(archive.replace('.tar.gz', '.cdx.json'), 'utf8')));
  const before = stateOf(folder);
  const { readyMs, mealMs, stopMs, againMs } = await walkJourney(folder, scratch);
  assert.deepEqual(stateOf(folder), before, 'the release was changed by running it');
  const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
  console.log(
    table([
      ['release archive', `${(fs.statSync(archive).size / 1e6).toFixed(1)} MB`],
      ['made', made],
      ['unpacked', unpacked],
      ['first start until ready', inSeconds(readyMs)],
      ['first start until the first meal', inSeconds(mealMs)],
      ['stopped', inSeconds(stopMs)],
      ['second start until ready', inSeconds(againMs)],
    ]),
  );
});
