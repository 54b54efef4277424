/** Started by diary.ts: reads a diary so many times a second, also while an answer before is still on its way. */
import { Agent, get } from 'node:http';

export interface DiaryWork {
  readonly url: string;
  readonly token: string;
  readonly perSecond: number;
}
export interface DiaryTimes {
  readonly times: readonly number[];
  /** Not answered, or not with a 200. */
  readonly failed: number;
}

const { url, token, perSecond }: DiaryWork = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true });
const headers = { authorization: `Bearer ${token}` };
const times: number[] = [];
let failed = 0;

const read = () =>
  new Promise<void>((resolve) => {
    const startedAt = performance.now();
    const fail = () => {
      failed += 1;
      resolve();
    };
    const request = get(url, { agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        if (answer.statusCode !== 200) return fail();
        times.push(performance.now() - startedAt);
        resolve();
      });
    });
    request.once('error', fail);
  });

// The first one opens the connection.
await read();
times.length = 0;
const reads: Promise<void>[] = [];
const timer = setInterval(() => reads.push(read()), 1000 / perSecond);
process.send?.('started');
process.once('message', async () => {
  clearInterval(timer);
  await Promise.all(reads);
  const report: DiaryTimes = { times, failed };
  process.send?.(report, () => process.exit());
});
// Whoever started it has gone.
process.once('disconnect', () => process.exit());
