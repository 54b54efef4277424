import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 250;
const HEARTBEAT_MS = 2000;
// A holder on another machine or in another container has no visible process; silence is all we can go by.
const SILENCE_MS = 30_000;

export function isAlive(pid) {
  if (!Number.isInteger(pid)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Our own number on a lock we do not hold is that of a dead process whose number we got. */
const alive = (pid) => pid !== process.pid && isAlive(pid);

const readOwner = (lock) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(lock, 'owner.json'), 'utf8'));
  } catch {
    return null;
  }
};

const silentFor = (lock) => {
  try {
    return Date.now() - fs.statSync(lock).mtimeMs;
  } catch {
    return 0;
  }
};

function isStale(lock, owner) {
  if (owner && owner.host === os.hostname() && ![owner.pid, owner.child].some(alive)) return true;
  return silentFor(lock) > SILENCE_MS;
}

function removeStale(lock, owner) {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    // Renaming first: of two waiters that see the same dead owner only one gets it.
    fs.renameSync(lock, aside);
    if (readOwner(aside)?.token !== owner?.token) fs.renameSync(aside, lock);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  fs.rmSync(aside, { recursive: true, force: true });
}

function tryAcquire(lock) {
  try {
    fs.mkdirSync(lock);
  } catch (error) {
    if (error.code === 'EEXIST') return null;
    throw error;
  }
  const owner = { pid: process.pid, host: os.hostname(), token: `${process.pid}-${Date.now()}` };
  const save = () => fs.writeFileSync(path.join(lock, 'owner.json'), JSON.stringify(owner));
  save();
  return {
    /** A child that goes on after we are killed still holds the lock. */
    heldByChild(pid) {
      owner.child = pid;
      save();
    },
  };
}

async function acquire(lock, { onWait, pollMs = POLL_MS }) {
  let told = false;
  for (;;) {
    const held = tryAcquire(lock);
    if (held) return held;
    const owner = readOwner(lock);
    if (isStale(lock, owner)) {
      removeStale(lock, owner);
      continue;
    }
    if (!told) onWait?.();
    told = true;
    await wait(pollMs);
  }
}

/** Runs `work` while no other run of this clone does; the others wait their turn. */
export async function withLock(lock, options, work) {
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  const held = await acquire(lock, options);
  const release = () => fs.rmSync(lock, { recursive: true, force: true });
  const heartbeat = setInterval(() => fs.utimes(lock, new Date(), new Date(), () => {}), HEARTBEAT_MS);
  process.once('exit', release);
  try {
    return await work(held);
  } finally {
    process.off('exit', release);
    clearInterval(heartbeat);
    release();
  }
}
