import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseEngineUser, chownTo } from '../apps/server/src/platform/engine/engine-user.ts';
import { tidy } from '../apps/server/test/server-process.ts';
import { install, query, start, startDatabase } from './installation.ts';
import { judge, Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { findProgram, freePorts, type RunningProgram, runProgram } from './programs.ts';
import { type Answer, isGood, some } from './send.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const WRITERS = 8;
/** Fewer than two nodes would open without it. */
const POOL_SIZE = 10;
const MODES = [
  { mode: 'session', settings: {} },
  { mode: 'transaction', settings: { PREPARED_STATEMENTS: 'off' } },
] as const;

interface Place {
  readonly folder: string;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly target: string;
}

/** PgBouncer in front of a database, in the way most guides set it up. */
async function startPgBouncer(program: string, { folder, user, target }: Place, mode: string) {
  const [port = 0] = await freePorts(1);
  const config = join(folder, `pgbouncer-${mode}.ini`);
  const log = join(folder, `pgbouncer-${mode}.log`);
  await writeFile(
    config,
    `[databases]\n* = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\n` +
      `auth_type = any\npool_mode = ${mode}\ndefault_pool_size = ${mode === 'session' ? 45 : POOL_SIZE}\nmax_client_conn = 200\n`,
  );
  await chmod(config, 0o644);
  const pooler = runProgram(program, [config], { user, log });
  const url = (database: string) => `postgres://fitarc@127.0.0.1:${port}/${database}`;
  return { pooler, url, log: () => readFile(log, 'utf8') };
}

/** Two nodes behind a connection pooler, in both of its modes. */
export async function pooler({ writes }: { writes: number }): Promise<Verdict> {
  const program = await findProgram('pgbouncer');
  if (!program)
    return { passed: true, skipped: true, lines: ['PgBouncer is not installed (Debian package pgbouncer)'] };
  const findings = new Findings();
  const home = await install();
  const engine = await startDatabase(home);
  const user = await chooseEngineUser(join(home.dataDir, 'postgres'));
  const folder = join(home.dataDir, 'pooler');
  await mkdir(folder);
  await chownTo(user, folder);
  const { host, port, user: name, password, database } = engine.connection;
  const target = `host=${host} port=${port} user=${name} password=${password}`;
  let running: RunningProgram | undefined;
  const nodes: string[] = [];
  const newNode = (settings: Record<string, string>) => {
    nodes.push(join(home.dataDir, `node-${nodes.length}`));
    return start(nodes.at(-1) ?? '', settings);
  };
  try {
    for (const { mode, settings } of MODES) {
      const { pooler: started, url } = await startPgBouncer(program, { folder, user, target }, mode);
      running = started;
      // A database without tables: the migrations go through the pooler, by two nodes at once.
      await query(engine.connection, `create database fresh_${mode}`);
      const fresh = { ...settings, DATABASE_URL: url(`fresh_${mode}`) };
      const firsts = await Promise.all([newNode(fresh), newNode(fresh)]);
      for (const node of firsts) findings.expect((await node.stop()) === 0, 'a node did not end with 0');

      const served = { ...settings, DATABASE_URL: url(database) };
      const servers = await Promise.all([newNode(served), newNode(served)]);
      const ledger = new Ledger(home.tokens);
      const answers: Answer[] = [];
      let turn = 0;
      const load = startLoad({
        ledger,
        writers: WRITERS,
        reader: { method: 'GET', path: '/api/workouts/', token: home.tokens[0] ?? '' },
        url: () => servers[turn++ % 2]?.url ?? '',
        onAnswer: (_url, answer) => void answers.push(answer),
      });
      await load.acknowledged(writes);
      await load.stop();
      const odd = answers.filter((answer) => !isGood(answer));
      findings.tell(
        `${mode} mode: ${count(answers.length - odd.length, 'answer')} 2xx, ${odd.length} anything else`,
      );
      findings.expect(odd.length === 0, `answered otherwise than 2xx: ${some(odd)}`);
      judge(findings, await ledger.settle(servers[0]?.url ?? '', engine.connection));
      for (const server of servers) findings.expect((await server.stop()) === 0, 'a node did not end with 0');
      await running.stop('SIGINT');
      running = undefined;
      await sleep(100);
    }
  } finally {
    for (const node of nodes) await tidy(node);
    await running?.stop('SIGKILL');
    await engine.stop();
    await tidy(home.dataDir);
  }
  return findings.verdict();
}
