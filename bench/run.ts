/**
 * How fast the product is, as `npm start` runs it, against a bare server of Node; on a small and on a large database;
 * with the database inside and beside it; with one node and two. About a quarter of an hour.
 * Run: npm run bench [-- --seconds 1] [-- --home embedded] [-- --question diary] [-- --small] [-- --huge]
 * `--small` compares two small databases, for a quick look at one question; nothing is written then. `--huge` also
 * compares the large database with one ten times its size, read by members all over it; filling that takes an hour.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEngine } from '../apps/server/src/platform/engine/engine.ts';
import { silent } from '../apps/server/test/engines.ts';
import { newFolder } from '../apps/server/test/server-process.ts';
import { ensureServerBuilt } from '../scripts/lib/build.mjs';
import { fill, SIZES } from './product/fill.ts';
import { HOMES, type HomeName } from './product/homes.ts';
import { type Both, type Filled, type HomeReport, measureHome } from './product/measure.ts';
import { documentOf, failuresOf, HEADER, line } from './product/report.ts';

const FIGURES = join(import.meta.dirname, '..', 'docs', 'operator', 'figures.md');
const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    home: { type: 'string' },
    question: { type: 'string', default: '' },
    small: { type: 'boolean', default: false },
    huge: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds ?? 1);
const homes = (Object.keys(HOMES) as HomeName[]).filter((name) => name.startsWith(values.home ?? ''));

async function prepare(folder: string, name: string, size: keyof typeof SIZES): Promise<Filled> {
  const dataDir = join(folder, name);
  await mkdir(dataDir, { mode: 0o755 });
  const startedAt = Date.now();
  const engine = await startEngine({ dataDir, log: silent });
  const callers = await fill(engine.connection, SIZES[size]);
  await engine.stop();
  console.log(`The ${size} database was filled in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
  return { dataDir, callers };
}

await ensureServerBuilt();
const folder = await newFolder();
try {
  const filled: Both<Filled> = {
    small: await prepare(folder, 'small', 'small'),
    large: await prepare(folder, 'large', values.small ? 'small' : 'large'),
  };
  const reports: HomeReport[] = [];
  for (const home of homes) {
    console.log(`\n${home}\n\n${HEADER}`);
    const report = await measureHome(home, filled, { seconds, question: values.question }, (row) =>
      console.log(line(row)),
    );
    const { startSeconds, memory } = report;
    console.log(
      `started in ${startSeconds.small} and ${startSeconds.large} s; ${memory.small.toFixed(0)} and ${memory.large.toFixed(0)} MB`,
    );
    reports.push(report);
  }
  if (values.huge) {
    const home = 'embedded, one node';
    console.log(`\n${home}, large and huge\n\n${HEADER}`);
    const sizes = { small: filled.large, large: await prepare(folder, 'huge', 'huge') };
    const report = await measureHome(home, sizes, { seconds, question: values.question }, (row) =>
      console.log(line(row)),
    );
    reports.push({ ...report, title: `${home}, large and huge` });
  }
  const failures = failuresOf(reports);
  for (const failure of failures) console.error(`FAIL: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
  const isWhole = homes.length === Object.keys(HOMES).length && !values.small && values.question === '';
  if (isWhole) await writeFile(FIGURES, documentOf(reports, failures));
} finally {
  await rm(folder, { recursive: true, force: true });
}
