import { join } from 'node:path';
import { type Server, tidy } from '../apps/server/test/server-process.ts';
import { install, start, startDatabase } from './installation.ts';
import { judge, Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { type Answer, isGood, some } from './send.ts';
import { count, Findings, type Verdict } from './verdict.ts';

const WRITERS = 8;

/** One of two nodes is told to stop under load, over and over; its callers go on at the other. */
export async function drain({ rounds }: { rounds: number }): Promise<Verdict> {
  const findings = new Findings();
  const home = await install();
  const engine = await startDatabase(home);
  const sums = { good: 0, untaken: 0 };
  const odd: Answer[] = [];
  const codes: (number | null)[] = [];
  let made = 0;
  const newNode = () => start(join(home.dataDir, `node-${++made}`), { DATABASE_URL: engine.url });
  try {
    const nodes: Server[] = await Promise.all([newNode(), newNode()]);
    let busy = 0;
    const ledger = new Ledger(home.tokens);
    const reader = { method: 'GET', path: '/api/workouts/', token: home.tokens[0] ?? '' } as const;
    const onAnswer = (url: string, answer: Answer) => {
      if (isGood(answer)) sums.good++;
      else if (answer === 'refused' || answer === 'cut') sums.untaken++;
      else odd.push(answer);
      // As a client or a balancer does: whoever takes no more calls gets no more.
      if (answer === 'refused' && nodes[busy]?.url === url) busy = 1 - busy;
    };
    const load = startLoad({
      ledger,
      writers: WRITERS,
      strangers: true,
      reader,
      url: () => nodes[busy]?.url ?? '',
      onAnswer,
    });
    for (let round = 0; round < rounds; round++) {
      await load.acknowledged(20);
      const leaving = busy;
      codes.push((await nodes[leaving]?.stop()) ?? null);
      await load.acknowledged(20);
      if (round + 1 < rounds) nodes[leaving] = await newNode();
    }
    await load.stop();
    const settled = await ledger.settle(nodes[busy]?.url ?? '', engine.connection);
    findings.tell(
      `${count(rounds, 'node')} stopped: ${count(sums.good, 'answer')} 2xx, ${odd.length} anything else, ` +
        `${settled.orphans} done without an answer, ${sums.untaken} not taken and sent to the other node`,
    );
    judge(findings, settled);
    findings.expect(
      codes.every((code) => code === 0),
      `a node ended with ${codes.join(', ')}`,
    );
    findings.expect(odd.length === 0, `answered otherwise than 2xx: ${some(odd)}`);
    findings.expect(settled.orphans === 0, 'a call that was accepted got no answer');
  } finally {
    for (let node = 1; node <= made; node++) await tidy(join(home.dataDir, `node-${node}`));
    await engine.stop();
    await tidy(home.dataDir);
  }
  return findings.verdict();
}
