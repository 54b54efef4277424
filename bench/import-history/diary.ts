import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DiaryTimes, DiaryWork } from './diary-reader.ts';

const READS_PER_SECOND = 20;

export interface DiaryFigures {
  readonly reads: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

function figuresOf({ times, failed }: DiaryTimes): DiaryFigures {
  if (failed > 0 || times.length === 0)
    throw new Error(`of ${times.length + failed} reads of the diary ${failed} failed`);
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { reads: sorted.length, p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}

/** In a process of its own: what it costs to steer a browser must not count as waiting for the server. */
export async function whileReading<T>(
  url: string,
  token: string,
  run: () => Promise<T>,
): Promise<{ result: T; diary: DiaryFigures }> {
  const work: DiaryWork = { url, token, perSecond: READS_PER_SECOND };
  const child = fork(join(import.meta.dirname, 'diary-reader.ts'), [JSON.stringify(work)]);
  const gone = once(child, 'exit');
  const message = async () => {
    const end = gone.then(([code]) =>
      Promise.reject(new Error(`the reader of the diary ended with ${code}`)),
    );
    return (await Promise.race([once(child, 'message'), end]))[0] as unknown;
  };
  try {
    await message();
    const result = await run();
    const answer = message();
    child.send('stop');
    return { result, diary: figuresOf((await answer) as DiaryTimes) };
  } finally {
    child.kill();
    await gone;
  }
}
