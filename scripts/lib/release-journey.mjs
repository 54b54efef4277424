import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findMeal, logFirstMeal, startFitArc } from './newcomer.mjs';

// Run by release-test.mjs where there is no network, as a user who may not write to the release.
const [release, scratch, network] = process.argv.slice(2);
const program = path.join(release, 'fitarc.mjs');
const settings = (data) => ({
  PATH: '/nowhere',
  PORT: '4780',
  DATA_DIR: path.join(scratch, data),
});

const start = (data) => startFitArc(process.execPath, [program], { cwd: scratch, env: settings(data) });

function fitarc(data, ...args) {
  const env = settings(data);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: scratch,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

function succeed(data, args, words) {
  const { status, said } = fitarc(data, ...args);
  assert.equal(status, 0, said);
  assert.match(said, words);
}

async function stop(server) {
  const { code, ms } = await server.stop();
  assert.equal(code, 0, server.said());
  return ms;
}

if (network === 'cut') assert.deepEqual(Object.keys(os.networkInterfaces()), ['lo']);
const startedAt = Date.now();
const first = await start('data');
const email = await logFirstMeal(first);
const mealMs = Date.now() - startedAt;
succeed('data', ['health'], /FitArc is ready: http:\/\/127\.0\.0\.1:4780/);
succeed('data', ['admin', 'promote', email], /is now an administrator/);
succeed('data', ['backup', 'my.backup.gz'], /Backup written to/);
const refused = fitarc('data', 'restore');
assert.equal(refused.status, 1);
assert.match(refused.said, /^Usage: node fitarc\.mjs restore <file> \[--force\] \[--identity <key file>\]$/m);
const stopMs = await stop(first);
assert.equal(fs.existsSync(path.join(scratch, 'data/postgres/postmaster.pid')), false);
assert.equal(fitarc('data', 'health').status, 1);

const second = await start('data');
await findMeal(second, email);
await stop(second);

succeed('elsewhere', ['restore', 'my.backup.gz'], /Restored the backup of/);
const third = await start('elsewhere');
await findMeal(third, email);
await stop(third);

console.log(JSON.stringify({ readyMs: first.readyMs, mealMs, stopMs, againMs: second.readyMs }));
