import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTree } from './fixture.mjs';
import { withLock } from './mutex.mjs';

const FAST = { pollMs: 5 };
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

const heldBy = (owner) => {
  const root = makeTree({ 'cache/lock/owner.json': { host: os.hostname(), token: 't', ...owner } });
  return path.join(root, 'cache/lock');
};

describe('withLock', () => {
  it('lets one in at a time and leaves nothing behind', async () => {
    const lock = path.join(makeTree({}), 'cache/lock');
    const events = [];
    let finish;
    const finished = new Promise((resolve) => {
      finish = resolve;
    });
    const first = withLock(lock, FAST, async () => {
      events.push('first in');
      await finished;
      events.push('first out');
    });
    // Another process would not share our pid, which the lock takes for a leftover.
    fs.writeFileSync(
      path.join(lock, 'owner.json'),
      JSON.stringify({ host: os.hostname(), pid: process.ppid }),
    );
    const second = withLock(lock, { ...FAST, onWait: finish }, async () => events.push('second in'));
    await Promise.all([first, second]);
    expect(events).toEqual(['first in', 'first out', 'second in']);
    expect(fs.existsSync(lock)).toBe(false);
  });

  it('takes over from a process that is gone', async () => {
    expect(await withLock(heldBy({ pid: deadPid() }), FAST, async () => 'done')).toBe('done');
  });

  it('waits for the child of a process that is gone', async () => {
    const lock = heldBy({ pid: deadPid(), child: process.ppid });
    let waited = false;
    const onWait = () => {
      waited = true;
      fs.rmSync(lock, { recursive: true });
    };
    await withLock(lock, { ...FAST, onWait }, async () => {});
    expect(waited).toBe(true);
  });

  it('takes over from another machine that has gone silent', async () => {
    const lock = heldBy({ host: 'elsewhere', pid: 1 });
    const longAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(lock, longAgo, longAgo);
    expect(await withLock(lock, FAST, async () => 'done')).toBe('done');
  });

  it('is free again after a failure', async () => {
    const lock = path.join(makeTree({}), 'lock');
    await expect(withLock(lock, FAST, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(fs.existsSync(lock)).toBe(false);
  });
});
