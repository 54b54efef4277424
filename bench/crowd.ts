/**
 * Does one member who sends the largest workouts there may be, as fast as the limit of requests lets, slow down fifty
 * others who write? A minute, on this computer only. Needs a build: npm run build.
 * Run: npx tsx bench/crowd.ts [--seconds 20] [--pause 1000]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEngine } from '../apps/server/src/platform/engine/engine.ts';
import { silent } from '../apps/server/test/engines.ts';
import { newFolder, startServer, tidy } from '../apps/server/test/server-process.ts';
import { type Caller, fill, JWT_SECRET } from './product/fill.ts';
import type { HeavyAnswer } from './product/heavy-writer.ts';
import { post, smallWrite } from './product/questions.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string' }, pause: { type: 'string' } } });
const seconds = Number(values.seconds ?? 20);
/** Between two writes of one member, in milliseconds. */
const pause = Number(values.pause ?? 1000);
const OTHERS = 50;
const IN_FLIGHT = 45;
const PROMISED_MS = 300;
const WARM_UP_SECONDS = 5;

interface Tally {
  readonly times: number[];
  readonly statuses: Map<number, number>;
}
const newTally = (): Tally => ({ times: [], statuses: new Map() });
function count({ times, statuses }: Tally, ms: number, status: number): void {
  times.push(ms);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

/** Every member has an address of their own, as the reverse proxy would say. */
async function send(url: string, caller: Caller, address: string, body: object, path: string, tally: Tally) {
  const startedAt = performance.now();
  const { headers, path: _path, body: text = null, method } = post(path, caller.authorization, body);
  const answer = await fetch(url + path, {
    method,
    body: text,
    headers: { ...headers, 'x-forwarded-for': address },
  });
  await answer.arrayBuffer();
  count(tally, performance.now() - startedAt, answer.status);
}

async function writeNowAndThen(url: string, caller: Caller, place: number, until: number, tally: Tally) {
  await sleep((pause * place) / OTHERS);
  while (performance.now() < until) {
    const { path, body } = smallWrite();
    await send(url, caller, `10.0.0.${place + 1}`, body, path, tally);
    await sleep(pause);
  }
}

/** In a process of its own: what it costs to send half a megabyte at a time must not slow down the others' clocks. */
async function writeWithoutEnd(url: string, { authorization }: Caller, seconds: number, tally: Tally) {
  const work = { url, authorization, seconds, lanes: IN_FLIGHT };
  const child = fork(join(import.meta.dirname, 'product', 'heavy-writer.ts'), [JSON.stringify(work)]);
  child.on('message', ({ ms, status }: HeavyAnswer) => count(tally, ms, status));
  const [code] = await once(child, 'exit');
  if (code !== 0 || tally.times.length === 0) throw new Error('the heavy member could not write');
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
function formatTally({ times, statuses }: Tally): string {
  const sorted = [...times].sort((one, other) => one - other);
  const [p50, p99, max] = [at(sorted, 0.5), at(sorted, 0.99), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0));
  const counts = [...statuses].map(([status, count]) => `${count} times ${status}`).join(', ');
  return `p50 ${p50} ms, p99 ${p99} ms, slowest ${max} ms; ${counts || 'nothing sent'}`;
}
const p99 = ({ times }: Tally) =>
  at(
    [...times].sort((one, other) => one - other),
    0.99,
  );
const failures = ({ statuses }: Tally) => [...statuses.keys()].filter((status) => status >= 500);

async function measure(url: string, others: readonly Caller[], seconds: number, heavy?: Caller) {
  const [theirs, its] = [newTally(), newTally()];
  const until = performance.now() + seconds * 1000;
  await Promise.all([
    ...others.map((caller, place) => writeNowAndThen(url, caller, place, until, theirs)),
    ...(heavy ? [writeWithoutEnd(url, heavy, seconds, its)] : []),
  ]);
  return { theirs, its };
}

const folder = await newFolder();
try {
  const dataDir = join(folder, 'data');
  const engine = await startEngine({ dataDir, log: silent });
  const members = OTHERS + 1;
  const callers = await fill(engine.connection, { members, foods: 100 }, members);
  await engine.stop();
  const [heavy, ...others] = callers;
  if (!heavy) throw new Error('nobody writes');
  const { url, stop } = await startServer({ DATA_DIR: dataDir, JWT_SECRET, TRUST_PROXY: '127.0.0.1' });
  try {
    // A server that has just been started is not what members meet.
    await measure(url, others, WARM_UP_SECONDS);
    const alone = await measure(url, others, seconds);
    console.log(`${OTHERS} members alone:             ${formatTally(alone.theirs)}`);
    const beside = await measure(url, others, seconds, heavy);
    console.log(`${OTHERS} members beside the heavy: ${formatTally(beside.theirs)}`);
    console.log(`the heavy one:                ${formatTally(beside.its)}`);
    const wrong = [...failures(alone.theirs), ...failures(beside.theirs), ...failures(beside.its)];
    if (p99(beside.theirs) >= PROMISED_MS || wrong.length > 0) {
      console.error(`FAIL: promised are a p99 under ${PROMISED_MS} ms for the others, and no 5xx.`);
      process.exitCode = 1;
    } else console.log(`Kept: p99 under ${PROMISED_MS} ms for the others, no 5xx.`);
  } finally {
    await stop();
  }
} finally {
  await tidy(folder);
  await rm(folder, { recursive: true, force: true });
}
