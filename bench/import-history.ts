/**
 * Somebody moves in with 50,000 sets from Hevy, in a real browser: how long does it take, how much memory, how large
 * are the requests, and what does it cost another member, who reads their diary meanwhile? About a minute.
 * Run: npm run bench:import [-- --sets 50000]
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { newFolder, type Server, tidy } from '../apps/server/test/server-process.ts';
import {
  databaseOf,
  type Installation,
  install,
  person,
  query,
  removeTemplate,
  start,
} from '../faults/installation.ts';
import { BROWSER_FLAGS } from '../scripts/lib/browser-flags.mjs';
import { whileReading } from './import-history/diary.ts';
import { hevyFile } from './import-history/hevy-file.ts';
import { openImport } from './import-history/import-page.ts';
import { type Measured, report } from './import-history/report.ts';

// Declared here, because these scripts have no types.
const { ensureBuiltToServe }: { ensureBuiltToServe(): Promise<string> } = await import(
  new URL('../scripts/lib/build.mjs', import.meta.url).href
);
const { findBrowser }: { findBrowser(options: { install: boolean }): Promise<string> } = await import(
  new URL('../scripts/lib/browser.mjs', import.meta.url).href
);

const { values } = parseArgs({ options: { sets: { type: 'string', default: '50000' } } });
const sets = Number(values.sets);
const BEFORE_MS = 10_000;
const FLAGS = [...BROWSER_FLAGS, '--enable-precise-memory-info'];
const PROFILE = {
  height: 180,
  current_weight: 80,
  target_weight: 75,
  fitness_goal: 'muscle_gain',
  activity_level: 'moderately_active',
  primary_focus: 'strength',
  weight_unit: 'kg',
  height_unit: 'cm',
};
const MEALS = ['Rolled oats', 'Semi-skimmed milk', 'Basmati rice, cooked', 'Chicken breast', 'Apple'];
const today = new Date().toISOString().slice(0, 10);

async function send(server: Server, method: string, path: string, token: string, body: object) {
  const { status, body: answer } = await server.call(method, path, { token, body });
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${answer.message}`);
}

async function measure(
  server: Server,
  installation: Installation,
  browser: Browser,
  file: string,
): Promise<Measured> {
  const [email = ''] = installation.emails;
  const [importer = '', reader = ''] = installation.tokens;
  await send(server, 'PUT', '/api/users/profile', importer, PROFILE);
  for (const name of MEALS) {
    const meal = { name, calories: 200, protein: 10, carbs: 20, fats: 5, date: today, serving: '100g' };
    await send(server, 'POST', '/api/meals', reader, meal);
  }
  const diary = `${server.url}/api/meals/date/${today}`;
  const run = await openImport(browser, { address: server.url, login: person(email), file });
  const { diary: before } = await whileReading(diary, reader, () => sleep(BEFORE_MS));
  const { result: imported, diary: during } = await whileReading(diary, reader, run);
  const [counted] = await query<{ sets: number }>(
    await databaseOf(installation),
    'select count(*)::int as sets from workout_sets join users on users.id = user_id where email = $1',
    [email],
  );
  return { imported, before, during, stored: counted?.sets ?? 0 };
}

/** What was begun is tidied up after Ctrl-C as well. */
const interrupted = new Promise<never>((_resolve, reject) => {
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => reject(new Error(`interrupted by ${signal}`)));
});
/** The last first. */
const cleanUps: (() => Promise<unknown>)[] = [removeTemplate];

async function prepareAndMeasure(): Promise<void> {
  await ensureBuiltToServe();
  const executablePath = await findBrowser({ install: true });
  const folder = await newFolder();
  cleanUps.unshift(() => tidy(folder));
  const file = join(folder, 'hevy.csv');
  await writeFile(file, hevyFile(sets));
  const dataDir = await newFolder();
  cleanUps.unshift(() => tidy(dataDir));
  const installation = await install(dataDir);
  const server = await start(dataDir, { NODE_ENV: 'production' });
  cleanUps.unshift(() => server.stop());
  const handle = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  const browser = await chromium.launch({ executablePath, args: FLAGS, ...handle });
  cleanUps.unshift(() => browser.close());
  if (!report(await measure(server, installation, browser, file), sets)) process.exitCode = 1;
}

try {
  await Promise.race([prepareAndMeasure(), interrupted]);
} finally {
  for (const cleanUp of [...cleanUps]) await cleanUp().catch(console.error);
}
