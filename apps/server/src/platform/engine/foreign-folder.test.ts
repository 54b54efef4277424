import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench } from './engine.fixture.ts';
import { claimDataDir } from './instance-lock.ts';

/** The user of a service, by number: the one who owns its data. */
const SERVICE = 54_321;

describe.runIf(process.getuid?.() === 0)('root, in the data folder of a service', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.tidy());

  async function serviceFolder(name: string): Promise<string> {
    const folder = join(bench.folder, name);
    await mkdir(folder);
    await chmod(folder, 0o750);
    await chown(folder, SERVICE, SERVICE);
    return folder;
  }
  const claim = (folder: string) => claimDataDir(folder, () => ({ pid: process.pid }));

  it('begins no database there that the service could not use, and leaves nothing behind', async () => {
    const folder = await serviceFolder('fresh');
    await expect(claim(folder)).rejects.toThrow(
      `${folder} belongs to another user (uid ${SERVICE}), and only that user can enter it; run FitArc as that user instead of root.`,
    );
    expect(await readdir(folder)).toEqual([]);
    await chmod(folder, 0o755);
    await (await claim(folder)).release();
  });

  it('uses the database of the service where it is', async () => {
    const dataDir = join(bench.folder, 'begun');
    const systemDir = join(bench.folder, 'system');
    const first = await bench.start({ dataDir, systemDir });
    await first.stop();
    spawnSync('chown', ['-R', `${SERVICE}:${SERVICE}`, dataDir]);
    await chmod(dataDir, 0o750);
    const lines = bench.lines.length;
    await (await claim(dataDir)).release();
    const second = await bench.start({ dataDir, systemDir });
    await second.stop();
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(SERVICE);
    expect(bench.lines.slice(lines)).toEqual([]);
    expect(await readdir(bench.folder)).not.toContain('system');
    expect(await readdir(dataDir)).not.toContain('WHERE-IS-THE-DATABASE.txt');
  });
});
