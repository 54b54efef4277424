/** How long a diary read takes while others sign in, and how long a device needs to send what waited on it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './fill.ts';
import { load } from './load.ts';
import { median } from './median.ts';
import { DIARY, queuedWrite, type Request, SIGN_IN } from './questions.ts';

export const SIGN_INS_A_SECOND = 20;
const READERS = 5;
const SECONDS = 5;
export const QUEUED_WRITES = 50;

/** So many a second, whether or not those before have been answered: sign-ins do not wait for each other. */
async function signInSteadily(url: string, callers: readonly Caller[]): Promise<number> {
  const [make] = SIGN_IN.requests;
  if (!make) throw new Error('nobody signs in');
  const sent: Promise<Response>[] = [];
  for (let turn = 0; turn < SIGN_INS_A_SECOND * SECONDS; turn++) {
    const caller = callers[turn % callers.length];
    if (caller) sent.push(send(url, make(caller)));
    await sleep(1000 / SIGN_INS_A_SECOND);
  }
  const answers = await Promise.all(sent);
  return answers.filter(({ ok }) => !ok).length;
}

const send = (url: string, { path, method, headers, body }: Request): Promise<Response> =>
  fetch(url + path, { method, headers, body: body ?? null });

/** The p99 in milliseconds. */
export async function diaryBesideSignIns(url: string, callers: readonly Caller[]): Promise<number> {
  const [read, failed] = await Promise.all([
    load({ urls: [url], question: DIARY, callers, connections: READERS, seconds: SECONDS }),
    signInSteadily(url, callers),
  ]);
  if (failed > 0) throw new Error(`${failed} sign-ins failed`);
  return read.p99;
}

const ROUNDS = 5;

/** In seconds, the median of some members: the queue of a device sends one write after the other. */
export async function queueSeconds(url: string, callers: readonly Caller[]): Promise<number> {
  const taken: number[] = [];
  for (const caller of callers.slice(0, ROUNDS)) {
    const startedAt = performance.now();
    for (let place = 0; place < QUEUED_WRITES; place++) {
      const answer = await send(url, queuedWrite(caller, place));
      if (!answer.ok) throw new Error(`a queued write was answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    }
    taken.push((performance.now() - startedAt) / 1000);
  }
  return median(taken);
}
