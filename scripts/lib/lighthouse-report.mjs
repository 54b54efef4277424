import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { areInTime, repeatRows, repeatTable } from './repeat-visits.mjs';
import { isReadable, READABLE_S, slowLineRows, slowLineTable } from './slow-line.mjs';
import { ANSWER_MS, LIMIT_MS, slowJourneys, tapsRows, tapsTable } from './taps.mjs';
import { table } from './terminal.mjs';

const REPORT = inRoot('docs/lighthouse.md');
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const LATEST_PAINT_S = 2.2;
const MOST_SHIFT = 0.02;
const REPEAT_LIMIT_S = 1;

const HEAD = ['page', ...CATEGORIES, 'LCP', 'TBT', 'CLS'];
const cells = ({ name, scores, paint, blocked, shift }) => [
  name,
  ...scores,
  `${(paint / 1000).toFixed(1)} s`,
  `${Math.round(blocked)} ms`,
  shift.toFixed(3),
];

export function printTables({ results, taps, slow, visits }) {
  if (results.length > 0) console.log(table([HEAD, ...results.map(cells)]));
  if (taps.length > 0) console.log(tapsTable(taps));
  if (slow.length > 0) console.log(slowLineTable(slow));
  if (visits.length > 0) console.log(repeatTable(visits));
}

/** What a page promises and does not keep. The largest paint is rounded as it is printed. */
function missedBy({ name, scores, paint, shift }) {
  const poor = CATEGORIES.filter((category, index) => scores[index] < LEAST[category]);
  const late = Number((paint / 1000).toFixed(1)) > LATEST_PAINT_S;
  return [
    ...poor.map((category) => `${name}: ${category} ${scores[CATEGORIES.indexOf(category)]}`),
    ...(late ? [`${name}: LCP ${(paint / 1000).toFixed(1)} s`] : []),
    ...(shift > MOST_SHIFT ? [`${name}: CLS ${shift.toFixed(3)}`] : []),
  ];
}

export const missedPromises = ({ results, taps, slow, visits }) => [
  ...results.flatMap(missedBy),
  ...slowJourneys(taps).map((name) => `${name}: INP over ${LIMIT_MS} ms`),
  ...(isReadable(slow) ? [] : ['The dashboard on a slow line']),
  ...(areInTime(visits, REPEAT_LIMIT_S) ? [] : ['A repeat visit was too slow']),
];

const asMarkdown = (rows) => rows.map((row) => `| ${row.join(' | ')} |`).join('\n');

export function writeReport({ results, taps, slow, visits }, runs, lighthouse) {
  const rows = [HEAD, HEAD.map(() => '---'), ...results.map(cells)];
  const browser = /Chrome\/[\d.]+/.exec(results[0].browser)?.[0].replace('/', ' ');
  const machine = `${os.availableParallelism()} cores, ${os.platform()} ${os.arch()}, Node ${process.versions.node}, ${browser}`;
  const speeds = results.flatMap((result) => result.speeds).map(Math.round);
  const load = os.loadavg()[1].toFixed(1);
  const missed = missedPromises({ results, taps, slow, visits });
  const text = `# Lighthouse

What \`npm run lighthouse -- --write\` measured on ${new Date().toISOString().slice(0, 10)} (${machine}, ${lighthouse.replace('@', ' ')}).

The command tests the demo with Lighthouse's default settings: a simulated phone on a slow 4G connection, with a processor four times slower and an empty cache. It opens the landing page and every page of members in the [table of pages](adr/0023-one-table-of-pages.md); what the demo has none of, such as a recipe, it adds first. The server and Lighthouse run at low priority, because on a real phone neither would run next to the browser. Performance, LCP and TBT are from the median of ${runs} runs; the other values are the worst of those runs. A busy machine gives poor results: Lighthouse's own speed benchmark was between ${Math.min(...speeds)} and ${Math.max(...speeds)} in these runs, and the load of the last five minutes was ${load} at the end; on an idle machine, the two numbers are close, and the load is below the number of cores.

The command fails if performance is below ${LEAST.performance}, another score below 100, LCP above ${LATEST_PAINT_S} s or the layout shift (CLS) above ${MOST_SHIFT}. ${missed.length === 0 ? 'Nothing was missed.' : `Missed in this run: ${missed.join('; ')}.`}

${asMarkdown(rows)}

## Taps

\`npm run lighthouse -- --only=taps\`: what members do every day, with a processor four times slower. INP is the time from a tap or a key to the next picture, of the slowest interaction. Every tap is to answer within ${ANSWER_MS} ms; the command prints those that do not, and fails above ${LIMIT_MS} ms.

${asMarkdown(tapsRows(taps))}

## The dashboard on a slow line

\`npm run lighthouse -- --only=slow-line\`: 400 ms to the server and 50 kB a second, with the same processor, the median of ${runs} visits. On a first visit, “readable” is the heading above the places of the cards, which the server sends with the page; on a repeat visit it is the first card with the member's own figures. The command fails if that takes ${READABLE_S} s, or if the page moves by more than ${MOST_SHIFT}.

${asMarkdown(slowLineRows(slow))}

## Repeat visits

The same phone opens a page again, with what the shell worker stored: processor and connection are slowed down by the browser itself, and the times are the median of ${runs} visits. “Content” is the first card with the member's own figures. It is painted from the snapshot of the last visit; the application draws the same page behind it and then takes its place. The command fails if the content is painted after ${REPEAT_LIMIT_S.toFixed(1)} s.

${asMarkdown(repeatRows(visits))}
`;
  fs.writeFileSync(REPORT, text);
  console.log(`Written to ${path.relative(inRoot('.'), REPORT)}.`);
}
