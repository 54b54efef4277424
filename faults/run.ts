import { readFile, statfs, writeFile } from 'node:fs/promises';
import { arch, availableParallelism, platform } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuilt } from '../scripts/lib/build.mjs';
import { clock } from './clock.ts';
import { connections } from './connections.ts';
import { disk } from './disk.ts';
import { drain } from './drain.ts';
import { failover } from './failover.ts';
import { removeTemplate } from './installation.ts';
import { kill } from './kill.ts';
import { offline } from './offline.ts';
import { pooler } from './pooler.ts';
import { restart } from './restart.ts';
import { shards } from './shards.ts';
import { long, SHORT, soak } from './soak/soak.ts';
import type { Verdict } from './verdict.ts';

interface Fault {
  /** What is done to the product. */
  readonly words: string;
  long(): Promise<Verdict>;
  /** For every run of the tests. */
  short?(): Promise<Verdict>;
}

const FAULTS: Record<string, Fault> = {
  // First, because it takes the longest of the short ones. Two hours of it are `npm run soak`.
  soak: {
    words: 'three nodes serve members while their clock goes four months forward, and nothing grows',
    long: () => soak(long(8)),
    short: () => soak(SHORT),
  },
  kill: {
    words: 'the server, its database or both are killed (kill -9) during writes',
    long: () => kill({ rounds: 50 }),
    short: () => kill({ rounds: 2 }),
  },
  restart: {
    words: 'the database restarts under load while the server keeps running',
    long: () => restart({ rounds: 10 }),
    short: () => restart({ rounds: 1 }),
  },
  disk: {
    words: 'the disk fills up, first for the tables and then for the database log',
    long: () => disk({ fullMs: 15_000 }),
    short: () => disk({ fullMs: 500 }),
  },
  clock: {
    words: 'the clock jumps by days, across the end of a year and daylight saving changes',
    long: clock,
    short: clock,
  },
  connections: {
    words: 'slow, broken, unread and pipelined connections alongside normal ones',
    long: () => connections({ toTheEnd: true }),
    short: () => connections({ toTheEnd: false }),
  },
  drain: {
    words: 'one of two nodes is stopped under load',
    long: () => drain({ rounds: 20 }),
    short: () => drain({ rounds: 1 }),
  },
  pooler: {
    words: 'two nodes behind a connection pooler (PgBouncer) in session and transaction mode',
    long: () => pooler({ writes: 1_000 }),
    short: () => pooler({ writes: 60 }),
  },
  failover: {
    words:
      'the primary of a replicated PostgreSQL (Patroni, HAProxy) is killed, replaced and frozen under load',
    long: failover,
  },
  shards: {
    words: 'every call on a database distributed by Citus: how many shards each statement touches',
    long: shards,
  },
  offline: {
    words: 'the connection of a browser is cut at random while workouts, meals and weights are entered',
    long: () => offline({ rounds: 200 }),
    short: () => offline({ rounds: 6 }),
  },
};
/** Where the numbers go, for who counts tests. */
const COUNTS = '--counts=';
/** The short ones wait most of the time. */
const AT_ONCE = { long: 1, short: 2 };
const DEADLINE_MS = { long: 30 * 60_000, short: 5 * 60_000 };

interface Outcome extends Verdict {
  readonly name: string;
  readonly seconds: number;
}

const MEMORY = '/dev/shm';
const ROOM = 4 * 1024 ** 3;
const freeBytes = (folder: string) =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );

const word = ({ passed, skipped }: Verdict) => (skipped ? 'skipped' : passed ? 'passed' : 'FAILED');

async function attempt(name: string, form: 'long' | 'short'): Promise<Outcome> {
  const startedAt = performance.now();
  const overdue = sleep(DEADLINE_MS[form], { passed: false, lines: ['FAILED: it did not end in time'] });
  const verdict = await Promise.race([FAULTS[name]?.[form]?.(), overdue]).catch((error: Error) => ({
    passed: false,
    lines: [`FAILED: ${error.stack}`],
  }));
  const seconds = (performance.now() - startedAt) / 1000;
  const outcome = { name, seconds, passed: false, lines: [], ...verdict };
  console.log(`${name.padEnd(12)} ${word(outcome).padEnd(8)} ${seconds.toFixed(1).padStart(6)} s`);
  for (const line of outcome.lines) console.log(`  ${line}`);
  return outcome;
}

async function attemptAll(names: string[], form: 'long' | 'short'): Promise<Outcome[]> {
  const waiting = [...names];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) outcomes.push(await attempt(name, form));
  };
  await Promise.all(Array.from({ length: AT_ONCE[form] }, worker));
  return outcomes.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

const rowOf = (outcome: Outcome) => {
  const { name, lines, seconds } = outcome;
  return `| ${name} | ${FAULTS[name]?.words} | ${word(outcome)} | ${lines.join('<br>')} | ${seconds.toFixed(0)} |`;
};

/** The rows of faults that were not tried this time stay as they are. */
async function writeReport(outcomes: Outcome[]): Promise<void> {
  const file = join(import.meta.dirname, '..', 'docs', 'faults.md');
  const former = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const rows = Object.keys(FAULTS).flatMap((name) => {
    const outcome = outcomes.find((one) => one.name === name);
    return outcome ? [rowOf(outcome)] : former.filter((line) => line.startsWith(`| ${name} |`));
  });
  const today = new Date().toISOString().slice(0, 10);
  const text = `# Fault tests

\`npm run faults\` breaks a running FitArc on purpose and checks what survives. To run only some of the tests, name them:
\`npm run faults -- kill disk\`. Add \`--write\` to update this table. \`npm test\` runs a short version of each test.

${today}, ${availableParallelism()} cores, ${platform()} ${arch()}, Node ${process.versions.node}:

| fault | what happens | verdict | results | seconds |
|---|---|---|---|---|
${rows.join('\n')}
`;
  await writeFile(file, text);
}

const args = process.argv.slice(2);
const form = args.includes('--short') ? 'short' : 'long';
// Nothing here cuts the power, so memory keeps files as safely as a disk, and sooner.
if (form === 'short' && (await freeBytes(MEMORY)) > ROOM) process.env.TMPDIR = MEMORY;
const asked = args.filter((arg) => !arg.startsWith('--'));
const unknown = asked.filter((name) => !FAULTS[name]);
if (unknown.length > 0) {
  console.error(
    `There is no fault called ${unknown.join(', ')}; there are: ${Object.keys(FAULTS).join(', ')}.`,
  );
  process.exit(1);
}
await ensureServerBuilt();
const all = Object.keys(FAULTS).filter((name) => FAULTS[name]?.[form]);
const outcomes = await attemptAll(asked.length > 0 ? asked : all, form).finally(removeTemplate);
const failed = outcomes.filter(({ passed }) => !passed).length;
const skipped = outcomes.filter((outcome) => outcome.skipped).length;
console.log(`${outcomes.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
const counts = args.find((arg) => arg.startsWith(COUNTS))?.slice(COUNTS.length);
if (counts)
  await writeFile(counts, JSON.stringify({ passed: outcomes.length - failed - skipped, failed, skipped }));
if (args.includes('--write')) await writeReport(outcomes);
// A fault that failed may have left callers behind, which would keep this process alive.
process.exit(failed > 0 ? 1 : 0);
