import { readdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Bench, killProcess, openBench } from './engine.fixture.ts';
import { claimDataDir, DataDirInUseError } from './instance-lock.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const owner = 'instance-owner.script.ts';
const me = () => ({ pid: process.pid });
let bench: Bench;
let dataDir: string;
beforeEach(async () => {
  bench = await openBench();
  dataDir = join(bench.folder, 'data');
});
afterEach(() => bench.tidy());

it('refuses a second process with a message that helps, and leaves the first alone', async () => {
  const { child, line } = bench.script(owner, dataDir);
  expect(await line).toBe('won');
  for (const _ of [1, 2]) {
    const refusal = claimDataDir(dataDir, me);
    await expect(refusal).rejects.toThrow(DataDirInUseError);
    await expect(refusal).rejects.toThrow(
      `FitArc is already running on ${dataDir} (process ${child.pid}, http://localhost:3000). Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  expect(child.exitCode).toBeNull();
});

it('is free again after release and after kill -9', async () => {
  const claim = await claimDataDir(dataDir, me);
  await claim.release();
  const { child, line } = bench.script(owner, dataDir);
  expect(await line).toBe('won');
  await killProcess(child);
  const again = await claimDataDir(dataDir, me);
  expect(await readdir(join(dataDir, 'run'))).toHaveLength(1);
  await again.release();
  expect(await readdir(join(dataDir, 'run'))).toEqual([]);
});

it('lets exactly one of several processes win', async () => {
  const at = String(Date.now() + 2_500);
  const lines = await Promise.all(Array.from({ length: 4 }, () => bench.script(owner, dataDir, at).line));
  expect(lines.filter((line) => line === 'won')).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('FitArc is already running on'))).toHaveLength(3);
});

it('lets exactly one of many claims win, whatever the interleaving', async () => {
  for (let round = 0; round < 20; round += 1) {
    const claims = await Promise.allSettled(Array.from({ length: 8 }, () => claimDataDir(dataDir, me)));
    const won = claims.filter((claim) => claim.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]?.value.release();
  }
});

it('works for a deep DATA_DIR and does not keep the process alive', async () => {
  const deep = join(bench.folder, 'x'.repeat(200));
  const { child, line } = bench.script(owner, deep, '0', 'leave');
  expect(await line).toBe('won');
  const code = child.exitCode ?? (await new Promise((resolve) => child.once('exit', resolve)));
  expect(code).toBe(0);
  const claim = await claimDataDir(deep, me);
  await expect(claimDataDir(deep, me)).rejects.toThrow(DataDirInUseError);
  await claim.release();
  await rm(await realpath(join(deep, 'run')), { recursive: true });
});
