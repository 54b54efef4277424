import fs from 'node:fs';
import path from 'node:path';
import { walk } from '../lib/files.mjs';
import { bin, inRoot } from '../lib/paths.mjs';
import { lastLines, run } from '../lib/run.mjs';

const COMMITTED = 'apps/server/drizzle';
const CONFIG = 'apps/server/drizzle.config.ts';
const TIMEOUT_MS = 120_000;

const contents = (folder) =>
  new Map(
    walk(folder, '', () => false).map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );

/** Files that are new, gone or different in the second folder. */
export function folderDifferences(before, after) {
  const old = contents(before);
  const now = contents(after);
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.filter((name) => old.get(name) !== now.get(name));
}

/** Whether the committed SQL is what the tables in the code ask for. */
export async function checkMigrations() {
  const scratch = inRoot('.cache', `drizzle-${process.pid}`);
  try {
    fs.mkdirSync(scratch, { recursive: true });
    fs.cpSync(inRoot(COMMITTED), scratch, { recursive: true });
    // Relative, because drizzle-kit puts "./" in front of whatever it is given.
    const env = { ...process.env, FITARC_DRIZZLE_OUT: path.relative(inRoot(), scratch) };
    const args = ['generate', '--config', CONFIG];
    const { code, output } = await run(bin('drizzle-kit'), args, { env, quiet: true, timeoutMs: TIMEOUT_MS });
    if (code !== 0) return [lastLines(output, 20)];
    const changed = folderDifferences(inRoot(COMMITTED), scratch);
    return changed.map(
      (file) => `${COMMITTED}/${file} is not what the tables ask for; run "npm run db:generate"`,
    );
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
}
