import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger } from './ledger.ts';
import { type Answer, type Call, isGood, send } from './send.ts';

const PAUSE_MS = 20;
const TROUBLE_MS = 100;
const PATIENCE_MS = 60_000;

export interface Load {
  /** Waits until so many more writes were acknowledged. */
  acknowledged(more: number): Promise<void>;
  /** How the reads that went along were answered. */
  readonly reads: Answer[];
  /** Every caller finishes what it is at. */
  stop(): Promise<void>;
}

export interface LoadOptions {
  readonly ledger: Ledger;
  readonly writers: number;
  readonly reader?: Call;
  /** Every second writer comes over a new connection each time. */
  readonly strangers?: boolean;
  /** Where the next call goes; asked before each. */
  url(): string;
  /** Told of every answer. */
  onAnswer?(url: string, answer: Answer): void;
}

/** Callers that write, and one that reads, one call after the other. */
export function startLoad({ ledger, writers, reader, strangers, url, onAnswer }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true });
  const passing = new Agent();
  const reads: Answer[] = [];
  let stopped = false;
  const call = async (what: Call, over = agent) => {
    const target = url();
    const answer = await send(target, what, over);
    onAnswer?.(target, answer);
    if (!isGood(answer)) await sleep(TROUBLE_MS);
    return answer;
  };
  const callers = Array.from({ length: writers }, async (_, place) => {
    while (!stopped) {
      const write = ledger.next();
      write.answer = await call(write.call, strangers && place % 2 ? passing : agent);
    }
  });
  if (reader) {
    callers.push(
      (async () => {
        while (!stopped) {
          reads.push(await call(reader));
          await sleep(PAUSE_MS);
        }
      })(),
    );
  }
  return {
    reads,
    async acknowledged(more) {
      const deadline = performance.now() + PATIENCE_MS;
      const wanted = ledger.acknowledged() + more;
      while (ledger.acknowledged() < wanted) {
        if (performance.now() > deadline) throw new Error(`not ${more} writes were acknowledged in a minute`);
        await sleep(PAUSE_MS);
      }
    },
    async stop() {
      stopped = true;
      await Promise.all(callers);
      agent.destroy();
    },
  };
}
