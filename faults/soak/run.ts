/** `npm run soak`: see docs/soak.md. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureServerBuilt } from '../../scripts/lib/build.mjs';
import { DAYS, long, SHORT, type Soaked, type SoakOptions, soak } from './soak.ts';

const machine = () =>
  `${availableParallelism()} cores ${process.platform}-${process.arch}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}`;

const documentOf = (
  { passed, lines, tables }: Soaked,
  { minutes, members, daysAtOnce }: SoakOptions,
) => `# Soak test

Written by \`npm run soak -- --minutes ${minutes} --write\` on ${new Date().toISOString().slice(0, 10)}, ${machine()}. Load, nodes and database shared that computer.

Three nodes on one database served ${members} members for ${minutes} minutes, in which their clock went ${DAYS} days forward, ${daysAtOnce} at a time. The hourly jobs of each node ran up to four times in between.

${passed ? 'All of it was kept in this run.' : 'Not all of it was kept in this run.'}

${lines.map((line) => `- ${line}`).join('\n')}

${tables}
`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0 && minutes <= 24 * 60)) throw new Error('--minutes must be a number up to 1440');
await ensureServerBuilt();
const options = values.short ? SHORT : long(minutes);
const onDay = (day: number, visits: number) => {
  console.log(`day ${day} of ${DAYS}: ${visits} visits so far`);
};
const soaked = await soak({ ...options, onDay });
console.log(`${soaked.lines.join('\n')}\n\n${soaked.tables}\n\n${soaked.passed ? 'kept' : 'NOT KEPT'}`);
if (values.write)
  await writeFile(join(import.meta.dirname, '..', '..', 'docs', 'soak.md'), documentOf(soaked, options));
process.exit(soaked.passed ? 0 : 1);
