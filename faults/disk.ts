import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withClient } from '../apps/server/src/platform/engine/connect.ts';
import type { EngineConnection } from '../apps/server/src/platform/engine/engine-types.ts';
import { newFolder, tidy } from '../apps/server/test/server-process.ts';
import { databaseOf, install, start } from './installation.ts';
import { judge, Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { type Answer, isGood, isUnavailable, some } from './send.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const run = promisify(execFile);
const SIZE = '256m';
const PIECE = Buffer.alloc(64 * 1024);
const WRITERS = 4;

async function mountSmallDisk(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  const folder = await newFolder();
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'fitarc-faults', folder]);
    return folder;
  } catch {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
}

/** Fills what is left, to the last block. */
async function fill(file: string): Promise<void> {
  for (;;) {
    try {
      await writeFile(file, PIECE, { flag: 'a' });
    } catch {
      return;
    }
  }
}

/** Takes up the room of the write-ahead log until PostgreSQL can go on no more and gives up. */
async function useUpLog(connection: EngineConnection): Promise<boolean> {
  const piece = `select pg_logical_emit_message(false, 'faults', repeat('x', 4000000))`;
  try {
    await withClient(connection, undefined, async (client) => {
      for (let turn = 0; turn < 200; turn++) await client.query(piece);
    });
    return false;
  } catch {
    return true;
  }
}

/** The disk of DATA_DIR is full for a while: first for the tables, then for the log of the database too. */
export async function disk({ fullMs }: { fullMs: number }): Promise<Verdict> {
  const place = await mountSmallDisk();
  if (!place) return { passed: true, skipped: true, lines: ['skipped: needs root to mount a small disk'] };
  const findings = new Findings();
  const dataDir = join(place, 'data');
  try {
    await mkdir(dataDir);
    const home = await install(dataDir);
    const server = await start(dataDir);
    const ballast = join(place, 'ballast');
    const ledger = new Ledger(home.tokens);
    const sums = { good: 0, away: 0 };
    const odd: Answer[] = [];
    const onAnswer = (_url: string, answer: Answer) => {
      if (isGood(answer)) sums.good++;
      else if (isUnavailable(answer)) sums.away++;
      else odd.push(answer);
    };
    const reader = { method: 'GET', path: '/api/users/profile', token: home.tokens[0] ?? '' } as const;
    const load = startLoad({ ledger, writers: WRITERS, reader, url: () => server.url, onAnswer });
    await load.acknowledged(20);
    await fill(ballast);
    while (sums.away < 20) await sleep(20);
    const readsBefore = load.reads.length;
    while (load.reads.length < readsBefore + 5) await sleep(20);
    const reads = load.reads.slice(readsBefore);
    const panicked = await useUpLog(await databaseOf(home));
    await server.line(/The disk of \S+ is full\. Nothing can be saved/);
    await sleep(fullMs);
    await rm(ballast);
    await load.acknowledged(20);
    await load.stop();

    const said = server.output().match(/"msg":"The disk of/g)?.length ?? 0;
    findings.tell(
      `${count(sums.good, 'answer')} 2xx, ${sums.away} times 503 while it was full, ${odd.length} anything else, ` +
        `${reads.filter(isGood).length} of ${reads.length} reads answered on a full disk, said ${count(said, 'time')} what is wrong, back by itself`,
    );
    judge(findings, await ledger.settle(server.url, await databaseOf(home)));
    findings.expect(panicked, 'the log of the database never ran out of room');
    findings.expect(reads.every(isGood), `reads on a full disk are answered ${some(reads)}`);
    findings.expect(odd.length === 0, `answered otherwise than 2xx or 503: ${some(odd)}`);
    findings.expect((await server.stop()) === 0, 'the server did not end with 0');
  } finally {
    await tidy(dataDir);
    await run('umount', [place]);
    await rm(place, { recursive: true, force: true });
  }
  return findings.verdict();
}
