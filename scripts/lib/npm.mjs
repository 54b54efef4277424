import fs from 'node:fs';
import path from 'node:path';

/** The npm that started us, which need not be the one on the PATH: a command and its arguments. */
export function npmCommand(...args) {
  const given = process.env.npm_execpath;
  const isNpm = given && path.basename(given).startsWith('npm') && fs.existsSync(given);
  return isNpm ? [process.execPath, [given, ...args]] : ['npm', args];
}
