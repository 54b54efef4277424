import './lib/node-version.mjs';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runContainer, startContainer } from './lib/container.mjs';
import { buildImage, installTools, missingTools } from './lib/image.mjs';
import { findMeal, logFirstMeal } from './lib/newcomer.mjs';
import { runMain, table } from './lib/terminal.mjs';

const PORT = '4790';
const STOP_LIMIT_MS = 10_000;
const NONE = '0000000000000000';
const OPENED = ['chown', 'setuid', 'setgid', 'kill'];
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** What nobody may find in the image: compilers, what it was built with, and other people's secrets. */
const FORBIDDEN = [
  ...['gcc', 'cc', 'g++', 'make', 'python3', 'git'].map((name) => `usr/bin/${name}`),
  ...['vite', 'esbuild', 'typescript', 'vitest', '@playwright'].map((name) => `app/node_modules/${name}`),
  ...['src', 'app/e2e', 'app/apps/server/src', 'app/data', 'var/lib/apt/lists/lock'],
];

/** Each with the folder an engine would hand out: a new volume has the image's own, a bound folder is root's. */
const USERS = [
  { title: 'user 1000, as the image says', uid: 1000, mode: 0o1777, runsAs: 1000 },
  { title: 'user 99', uid: 99, mode: 0o1777, runsAs: 99 },
  { title: 'user 12345, without a name', uid: 12_345, mode: 0o1777, runsAs: 12_345 },
  {
    title: 'root with PUID=568 and PGID=568',
    uid: 0,
    mode: 0o755,
    runsAs: 568,
    capabilities: OPENED,
    settings: { PUID: '568', PGID: '568' },
  },
];

function checkImage({ tree, config }) {
  assert.equal(config.User, '1000:1000');
  assert.deepEqual(config.Entrypoint, ['tini', '--', 'fitarc']);
  assert.deepEqual(config.Healthcheck.Test, ['CMD', 'fitarc', 'health']);
  assert.deepEqual(Object.keys(config.Volumes), ['/data']);
  assert.deepEqual(Object.keys(config.ExposedPorts), ['3000/tcp']);
  assert.equal(config.StopSignal, 'SIGTERM');
  assert.deepEqual(
    FORBIDDEN.filter((file) => fs.existsSync(path.join(tree, file))),
    [],
  );
}

function sizesOf(tree) {
  const sum = (command) => Number(spawnSync('sh', ['-c', command, 'sh', tree], { encoding: 'utf8' }).stdout);
  return [
    ['FitArc in it', `${sum('du -sm "$1/app" | cut -f1')} MB`],
    ['image', `${sum('du -sm "$1" | cut -f1')} MB`],
    ['image, compressed', `${Math.round(sum('tar -C "$1" -c . | gzip -6 | wc -c') / 1e6)} MB`],
  ];
}

const statusOf = (pid) => fs.readFileSync(`/proc/${pid}/status`, 'utf8');
const field = (pid, name) => new RegExp(`^${name}:\\s+(.*)$`, 'm').exec(statusOf(pid))?.[1];

/** The processes of a container, by their number outside. */
const processesIn = ({ pid }) => {
  const own = fs.readlinkSync(`/proc/${pid}/ns/pid`);
  const isInside = (one) => {
    try {
      return fs.readlinkSync(`/proc/${one}/ns/pid`) === own;
    } catch {
      return false;
    }
  };
  return fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isInside(name));
};

/** Not even root outside could write there, and no process inside could become more than it is. */
function checkConfinement(server, { runsAs, capabilities }) {
  assert.throws(() => fs.writeFileSync(`/proc/${server.pid}/root/app/probe`, ''), { code: 'EROFS' });
  const all = processesIn(server).filter((pid) => Number(pid) !== server.pid);
  assert.ok(all.length > 5, 'FitArc and PostgreSQL run inside');
  for (const pid of all) {
    assert.equal(field(pid, 'Uid'), Array(4).fill(runsAs).join('\t'), statusOf(pid));
    assert.equal(field(pid, 'NoNewPrivs'), '1');
    assert.equal(field(pid, 'CapEff'), NONE);
    if (!capabilities) assert.equal(field(pid, 'CapBnd'), NONE);
  }
}

function succeed(server, args, words) {
  const { status, said } = server.exec('fitarc', ...args);
  assert.equal(status, 0, said);
  assert.match(said, words);
}

async function stop(server, data) {
  const { code, ms } = await server.stop();
  assert.equal(code, 0, server.said());
  assert.ok(ms < STOP_LIMIT_MS, `stopping took ${ms} ms`);
  assert.ok(!fs.existsSync(path.join(data, 'postgres/postmaster.pid')), 'PostgreSQL was not stopped cleanly');
  return ms;
}

/** PostgreSQL dies, its processes lose their parent: FitArc starts it again, and nobody stays behind uncollected. */
async function checkReaping(server, data) {
  const [inside] = fs.readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  server.exec('sh', '-c', `kill -9 ${inside}`);
  const isReady = () => server.exec('fitarc', 'health').status === 0;
  const isClean = () => processesIn(server).every((pid) => !field(pid, 'State').startsWith('Z'));
  for (let turn = 0; !(isReady() && isClean()); turn++) {
    assert.ok(turn < 60, 'PostgreSQL was not started again, or dead processes were left');
    await wait(500);
  }
}

async function walkJourney(image, user, scratch) {
  const data = path.join(scratch, `data-${user.uid}`);
  fs.mkdirSync(data);
  fs.chmodSync(data, user.mode);
  const container = { ...user, data, settings: { ...user.settings, PORT } };
  const startedAt = Date.now();
  const first = await startContainer(image, container);
  const email = await logFirstMeal(first);
  const mealMs = Date.now() - startedAt;
  checkConfinement(first, user);
  succeed(first, ['health'], /FitArc is ready/);
  succeed(first, ['admin', 'promote', email], /is now an administrator/);
  succeed(first, ['backup', '/data/my.backup.gz'], /Backup written to/);
  assert.match(first.exec('fitarc', 'restore').said, /^Usage: fitarc restore <file>/);
  assert.equal(fs.statSync(path.join(data, 'my.backup.gz')).uid, user.runsAs);
  await checkReaping(first, data);
  const stopMs = await stop(first, data);
  const second = await startContainer(image, container);
  await findMeal(second, email);
  await stop(second, data);
  const restored = runContainer(image, container, 'restore', '/data/my.backup.gz', '--force');
  assert.equal(restored.status, 0, restored.said);
  const third = await startContainer(image, container);
  await findMeal(third, email);
  await stop(third, data);
  return [user.title, seconds(first.readyMs), seconds(mealMs), seconds(second.readyMs), seconds(stopMs)];
}

function canRun() {
  if (process.platform !== 'linux' || process.getuid() !== 0) {
    console.log('The image test was skipped: it needs root on Linux.');
    return false;
  }
  if (missingTools().length > 0 && process.env.CI) installTools();
  const missing = missingTools();
  if (missing.length > 0) console.log(`The image test was skipped: install ${missing.join(' and ')}.`);
  return missing.length === 0;
}

await runMain(async () => {
  if (!canRun()) return;
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'fitarc-image-'));
  fs.chmodSync(scratch, 0o755);
  let image;
  try {
    image = await buildImage(scratch);
    checkImage(image);
    console.log(table([['built in', seconds(image.buildMs)], ...sizesOf(image.tree)]));
    const rows = [];
    for (const user of USERS) rows.push(await walkJourney(image, user, scratch));
    console.log(table([['started as', 'ready', 'first meal', 'again', 'stopped'], ...rows]));
  } finally {
    await image?.remove();
    fs.rmSync(scratch, { recursive: true, force: true });
  }
});
