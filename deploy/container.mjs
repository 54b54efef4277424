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

function becomeUser(uid, gid, dataDir) {
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

if (process.getuid() === ROOT) becomeUser(idOf('PUID'), idOf('PGID'), process.env.DATA_DIR);
await import('../fitarc.mjs');
