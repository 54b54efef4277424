/** The figures as tables, and which of them are not what was promised. */
import { cpus, totalmem } from 'node:os';
import type { HomeReport, Row } from './measure.ts';

const TARGETS = {
  /** Of what a bare server answers, the diary of a day at 50 connections, each member's read by itself. */
  diaryShare: 0.15,
  /** How much dearer the large database may make anything. */
  growth: 2,
  startSeconds: 3,
  memoryMb: 250,
};
const DIARY = 'diary of a day';
const MOST = 50;

const share = ({ bare, small }: Row) => small.perSecond / bare.perSecond;
const growth = ({ small, large }: Row) => small.perSecond / large.perSecond;
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

export const HEADER = [
  '| what | connections | bare a second | small a second | p50 ms | p99 ms | of bare | large a second | p50 ms | p99 ms | dearer |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
].join('\n');

export const line = (row: Row) => {
  const { question, connections, bare, small, large } = row;
  return `| ${[
    question.name,
    connections,
    bare.perSecond.toFixed(0),
    small.perSecond.toFixed(0),
    ms(small.p50),
    ms(small.p99),
    share(row).toFixed(2),
    large.perSecond.toFixed(0),
    ms(large.p50),
    ms(large.p99),
    growth(row).toFixed(2),
  ].join(' | ')} |`;
};

const homeTable = ({ rows, startSeconds, memory, home }: HomeReport) =>
  [
    `### ${home}`,
    '',
    HEADER,
    ...rows.map(line),
    '',
    `Started in ${startSeconds.small.toFixed(1)} s with the small database, ${startSeconds.large.toFixed(1)} s with the large one. A node held ${memory.small.toFixed(0)} and ${memory.large.toFixed(0)} MB at most, the engine apart.`,
  ].join('\n');

export function failuresOf(reports: readonly HomeReport[]): string[] {
  const rows = reports.flatMap((report) => report.rows);
  const where = ({ question, connections, home }: Row) =>
    `${question.name}, ${connections} connections, ${home}`;
  const tooSlow = rows
    .filter(({ question, connections }) => question.name === DIARY && connections === MOST)
    .filter((row) => share(row) < TARGETS.diaryShare)
    .map((row) => `${where(row)}: ${share(row).toFixed(3)} of bare, ${TARGETS.diaryShare} is promised`);
  const tooDear = rows
    .filter((row) => growth(row) > TARGETS.growth)
    .map((row) => `${where(row)}: ${growth(row).toFixed(2)} times dearer on the large database`);
  const bounds = reports.flatMap(({ home, startSeconds, memory }) => [
    ...(startSeconds.large < TARGETS.startSeconds ? [] : [`${home}: started in ${startSeconds.large} s`]),
    ...(Math.max(memory.small, memory.large) < TARGETS.memoryMb
      ? []
      : [`${home}: ${memory.large.toFixed(0)} MB`]),
  ]);
  return [...tooSlow, ...tooDear, ...bounds];
}

const machine = () =>
  `${cpus().length} cores ${process.platform}-${process.arch}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;

export const documentOf = (reports: readonly HomeReport[], failures: readonly string[]) => `# Figures

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, ${machine()}. Load, server and database shared that computer.

Small: 50 members, 50,000 meals, 50,000 sets, 2,500 foods. Large: 1,000 members, 1,000,000 meals, 1,000,000 sets, 1,000,000 foods. "Bare" is a \`node:http\` server that does nothing but send as many bytes. All three were asked in turn, in one run. "Of bare" is the small database against it; "dearer" is small against large.

${reports.map(homeTable).join('\n\n')}

## Promised, and kept or not

- The diary of a day at 50 connections: at least ${TARGETS.diaryShare} of bare.
- Nothing more than ${TARGETS.growth} times dearer on the large database.
- Started within ${TARGETS.startSeconds} s with data. Less than ${TARGETS.memoryMb} MB for a node under load.
- At most two waits for the database for whatever a screen reads: \`apps/server/test/round-trips.test.ts\`.

${failures.length === 0 ? 'All of it was kept in this run.' : failures.map((failure) => `- Not kept: ${failure}`).join('\n')}
`;
