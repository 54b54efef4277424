import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { walk } from './files.mjs';
import { inRoot, ROOT } from './paths.mjs';

const SERVER_INPUTS = [
  'apps/server/src',
  'apps/server/drizzle',
  'catalogue',
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/lib/build-inputs.mjs',
  'scripts/lib/build-server.mjs',
];
const INPUTS = [
  ...SERVER_INPUTS,
  'apps/web',
  'scripts/lib/build.mjs',
  'scripts/lib/compress.mjs',
  'scripts/check/bundle-size.mjs',
];

const isScratch = (name) =>
  name === 'node_modules' || name === 'dist' || name === 'test' || name.endsWith('~');
const isHidden = (name) => name.startsWith('.') && !name.startsWith('.env');
const isTest = (name) => /\.(test|spec)\.\w+$/.test(name);
const skip = (name) => isScratch(name) || isHidden(name) || isTest(name);

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => walk(ROOT, input, skip))) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Changes with everything that the whole build, or the server alone, is made of. */
export const inputHash = () => hashOf(INPUTS);
export const serverInputHash = () => hashOf(SERVER_INPUTS);
