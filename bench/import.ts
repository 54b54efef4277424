/**
 * How long does an import of 100,000 products take, how much memory, and does it go on after a kill?
 * Run: npx tsx bench/import.ts
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { MIGRATIONS_DIR } from '../apps/server/src/paths.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { startEngine } from '../apps/server/src/platform/engine/engine.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { silent } from '../apps/server/test/engines.ts';
import { ADJECTIVES, FLAVOURS, NOUNS } from './food-names.ts';

const PRODUCTS = 100_000;
const MEMORY_MB = 300;
const at = (list: readonly string[], place: number) => list[place % list.length] ?? '';
/** As long as the lines of an export are, most of which nobody reads. */
const PADDING = {
  ingredients_text: 'water, sugar, salt, '.repeat(100),
  categories_tags: Array(50).fill('en:food'),
};

function* lines() {
  for (let n = 0; n < PRODUCTS; n++) {
    const name = [at(ADJECTIVES, n), at(FLAVOURS, n * 7), at(NOUNS, n * 13), n % 50]
      .filter((part) => part !== '')
      .join(' ');
    const nutriments = {
      ...{ energy_100g: 418 + (n % 1000), 'energy-kcal_100g': 100 + (n % 240), energy_unit: 'kJ' },
      ...{ proteins_100g: n % 20, carbohydrates_100g: n % 50, fat_100g: n % 25 },
    };
    const product = {
      code: String(4_000_000_000_000 + n),
      product_name: name,
      brands: `Brand ${n % 5000}`,
      nutriments,
    };
    yield `${JSON.stringify({ ...PADDING, ...product })}\n`;
  }
}

/** The most memory a process has held so far, in megabytes, where the system tells. */
const heldBy = async (pid: number) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

function startImport(file: string, dataDir: string) {
  const operate = join(import.meta.dirname, '../apps/server/src/operate.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', operate, 'foods:import', file], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { pid: child.pid ?? 0, kill: () => child.kill('SIGKILL'), ended, said: () => said };
}

async function measure(file: string, dataDir: string, count: () => Promise<number>): Promise<string[]> {
  const first = startImport(file, dataDir);
  while ((await count()) < PRODUCTS / 3) await sleep(50);
  first.kill();
  await first.ended;
  const killedAt = await count();

  const startedAt = performance.now();
  const second = startImport(file, dataDir);
  let held = 0;
  const watch = setInterval(() => void heldBy(second.pid).then((now) => (held = Math.max(held, now))), 100);
  const code = await second.ended;
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  const total = await count();
  console.log(second.said().trim());
  console.log('\n| killed at | taken afterwards | seconds | a second | most memory |\n|---|---|---|---|---|');
  const rest = total - killedAt;
  console.log(
    `| ${killedAt} | ${rest} | ${seconds.toFixed(1)} | ${Math.round(rest / seconds)} | ${Math.round(held)} MB |`,
  );
  return [
    ...(code === 0 ? [] : [`the second run ends with ${code}`]),
    ...(total === PRODUCTS ? [] : [`${total} products are there instead of ${PRODUCTS}`]),
    ...(killedAt > 0 && killedAt < PRODUCTS ? [] : ['the first run was not killed in the middle']),
    ...(held < MEMORY_MB ? [] : [`it held ${Math.round(held)} MB`]),
  ];
}

const folder = await mkdtemp(join(tmpdir(), 'fitarc-bench-'));
await chmod(folder, 0o755);
const dataDir = join(folder, 'data');
const file = join(folder, 'products.jsonl.gz');
await pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(file));
// As beside a running server, whose engine the command uses.
const engine = await startEngine({ dataDir, log: silent });
try {
  const { pool, close } = openDatabase(engine.connection, createLog('silent'), { connections: 1 });
  await migrate(engine.connection, MIGRATIONS_DIR);
  const count = async () => (await pool.query('select count(*)::int from foods')).rows[0].count as number;
  for (const failure of await measure(file, dataDir, count)) {
    console.error(`FAIL: ${failure}`);
    process.exitCode = 1;
  }
  await close();
} finally {
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}
