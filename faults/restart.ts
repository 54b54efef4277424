import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tidy } from '../apps/server/test/server-process.ts';
import { install, start, startDatabase } from './installation.ts';
import { judge, Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { type Answer, isGood, isUnavailable, some } from './send.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const WRITERS = 8;
const OUTAGE_MS = 1000;

/** The database is stopped and started again under load; the server stays as it is. */
export async function restart({ rounds }: { rounds: number }): Promise<Verdict> {
  const findings = new Findings();
  const home = await install();
  let engine = await startDatabase(home);
  const sums = { good: 0, away: 0 };
  const odd: Answer[] = [];
  try {
    const server = await start(join(home.dataDir, 'node'), { DATABASE_URL: engine.url });
    const ledger = new Ledger(home.tokens);
    const reader = { method: 'GET', path: '/api/workouts/', token: home.tokens[0] ?? '' } as const;
    const onAnswer = (_url: string, answer: Answer) => {
      if (isGood(answer)) sums.good++;
      else if (isUnavailable(answer)) sums.away++;
      else odd.push(answer);
    };
    const load = startLoad({ ledger, writers: WRITERS, reader, url: () => server.url, onAnswer });
    for (let round = 0; round < rounds; round++) {
      await load.acknowledged(20);
      await engine.stop();
      await sleep(OUTAGE_MS);
      engine = await startDatabase(home);
    }
    await load.acknowledged(20);
    await load.stop();
    findings.tell(
      `${count(rounds, 'restart')}: ${count(sums.good, 'answer')} 2xx, ${sums.away} times 503, ${odd.length} anything else`,
    );
    judge(findings, await ledger.settle(server.url, engine.connection));
    findings.expect(sums.away > 0, 'no call met the outage');
    findings.expect(odd.length === 0, `answered otherwise than 2xx or 503: ${some(odd)}`);
    findings.expect((await server.stop()) === 0, 'the server did not end with 0');
  } finally {
    await tidy(join(home.dataDir, 'node'));
    await engine.stop();
    await tidy(home.dataDir);
  }
  return findings.verdict();
}
