/** The figures as tables, and which of them are not what was promised. */
import { cpus, totalmem } from 'node:os';
import { QUEUED_WRITES, SIGN_INS_A_SECOND } from './beside.ts';
import type { HomeReport, Row } from './measure.ts';

const TARGETS = {
  /** How much dearer the larger database may make anything. */
  growth: 1.5,
  startSeconds: 3,
  memoryMb: 250,
  p99BesideSignInsMs: 100,
  queueSeconds: 1,
};
/** Of what a bare server answers at 50 connections, on the smaller database. */
const SHARES: Readonly<Record<string, number>> = {
  'diary of a day': 0.15,
  dashboard: 0.12,
  'exercise list': 0.12,
  'trends of 90 days': 0.08,
  'food search': 0.08,
  'adding a meal': 0.1,
  'logging a workout': 0.06,
};
const MOST = 50;

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

export const HEADER = [
  '| what | connections | bare a second | small a second | p50 ms | p99 ms | of bare | large a second | p50 ms | p99 ms | dearer |',
  '|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|',
].join('\n');

export const line = (row: Row) => {
  const { question, connections, bare, small, large, share, growth } = row;
  return `| ${[
    question.name,
    connections,
    bare.perSecond.toFixed(0),
    small.perSecond.toFixed(0),
    ms(small.p50),
    ms(small.p99),
    share.toFixed(2),
    large.perSecond.toFixed(0),
    ms(large.p50),
    ms(large.p99),
    growth.toFixed(2),
  ].join(' | ')} |`;
};

const besideLine = ({ p99BesideSignIns, queueSeconds }: HomeReport) =>
  p99BesideSignIns && queueSeconds
    ? ` While ${SIGN_INS_A_SECOND} members a second signed in, 99 of 100 diary reads took at most ${p99BesideSignIns.small.toFixed(0)} and ${p99BesideSignIns.large.toFixed(0)} ms. A device sent ${QUEUED_WRITES} queued writes in ${queueSeconds.small.toFixed(2)} and ${queueSeconds.large.toFixed(2)} s.`
    : '';

const homeTable = (report: HomeReport) => {
  const { rows, startSeconds, memory, steal, home, title = home } = report;
  return [
    `### ${title}`,
    '',
    HEADER,
    ...rows.map(line),
    '',
    `Started in ${startSeconds.small.toFixed(1)} s with the small database, ${startSeconds.large.toFixed(1)} s with the large one. A node held ${memory.small.toFixed(0)} and ${memory.large.toFixed(0)} MB at most, the engine apart.${besideLine(report)} ${percent(steal)} of the processor time went to other virtual machines of the host (steal).`,
  ].join('\n');
};

export function failuresOf(reports: readonly HomeReport[]): string[] {
  const rows = reports.flatMap((report) => report.rows);
  const where = ({ question, connections, home }: Row) =>
    `${question.name}, ${connections} connections, ${home}`;
  const promisedFor = ({ question, connections }: Row) =>
    connections === MOST ? (SHARES[question.name] ?? 0) : 0;
  const tooSlow = rows
    .filter((row) => row.share < promisedFor(row))
    .map((row) => `${where(row)}: ${row.share.toFixed(3)} of bare, ${promisedFor(row)} is promised`);
  const tooDear = rows
    .filter((row) => row.growth > TARGETS.growth)
    .map((row) => `${where(row)}: ${row.growth.toFixed(2)} times dearer on the large database`);
  const bounds = reports.flatMap(({ home, startSeconds, memory, p99BesideSignIns, queueSeconds }) => [
    ...(Math.max(p99BesideSignIns?.small ?? 0, p99BesideSignIns?.large ?? 0) < TARGETS.p99BesideSignInsMs
      ? []
      : [`${home}: a diary read took ${p99BesideSignIns?.large.toFixed(0)} ms (p99) beside sign-ins`]),
    ...(Math.max(queueSeconds?.small ?? 0, queueSeconds?.large ?? 0) < TARGETS.queueSeconds
      ? []
      : [`${home}: ${QUEUED_WRITES} queued writes took ${queueSeconds?.large.toFixed(2)} s`]),
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

Small: 50 members, 50,000 meals, 50,000 sets, 2,500 foods. Large: 1,000 members, 1,000,000 meals, 1,000,000 sets, 1,000,000 foods. Huge, where it was measured (\`--huge\`): 10,000 members, 10,000,000 meals, 10,000,000 sets, 3,000,000 foods; its two columns are large and huge. "Bare" is a \`node:http\` server that does nothing but send as many bytes. All three were asked in turn, in one run, in several short rounds, whose medians stand here; the ratios are medians of the ratios of each round. "Of bare" is the small database against it; "dearer" is small against large.

${reports.map(homeTable).join('\n\n')}

## Promised, and kept or not

- At 50 connections, of bare: ${Object.entries(SHARES)
  .map(([name, least]) => `${name} at least ${least}`)
  .join(', ')}.
- Nothing more than ${TARGETS.growth} times dearer on the large database, or on the huge one than on the large one.
- A diary read under ${TARGETS.p99BesideSignInsMs} ms (p99) while ${SIGN_INS_A_SECOND} sign-ins a second arrive; ${QUEUED_WRITES} queued writes of a device within ${TARGETS.queueSeconds} s.
- Started within ${TARGETS.startSeconds} s with data. Less than ${TARGETS.memoryMb} MB for a node under load.
- At most two waits for the database for whatever a screen reads: \`apps/server/test/round-trips.test.ts\`.

${failures.length === 0 ? 'All of it was kept in this run.' : failures.map((failure) => `- Not kept: ${failure}`).join('\n')}
`;
