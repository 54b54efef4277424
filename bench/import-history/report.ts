import type { DiaryFigures } from './diary.ts';
import type { ImportFigures } from './import-page.ts';

export interface Measured {
  readonly imported: ImportFigures;
  readonly before: DiaryFigures;
  readonly during: DiaryFigures;
  readonly stored: number;
}

interface Row {
  readonly figure: string;
  readonly measured: string;
  readonly bound?: string;
  readonly isOk?: boolean;
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const ms = ({ reads, p50, p99, max }: DiaryFigures) =>
  `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} (${reads} reads)`;
/** What could not be measured is no number, and below no bound. */
const below = (value: number, most: number) => ({ bound: `under ${whole(most)}`, isOk: value < most });

const rowsOf = ({ imported, before, during, stored }: Measured, sets: number): Row[] => [
  {
    figure: 'import, from the choice of the file to the end, s',
    measured: imported.seconds.toFixed(1),
    ...below(imported.seconds, 60),
  },
  { figure: 'of that until the preview, s', measured: imported.previewSeconds.toFixed(1) },
  {
    figure: 'growth of the process of page and worker at its peak, MB',
    measured: imported.growth.page.toFixed(0),
    ...below(imported.growth.page || Number.NaN, 150),
  },
  { figure: 'growth of the whole browser at its peak, MB', measured: imported.growth.browser.toFixed(0) },
  {
    figure: 'largest request, bytes',
    measured: whole(imported.largestRequest),
    ...below(imported.largestRequest, 1_000_000),
  },
  { figure: 'requests', measured: whole(imported.requests) },
  { figure: "somebody else's diary before, ms", measured: ms(before) },
  {
    figure: "somebody else's diary during the import, ms",
    measured: ms(during),
    bound: 'p99 under 100',
    isOk: during.p99 < 100,
  },
  {
    figure: 'sets in the database',
    measured: whole(stored),
    bound: `exactly ${whole(sets)}`,
    isOk: stored === sets,
  },
];

const verdict = ({ isOk }: Row) => (isOk === undefined ? '' : isOk ? 'ok' : 'MISSED');

/** Prints the table; whether every bound was kept. */
export function report(measured: Measured, sets: number): boolean {
  const rows = rowsOf(measured, sets);
  console.log('\n| figure | measured | bound | verdict |\n|---|---|---|---|');
  for (const row of rows)
    console.log(`| ${row.figure} | ${row.measured} | ${row.bound ?? ''} | ${verdict(row)} |`);
  return rows.every(({ isOk = true }) => isOk);
}
