import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newFolder, type Server, tidy } from '../apps/server/test/server-process.ts';
import { enrol, query, start } from './installation.ts';
import { judge, Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { type Cluster, findPrograms, startCluster } from './patroni.ts';
import type { DatabaseNode } from './patroni-node.ts';
import { type Answer, isGood, isUnavailable, some } from './send.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const WRITERS = 20;
const MEMBERS = 6;
const BETWEEN_MS = 5_000;
/** How long a server stays frozen after the other one has taken over. */
const FROZEN_MS = 15_000;
const RECOVERY_MS = 120_000;

/** Each returns what has to be done once members are served again. */
const EVENTS: Record<
  string,
  (cluster: Cluster, primary: DatabaseNode, standby: DatabaseNode) => Promise<() => Promise<void>>
> = {
  'primary server killed': async (_cluster, primary) => {
    await primary.kill();
    return async () => primary.start();
  },
  'postmaster killed': async (_cluster, primary) => {
    const pid = await primary.postmaster();
    if (pid) process.kill(pid, 'SIGKILL');
    return async () => undefined;
  },
  switchover: async (cluster, primary, standby) => {
    await cluster.switchover(primary, standby);
    return async () => undefined;
  },
  'primary server frozen, then thawed': async (_cluster, primary) => {
    const thaw = await primary.freeze();
    return async () => {
      await sleep(FROZEN_MS);
      thaw();
    };
  },
};

/** When answers were good, to see for how long none was. */
class Silence {
  #last = performance.now();
  #longest = 0;

  note(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
  }

  begin(): void {
    this.#longest = 0;
    this.#last = performance.now();
  }

  get seconds(): string {
    return (this.#longest / 1000).toFixed(1);
  }
}

const statusOf = (url: string, path: string) =>
  fetch(`${url}${path}`, { signal: AbortSignal.timeout(20_000) }).then(
    ({ status }) => status,
    () => 0,
  );

async function recovered(servers: readonly Server[]): Promise<boolean> {
  const deadline = performance.now() + RECOVERY_MS;
  while (performance.now() < deadline) {
    const states = await Promise.all(servers.map(({ url }) => statusOf(url, '/api/ready')));
    if (states.every((status) => status === 200)) return true;
    await sleep(250);
  }
  return false;
}

async function tryEvents(cluster: Cluster, folder: string, findings: Findings): Promise<void> {
  const { primary } = await cluster.whole();
  const maintenance = { ...(await cluster.maintenance()), database: 'postgres' };
  await query(maintenance, "create role fitarc login password 'fitarc'");
  await query(maintenance, 'create database fitarc owner fitarc');
  findings.tell(`Patroni ${cluster.programs.version}, first primary ${primary.name}`);
  const servers = await Promise.all(
    cluster
      .urls('fitarc', 'fitarc')
      .map((url, place) => start(join(folder, `node-${place + 1}`), { DATABASE_URL: url })),
  );
  const tokens: string[] = [];
  for (let member = 1; member <= MEMBERS; member++)
    tokens.push(await enrol(servers[0] as Server, `member-${member}@fitarc.test`));

  const silence = new Silence();
  const odd: Answer[] = [];
  let away = 0;
  let turn = 0;
  const ledger = new Ledger(tokens);
  const load = startLoad({
    ledger,
    writers: WRITERS,
    url: () => servers[turn++ % servers.length]?.url ?? '',
    onAnswer(_url, answer) {
      if (isGood(answer)) silence.note();
      else if (isUnavailable(answer)) away++;
      else odd.push(answer);
    },
  });
  for (const [name, cause] of Object.entries(EVENTS)) {
    const roles = await cluster.whole();
    await sleep(BETWEEN_MS);
    silence.begin();
    const repair = await cause(cluster, roles.primary, roles.standby);
    const health = await Promise.all(servers.map(({ url }) => statusOf(url, '/api/health')));
    findings.expect(
      health.every((status) => status === 200),
      `${name}: /api/health answered ${health.join(', ')}`,
    );
    await load.acknowledged(1);
    findings.expect(await recovered(servers), `${name}: a node did not become ready again`);
    await load.acknowledged(50);
    const { seconds } = silence;
    await repair();
    await cluster.whole();
    await load.acknowledged(50);
    findings.tell(`${name}: ${seconds} s without a good answer`);
  }
  await load.stop();
  await cluster.whole();
  findings.tell(`${away} times 503, ${odd.length} anything else`);
  judge(findings, await ledger.settle(servers[0]?.url ?? '', await cluster.maintenance()));
  findings.expect(odd.length === 0, `answered otherwise than 2xx or 503: ${some(odd)}`);
  for (const server of servers) findings.expect((await server.stop()) === 0, 'a node did not end with 0');
}

/** The primary of a replicated database is lost in four ways, under load. */
export async function failover(): Promise<Verdict> {
  const programs = await findPrograms();
  if (typeof programs === 'string') return { passed: true, skipped: true, lines: [programs] };
  const findings = new Findings();
  const folder = await newFolder();
  await chmod(folder, 0o755);
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster(programs, folder);
    await tryEvents(cluster, folder, findings);
    findings.tell(
      `${count(WRITERS, 'connection')}, one FitArc node behind HAProxy and one with both addresses, synchronous replication`,
    );
  } finally {
    for (const node of [1, 2]) await tidy(join(folder, `node-${node}`));
    await cluster?.stop();
    await tidy(folder);
  }
  return findings.verdict();
}
