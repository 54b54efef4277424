/** The tables that the hourly jobs and the workers clean, and which of their rows should be gone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DELIVERIES_SHOWN } from '@fitarc/domain/webhook';
import type { EngineConnection } from '../../apps/server/src/platform/engine/engine-types.ts';
import { query } from '../installation.ts';
import type { CleanedTable, Count } from './rules.ts';
import type { World } from './world.ts';

const PATIENCE_MS = 60_000;

/** True of a row that should be gone at $1. */
const OVERDUE: Record<string, string> = {
  sessions: 'expires_at < $1',
  idempotency_keys: 'expires_at < $1',
  rate_limits: 'expire < extract(epoch from $1::timestamptz) * 1000',
  outgoing_mails: `state <> 'failed' and coalesce(sent_at, created_at) < $1::timestamptz - interval '7 days'`,
  password_resets: 'expires_at < $1',
  security_events: `at < $1::timestamptz - interval '90 days'`,
  invitations: `expires_at < $1::timestamptz - interval '30 days'`,
  audit_log: `at < $1::timestamptz - interval '1095 days'`,
};
/** Kept by number, not by time; what is being sent comes on top. */
const DELIVERIES = `select count(*)::int as rows, greatest(0,
    count(*) filter (where state <> 'waiting') - ${DELIVERIES_SHOWN} * (select count(*) from webhooks))::int as overdue
  from webhook_deliveries`;
const BY_NUMBER = 'webhook_deliveries';

/** All that are empty once everything has expired. */
const EXPIRING = Object.keys(OVERDUE);
const CLEANED = [...EXPIRING, BY_NUMBER];

async function countRows(
  connection: EngineConnection,
  table: string,
  now: Date,
): Promise<Omit<Count, 'day'>> {
  const text =
    table === BY_NUMBER
      ? DELIVERIES
      : `select count(*)::int as rows, (count(*) filter (where ${OVERDUE[table]}))::int as overdue from ${table}`;
  const [row] = await query<Omit<Count, 'day'>>(connection, text, table === BY_NUMBER ? [] : [now]);
  return row ?? { rows: 0, overdue: 0 };
}

/** How full the tables are from day to day, and whether they are empty when everything has expired. */
export class Cleaning {
  readonly #world: World;
  readonly #counts = new Map<string, Count[]>(CLEANED.map((name) => [name, []]));

  constructor(world: World) {
    this.#world = world;
  }

  /** What had expired the day before yesterday, the jobs of two days had the time to delete. */
  async look(day: number, stepDays: number): Promise<void> {
    const { engine, now } = this.#world;
    const before = new Date(now().getTime() - 2 * stepDays * 24 * 60 * 60 * 1000);
    for (const [name, counts] of this.#counts)
      counts.push({ day, ...(await countRows(engine.connection, name, before)) });
  }

  /** After everything has expired and the jobs have run. */
  async finish(): Promise<CleanedTable[]> {
    const { engine, now } = this.#world;
    const left = async (name: string) => (await countRows(engine.connection, name, now())).rows;
    const deadline = performance.now() + PATIENCE_MS;
    const sum = async () => (await Promise.all(EXPIRING.map(left))).reduce((all, rows) => all + rows, 0);
    while ((await sum()) > 0 && performance.now() < deadline) await sleep(200);
    return Promise.all(
      [...this.#counts].map(async ([name, counts]) => ({
        name,
        counts,
        left: EXPIRING.includes(name) ? await left(name) : 0,
      })),
    );
  }
}
