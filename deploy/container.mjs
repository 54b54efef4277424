#!/usr/bin/env node
// The first program of the container image and its `fitarc` command: never as root, whoever it was started by.
import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = 0;

function give(message) {
  console.error(`✗ ${message}`);
  process.exit(1);
}

function idOf(name) {
  const text = process.env[name] || '1000';
  if (/^[1-9]\d{0,9}$/.test(text)) return Number(text);
  return give(`${name} must be the number of a user or group other than root, not ${text}.`);
}

/** A folder last, so that what was cut off half-way is begun again; taken first, because others may not look into it. */
function chown(path, uid, gid) {
  if (lstatSync(path).isDirectory()) {
    lchownSync(path, ROOT, ROOT);
    for (const name of readdirSync(path)) chown(join(path, name), uid, gid);
  }
  lchownSync(path, uid, gid);
}

/** A command beside a server that runs as another user must leave that user its files. */
function ownerOf(dataDir) {
  const owner = lstatSync(dataDir, { throwIfNoEntry: false });
  return owner && owner.uid !== ROOT ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function becomeUser(dataDir, isCommand) {
  const { uid, gid } = (isCommand && ownerOf(dataDir)) || { uid: idOf('PUID'), gid: idOf('PGID') };
  try {
    const owner = lstatSync(dataDir);
    if (owner.uid !== uid || owner.gid !== gid) chown(dataDir, uid, gid);
    process.setgroups([]);
    process.setgid(gid);
    process.setuid(uid);
  } catch (error) {
    give(
      `FitArc was started as root and cannot become user ${uid} (${error.message}); allow the capabilities CHOWN, SETUID, SETGID and KILL, or set another user.`,
    );
  }
}

if (process.getuid() === ROOT)
  becomeUser(process.env.DATA_DIR, !['start', undefined].includes(process.argv[2]));
await import('../fitarc.mjs');
