import { setTimeout as sleep } from 'node:timers/promises';
import { dayAt } from '@fitarc/domain/local-date';
import { Random } from '../random.ts';
import { Findings, type Verdict } from '../verdict.ts';
import { Callers } from './caller.ts';
import { Cleaning } from './cleaned-tables.ts';
import { Member } from './member.ts';
import { tablesOf } from './report.ts';
import { type Bounds, problemsOf } from './rules.ts';
import { Samples } from './samples.ts';
import { readConnections, readSizes } from './sizes.ts';
import { SoakLedger } from './soak-ledger.ts';
import type { Point } from './trend.ts';
import { visit } from './visit.ts';
import { startWorld, type World } from './world.ts';

/** Longer than anything but the audit log is kept, so that all of it is seen to be deleted: keys last 90 days. */
export const DAYS = 120;
/** So often the hourly jobs run on a simulated day. */
const JOBS_A_DAY = 4;
/** Jobs that run more often than this would be most of the work. */
const LEAST_HOUR_MS = 1_500;
const SAMPLES = 240;
const LEAST_SAMPLE_MS = 1_000;
/** Four years: the audit log is kept for three. */
const AFTERWARDS_DAYS = 4 * 365;
const SEED = 7;

export interface SoakOptions {
  readonly minutes: number;
  readonly members: number;
  /** Days that pass at once. */
  readonly daysAtOnce: number;
  /** Members who are there at the same time. */
  readonly atOnce: number;
  /** What each member has at the beginning. */
  readonly meals: number;
  readonly workouts: number;
  readonly bounds: Bounds;
  /** Told at the end of each day. */
  onDay?(day: number, visits: number): void;
}

const BOUNDS: Bounds = { memoryShare: 1.15, files: 20, connections: 10, storedFiles: 50 };
/** Shorter than this, a day would be over before anybody had done anything. */
const LEAST_DAY_MINUTES = 0.2;
export const long = (minutes: number): SoakOptions => ({
  minutes,
  members: 500,
  daysAtOnce: Math.max(1, Math.ceil((DAYS * LEAST_DAY_MINUTES) / minutes)),
  atOnce: 8,
  meals: 200,
  workouts: 20,
  bounds: BOUNDS,
});
/** In its first minute a server still warms up. */
export const SHORT: SoakOptions = {
  minutes: 0.5,
  members: 60,
  daysAtOnce: 10,
  atOnce: 4,
  meals: 40,
  workouts: 5,
  bounds: { ...BOUNDS, memoryShare: 1.4 },
};

export interface Soaked extends Verdict {
  /** In Markdown. */
  readonly tables: string;
}

/** Everybody in turn, until the time of the day is over; answers how many came. */
async function oneDay(members: Member[], day: number, world: World, options: DayOptions): Promise<number> {
  // Whoever was late the day before makes the next day shorter, so that the whole takes as long as was asked for.
  const until = Math.max(options.endsAt, performance.now() + options.dayMs / 2);
  const waiting = options.random.shuffled(members);
  let came = 0;
  const worker = async () => {
    for (let member = waiting.pop(); member && performance.now() < until; member = waiting.pop()) {
      await visit(member, day, dayAt(world.now(), 'UTC'), world.hook.address);
      came++;
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, worker));
  await sleep(Math.max(0, until - performance.now()));
  return came;
}
interface DayOptions extends Pick<SoakOptions, 'atOnce'> {
  readonly dayMs: number;
  readonly endsAt: number;
  readonly random: Random;
}

/** The administrator looks at a member, which the audit log says, and invites somebody. */
async function administer(callers: Callers, day: number): Promise<void> {
  const body = { email: 'admin@fitarc.test', password: 'broken on purpose' };
  const { token } = (await callers.call({ method: 'POST', path: '/api/auth/login', body })).body;
  const invitation = { email: `guest-${day}@fitarc.test`, days: 7, deliver: 'mail' };
  const admin = { token: String(token) };
  await callers.call({ ...admin, method: 'POST', path: '/api/admin/invitations', body: invitation });
  await callers.call({ ...admin, method: 'GET', path: '/api/admin/users/export' });
  await callers.call({ ...admin, method: 'POST', path: '/api/auth/logout' });
}

/** Three nodes on one database do the work of months, and nothing that should stay as it is grows. */
export async function soak(options: SoakOptions): Promise<Soaked> {
  const { minutes, members: howMany, daysAtOnce, bounds } = options;
  const steps = Math.round(DAYS / daysAtOnce);
  const dayMs = (minutes * 60_000) / steps;
  const world = await startWorld({
    ...options,
    hourMs: Math.max(LEAST_HOUR_MS, dayMs / JOBS_A_DAY),
  });
  const findings = new Findings();
  const samples = new Samples();
  const clients: Point[] = [];
  const { connection } = world.engine;
  const callers = new Callers(world.nodes.map(({ server }) => server.url));
  const ledger = new SoakLedger();
  const random = new Random(SEED);
  const members = Array.from({ length: howMany }, (_, n) => new Member(n + 1, callers, ledger, random));
  const cleaning = new Cleaning(world);
  const startedAt = performance.now();
  let sampling = true;
  const sampler = (async () => {
    while (sampling) {
      await samples.take(world.nodes);
      clients.push({
        at: (performance.now() - startedAt) / 60_000,
        value: await readConnections(connection),
      });
      await sleep(Math.max(LEAST_SAMPLE_MS, (minutes * 60_000) / SAMPLES));
    }
  })();
  try {
    const before = await readSizes(connection);
    await cleaning.look(0, 0);
    let visits = 0;
    for (let step = 1; step <= steps; step++) {
      world.forward(daysAtOnce);
      await administer(callers, step);
      visits += await oneDay(members, step, world, {
        ...options,
        dayMs,
        endsAt: startedAt + step * dayMs,
        random,
      });
      await cleaning.look(step * daysAtOnce, daysAtOnce);
      options.onDay?.(step * daysAtOnce, visits);
    }
    sampling = false;
    await sampler;
    const after = await readSizes(connection);
    world.forward(AFTERWARDS_DAYS);
    const tables = await cleaning.finish();
    findings.tell(
      `${howMany} members came ${visits} times in ${DAYS} days; ${world.hook.received()} webhook deliveries`,
    );
    callers.judge(findings);
    await ledger.judge(findings, connection);
    const nodes = samples.series();
    for (const problem of problemsOf({ nodes, tables }, bounds)) findings.expect(false, problem);
    const codes = await world.stop();
    findings.expect(
      codes.every((code) => code === 0),
      `a node ended with ${codes.join(', ')}`,
    );
    return { ...findings.verdict(), tables: tablesOf({ nodes, tables, clients, before, after }) };
  } finally {
    sampling = false;
    await sampler.catch(() => undefined);
    callers.close();
    await world.remove();
  }
}
