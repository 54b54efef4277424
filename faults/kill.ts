import { setTimeout as sleep } from 'node:timers/promises';
import { postgresOf, type Server, tidy } from '../apps/server/test/server-process.ts';
import { databaseOf, type Installation, install, start } from './installation.ts';
import { judge, Ledger, type Settled } from './ledger.ts';
import { startLoad } from './load.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const WRITERS = 8;
const VICTIMS = ['engine', 'both', 'server'] as const;
type Victim = (typeof VICTIMS)[number];

async function strike(victim: Victim, server: Server, { dataDir }: Installation): Promise<void> {
  const engine = await postgresOf(dataDir);
  if (victim !== 'server' && engine) process.kill(engine, 'SIGKILL');
  if (victim === 'engine') return;
  server.child.kill('SIGKILL');
  await server.ended;
}

/** A killed server is started again by whoever runs it; a killed engine by its server. */
async function back(victim: Victim, server: Server, home: Installation): Promise<Server> {
  if (victim !== 'engine') return start(home.dataDir);
  await server.line(/PostgreSQL is running again/);
  return server;
}

const add = (one: Settled, other: Settled) =>
  Object.fromEntries(
    Object.entries(one).map(([name, number]) => [name, number + other[name as keyof Settled]]),
  ) as unknown as Settled;

/** kill -9 of the server, of its database or of both, in the middle of writes. */
export async function kill({ rounds }: { rounds: number }): Promise<Verdict> {
  const findings = new Findings();
  const home = await install();
  const ledgers: Ledger[] = [];
  let total: Settled | undefined;
  try {
    let server = await start(home.dataDir);
    for (let round = 0; round < rounds; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
      const { url } = server;
      const ledger = new Ledger(home.tokens);
      ledgers.push(ledger);
      const load = startLoad({ ledger, writers: WRITERS, url: () => url });
      await load.acknowledged(20);
      await sleep(Math.random() * 300);
      const struck = strike(victim, server, home);
      await load.stop();
      await struck;
      server = await back(victim, server, home);
      const settled = await ledger.settle(server.url, await databaseOf(home));
      total = total ? add(total, settled) : settled;
    }
    // Once more in the end: what one round left must outlive those after it.
    for (const ledger of ledgers)
      if (total)
        total = add(total, { ...(await ledger.settle(server.url, await databaseOf(home))), acknowledged: 0 });
    findings.expect((await server.stop()) === 0, 'the server did not end with 0');
  } finally {
    await tidy(home.dataDir);
  }
  findings.tell(count(rounds, 'round'));
  if (total) judge(findings, total);
  return findings.verdict();
}
