import type { ImportState } from './food-import.repository.ts';
import type { ImportProgress, ImportResult } from './food-import.service.ts';

const number = new Intl.NumberFormat('en-GB');
const counts = ({ lines, taken, unchanged, skipped, refused }: ImportState) =>
  [
    `${number.format(lines)} lines`,
    `${number.format(taken)} taken`,
    `${number.format(unchanged)} unchanged`,
    `${number.format(skipped)} skipped`,
    `${number.format(refused)} bad`,
  ].join(', ');

/** One line about how far it is. */
export const progressLine = (progress: ImportProgress): string =>
  `${Math.min(100, Math.floor(progress.share * 100))} %: ${counts(progress)}`;

const GO_ON = 'Start it again to continue from there.';

function ending({ ended, reason, resumedAt }: ImportResult): string[] {
  if (ended === 'known') return ['This file was already imported. Add --again to import it again.'];
  const start =
    resumedAt > 0 ? [`It continued after line ${number.format(resumedAt)} of an earlier run.`] : [];
  if (ended === 'stopped') return [...start, `Stopped. ${GO_ON}`];
  if (ended === 'broken') {
    return [...start, `The file could not be read to its end (${reason}). Everything read so far is kept.`];
  }
  return start;
}

/** What is said at the end. Skipped are products without a name, a code or believable figures. */
export const importReport = (result: ImportResult): string[] => [
  ...result.badLines.map((line) => `  ${line}`),
  ...(result.refused > result.badLines.length && result.badLines.length > 0 ? ['  …'] : []),
  `${counts(result)}.`,
  ...ending(result),
];

/** Not a single product was in it. */
export const isUnusable = ({ taken, unchanged }: ImportState) => taken + unchanged === 0;
