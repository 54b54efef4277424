/** One question after the other, at each number of connections: the bare server, the small and the large in turn. */
import { diaryBesideSignIns, queueSeconds } from './beside.ts';
import type { Caller } from './fill.ts';
import { type HomeName, type Installation, startBare, startInstallation } from './homes.ts';
import { type Load, load, type Measured } from './load.ts';
import { median } from './median.ts';
import { QUESTIONS, type Question } from './questions.ts';
import { watchSteal } from './steal.ts';

const CONNECTIONS = [1, 10, 50] as const;
/** Several short ones, in turn: whatever else the machine does then falls on all three alike. */
const ROUNDS = 3;
/** Node makes code fast that has run often; a server that has just been started is not what members meet. */
const WARM_UP = { connections: 50, seconds: 3 };
/** What is slow on purpose needs longer until there is enough to count. */
const SLOW = 3;

export interface Filled {
  readonly dataDir: string;
  readonly callers: readonly Caller[];
}
export type Both<T> = { readonly small: T; readonly large: T };

export interface Row {
  readonly home: HomeName;
  readonly question: Question;
  readonly connections: number;
  readonly bare: Measured;
  readonly small: Measured;
  readonly large: Measured;
  /** Small of bare, and small of large: the median of the rounds. */
  readonly share: number;
  readonly growth: number;
}
export interface HomeReport {
  readonly home: HomeName;
  /** Where other sizes than small and large were compared. */
  readonly title?: string;
  readonly rows: readonly Row[];
  readonly startSeconds: Both<number>;
  readonly memory: Both<number>;
  /** The share of processor time that other virtual machines of the host took meanwhile. */
  readonly steal: number;
  /** Of a diary read, in milliseconds; unset where only one question was asked. */
  readonly p99BesideSignIns?: Both<number>;
  /** For the writes that waited on a device. */
  readonly queueSeconds?: Both<number>;
}

/** The bytes of each answer, so that the bare server sends as many. */
async function sizesOf(question: Question, url: string, caller: Caller): Promise<number[]> {
  const sizes: number[] = [];
  for (const make of question.requests) {
    const { path, body = null, ...request } = make(caller);
    // Not kept open: the server would close it while the others are measured.
    const headers = { ...request.headers, connection: 'close' };
    const answer = await fetch(`${url}${path}`, { ...request, headers, body });
    const bytes = await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    sizes.push(bytes.byteLength);
  }
  return sizes;
}

const together = (all: readonly Measured[]): Measured => ({
  perSecond: median(all.map(({ perSecond }) => perSecond)),
  p50: median(all.map(({ p50 }) => p50)),
  p99: median(all.map(({ p99 }) => p99)),
});
/** Round by round, because those of one round ran one right after the other. */
const medianRatio = (over: readonly Measured[], under: readonly Measured[]) =>
  median(over.map(({ perSecond }, round) => perSecond / (under[round]?.perSecond ?? perSecond)));

async function measureQuestion(
  home: HomeName,
  question: Question,
  running: Both<Installation>,
  filled: Both<Filled>,
  seconds: number,
): Promise<Row[]> {
  const { callers } = filled.large;
  const [first] = callers;
  const [url] = running.large.urls;
  if (!first || !url) throw new Error('nobody asks');
  const instead = (await sizesOf(question, url, first)).map((size) => `/${size}`);
  const bare = await startBare();
  const loads: Record<'bare' | 'small' | 'large', Pick<Load, 'urls' | 'callers' | 'instead'>> = {
    bare: { urls: [bare.url], callers, instead },
    small: { urls: running.small.urls, callers: filled.small.callers },
    large: { urls: running.large.urls, callers },
  };
  const names = Object.keys(loads) as (keyof typeof loads)[];
  const stretch = question.isSlowOnPurpose ? SLOW : 1;
  for (const name of names) await load({ ...loads[name], question, ...WARM_UP });
  const rows: Row[] = [];
  for (const connections of CONNECTIONS) {
    const taken = { bare: [] as Measured[], small: [] as Measured[], large: [] as Measured[] };
    for (let round = 0; round < ROUNDS; round++)
      for (const name of names)
        taken[name].push(await load({ ...loads[name], question, connections, seconds: seconds * stretch }));
    rows.push({
      home,
      question,
      connections,
      bare: together(taken.bare),
      small: together(taken.small),
      large: together(taken.large),
      share: medianRatio(taken.small, taken.bare),
      growth: medianRatio(taken.small, taken.large),
    });
  }
  await bare.stop();
  return rows;
}

export async function measureHome(
  home: HomeName,
  filled: Both<Filled>,
  { seconds, question: wanted }: { readonly seconds: number; readonly question: string },
  told: (row: Row) => void,
): Promise<HomeReport> {
  const small = await startInstallation(home, filled.small.dataDir);
  const large = await startInstallation(home, filled.large.dataDir);
  const rows: Row[] = [];
  const stealOf = await watchSteal();
  try {
    for (const question of QUESTIONS.filter(({ name }) => name.startsWith(wanted))) {
      const measured = await measureQuestion(home, question, { small, large }, filled, seconds);
      measured.forEach(told);
      rows.push(...measured);
    }
    const [smallUrl = '', largeUrl = ''] = [small.urls[0], large.urls[0]];
    const beside = wanted === '' && {
      p99BesideSignIns: {
        small: await diaryBesideSignIns(smallUrl, filled.small.callers),
        large: await diaryBesideSignIns(largeUrl, filled.large.callers),
      },
      queueSeconds: {
        small: await queueSeconds(smallUrl, filled.small.callers),
        large: await queueSeconds(largeUrl, filled.large.callers),
      },
    };
    return {
      ...beside,
      home,
      rows,
      steal: await stealOf(),
      startSeconds: { small: small.startSeconds, large: large.startSeconds },
      memory: { small: await small.memory(), large: await large.memory() },
    };
  } finally {
    await small.stop();
    await large.stop();
  }
}
