import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { EngineConnection } from '../apps/server/src/platform/engine/engine-types.ts';
import { DatabaseNode } from './patroni-node.ts';
import { findProgram, freePorts, runProgram } from './programs.ts';

const run = promisify(execFile);
const DEPLOY = join(import.meta.dirname, '..', 'deploy', 'failover');
const POSTGRES_PLACES = '/usr/lib/postgresql';
const PASSWORDS = {
  superuser: 'superuser-of-the-test',
  replication: 'replicator-of-the-test',
  rewind: 'rewinder-of-the-test',
};
const PATIENCE_MS = 120_000;
/** Before this version, Patroni with etcd 3 could promote a server that had been frozen, with what it then lacked. */
const SAFE_WITH_ETCD3 = [3, 0, 3];

interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
  readonly version: string;
  readonly isSafeWithEtcd3: boolean;
}

const newer = (version: readonly number[], than: readonly number[]) =>
  (version[0] ?? 0) - (than[0] ?? 0) ||
  (version[1] ?? 0) - (than[1] ?? 0) ||
  (version[2] ?? 0) - (than[2] ?? 0);

/** What is missing is named. */
export async function findPrograms(): Promise<Programs | string> {
  const [etcd, patroni, haproxy] = await Promise.all(['etcd', 'patroni', 'haproxy'].map(findProgram));
  const [newest] = (await readdir(POSTGRES_PLACES).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  if (!etcd || !patroni || !haproxy || !newest)
    return 'Patroni, etcd, HAProxy or PostgreSQL is not installed (Debian packages patroni, etcd-server, haproxy, postgresql)';
  const { stdout } = await run(patroni, ['--version']);
  const version = stdout.trim().split(' ').at(-1) ?? '';
  return {
    etcd,
    patroni,
    haproxy,
    postgres: join(POSTGRES_PLACES, newest, 'bin'),
    version,
    isSafeWithEtcd3: newer(version.split('.').map(Number), SAFE_WITH_ETCD3) >= 0,
  };
}

/** Patroni and PostgreSQL do not run as root; Debian makes an account for them. */
async function account(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = await readFile('/etc/passwd', 'utf8');
  const [, , uid, gid] = /^postgres:.*$/m.exec(accounts)?.[0].split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

export interface Cluster {
  readonly nodes: readonly [DatabaseNode, DatabaseNode];
  readonly programs: Programs;
  /** Through HAProxy, and with the addresses of both servers. */
  urls(user: string, database: string): readonly [string, string];
  /** To the primary itself, as the superuser. */
  maintenance(): Promise<EngineConnection>;
  /** Waits until one is the primary and the other its synchronous standby. */
  whole(): Promise<{ primary: DatabaseNode; standby: DatabaseNode }>;
  switchover(primary: DatabaseNode, standby: DatabaseNode): Promise<void>;
  stop(): Promise<void>;
}

/** Two database servers, etcd and HAProxy, from the files of the guide. */
export async function startCluster(programs: Programs, folder: string): Promise<Cluster> {
  const user = await account();
  const own = async (name: string) => {
    const path = join(folder, name);
    await mkdir(path, { mode: 0o700 });
    if (user) await chown(path, user.uid, user.gid);
    return path;
  };
  if (user) await chown(folder, user.uid, user.gid);
  const log = (name: string) => join(folder, `${name}.log`);
  const [client = 0, peer = 0, front = 0, ...nodePorts] = await freePorts(7);
  const at = (port: number) => `127.0.0.1:${port}`;
  const etcd = runProgram(
    programs.etcd,
    [
      ...['--name', 'one', '--data-dir', await own('etcd'), '--enable-v2'],
      ...['--listen-client-urls', `http://${at(client)}`, '--advertise-client-urls', `http://${at(client)}`],
      ...['--listen-peer-urls', `http://${at(peer)}`, '--initial-advertise-peer-urls', `http://${at(peer)}`],
      ...['--initial-cluster', `one=http://${at(peer)}`],
    ],
    {
      ...(user && { user }),
      env: { ETCD_UNSUPPORTED_ARCH: process.arch === 'arm64' ? 'arm64' : '' },
      log: log('etcd'),
    },
  );

  const makeNode = async (name: string, port: number, restPort: number) => {
    const home = await own(name);
    const env = {
      HOME: home,
      PATRONI_NAME: name,
      PATRONI_RESTAPI_LISTEN: at(restPort),
      PATRONI_RESTAPI_CONNECT_ADDRESS: at(restPort),
      PATRONI_POSTGRESQL_LISTEN: at(port),
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: at(port),
      PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
      PATRONI_POSTGRESQL_BIN_DIR: programs.postgres,
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      [programs.isSafeWithEtcd3 ? 'PATRONI_ETCD3_HOSTS' : 'PATRONI_ETCD_HOSTS']: at(client),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: PASSWORDS.superuser,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: PASSWORDS.replication,
      PATRONI_REWIND_USERNAME: 'rewinder',
      PATRONI_REWIND_PASSWORD: PASSWORDS.rewind,
    };
    const start = () =>
      runProgram(programs.patroni, [join(DEPLOY, 'patroni.yml')], {
        ...(user && { user }),
        env,
        log: log(name),
      });
    return new DatabaseNode(name, [port, restPort], join(home, 'data'), start);
  };
  const [port1 = 0, rest1 = 0, port2 = 0, rest2 = 0] = nodePorts;
  const nodes = [await makeNode('db1', port1, rest1), await makeNode('db2', port2, rest2)] as const;
  const haproxy = runProgram(programs.haproxy, ['-f', join(DEPLOY, 'haproxy.cfg'), '-db'], {
    ...(user && { user }),
    env: {
      DATABASE_LISTEN: at(front),
      DB1: at(port1),
      DB1_PATRONI_PORT: String(rest1),
      DB2: at(port2),
      DB2_PATRONI_PORT: String(rest2),
    },
    log: log('haproxy'),
  });

  const until = async <T>(what: string, find: () => Promise<T | undefined>): Promise<T> => {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      if (performance.now() > deadline) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`);
      await sleep(250);
    }
  };
  const inRoles = async () => {
    const roles = await Promise.all(nodes.map((node) => node.role()));
    const primary = nodes[roles.indexOf('primary')];
    return { primary, standby: nodes[roles.indexOf('synchronous standby')] };
  };
  nodes[0].start();
  await until('a primary', async () => (await inRoles()).primary);
  nodes[1].start();

  return {
    nodes,
    programs,
    urls(name, database) {
      const [proxy, several] = [at(front), `${at(port1)},${at(port2)}`].map(
        (hosts) => `postgres://${name}:${name}@${hosts}/${database}`,
      );
      return [proxy ?? '', several ?? ''];
    },
    async maintenance() {
      const primary = await until('a primary', async () => (await inRoles()).primary);
      return {
        host: '127.0.0.1',
        port: primary.port,
        user: 'postgres',
        password: PASSWORDS.superuser,
        database: 'fitarc',
      };
    },
    whole: () =>
      until('a primary with a synchronous standby', async () => {
        const { primary, standby } = await inRoles();
        return primary && standby && { primary, standby };
      }),
    async switchover(primary, standby) {
      const answer = await fetch(`http://127.0.0.1:${primary.restPort}/switchover`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ leader: primary.name, candidate: standby.name }),
      });
      if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`);
    },
    async stop() {
      await haproxy.stop();
      for (const node of nodes) await node.stop();
      await etcd.stop();
    },
  };
}
