import { isLocalDate } from '@fitarc/domain/local-date';
import { type CsvRow, readTable, rowText } from './csv-table.ts';
import { instantOf } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readNumber } from './numbers.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readWeightUnit } from './units.ts';
import { WorkoutBuilder } from './workout-builder.ts';

export const isJefit = (text: string): boolean =>
  /^### [A-Z ]+ #+\s*$/m.test(text) && /EXERCISE LOGS/.test(text);

/** One file with several tables, each under a line '### NAME ####'. */
function sectionsOf(text: string): Map<string, readonly CsvRow[]> {
  const parts = text.split(/^### ([A-Z ]+?) #+[^\n]*$/m).slice(1);
  const sections = new Map<string, readonly CsvRow[]>();
  for (let at = 0; at + 1 < parts.length; at += 2)
    sections.set((parts[at] ?? '').trim(), [...readTable((parts[at + 1] ?? '').trim()).rows]);
  return sections;
}

const cellOf = (row: CsvRow | undefined, name: string) => row?.cells.get(name) ?? '';

/** '44.10x5,44.10x5' as weight and repetitions. */
const setsOf = (logs: string) =>
  logs.split(',').flatMap((part) => {
    const [weight, reps] = part
      .trim()
      .split('x')
      .map((value) => readNumber(value));
    return weight === undefined || reps === undefined
      ? []
      : [{ weight: weight || null, reps: Math.round(reps) }];
  });

export function readJefit(text: string): ParsedFile {
  const sections = sectionsOf(text);
  const setting = (sections.get('SETTING') ?? sections.get('PROFILE') ?? [])[0];
  const unit = readWeightUnit(cellOf(setting, 'mass'));
  const sessions = new Map(
    (sections.get('WORKOUT SESSIONS') ?? []).map((row) => [cellOf(row, '_id'), row] as const),
  );
  const leftOut = new LeftOutList();
  const builder = new WorkoutBuilder(leftOut);
  const rows: string[] = [];
  for (const row of sections.get('EXERCISE LOGS') ?? []) {
    const date = cellOf(row, 'mydate').slice(0, 10);
    if (!isLocalDate(date)) {
      leftOut.add('Rows without a date that can be read');
      continue;
    }
    rows.push(rowText(row));
    const sessionId = cellOf(row, 'belongsession');
    const session = sessions.get(sessionId);
    const start = readNumber(cellOf(session, 'starttime'));
    const seconds = readNumber(cellOf(session, 'total_time'));
    const workout = builder.workout({
      key: `${date} ${sessionId}`,
      name: 'Workout',
      date,
      startedAt: start ? instantOf(start * 1000) : undefined,
      minutes: seconds ? Math.round(seconds / 60) : undefined,
    });
    const exercise = builder.exercise(workout, { name: cellOf(row, 'ename') }, true);
    for (const set of setsOf(cellOf(row, 'logs'))) builder.set(exercise, { kind: 'normal', unit, ...set });
  }
  return { ...emptyFile('jefit'), workouts: builder.list(), leftOut: leftOut.list(), rows };
}
