import { type CsvTable, readTable } from './csv-table.ts';
import { type DayAndTime, readDayAndTime, readZoned } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readDuration, readNumber, readPositive, readRpe } from './numbers.ts';
import type { ParsedFile, ParsedSet } from './parsed-file.ts';
import { metresPer, readWeightUnit } from './units.ts';
import { WorkoutBuilder } from './workout-builder.ts';

/** FitNotes on Android, FitNotes 2 on iOS, and a third app of the name. */
export const isFitNotes = (columns: readonly string[]): boolean => {
  const has = (...names: string[]) => names.every((name) => columns.includes(name));
  return (
    has('date', 'exercise', 'category', 'reps', 'time') || has('starttime', 'exercise', 'iswarmup', 'rir')
  );
};

const isYes = (text: string) => /^(1|true|yes)$/i.test(text);

/** FitNotes 2 has a column for each unit. */
function weightOf(cell: (name: string) => string, table: CsvTable) {
  const columns = [
    { text: cell('weight (kg)'), unit: 'kg' },
    { text: cell('weight (lbs)'), unit: 'lbs' },
  ] as const;
  const { text, unit } = columns.find((column) => column.text) ?? {
    text: cell('weight'),
    unit: readWeightUnit(cell('weight unit')) ?? readWeightUnit(table.units.get('weight')),
  };
  return { weight: readNumber(text, table.delimiter) || null, unit };
}

/** The rir is how many repetitions were left: 10 less that is the rate of perceived exertion. */
function exertionOf(cell: (name: string) => string) {
  const rir = readNumber(cell('rir'));
  return readRpe(cell('rpe')) ?? (rir === undefined ? undefined : readRpe(String(10 - rir)));
}

const startOf = (cell: (name: string) => string): DayAndTime | undefined =>
  cell('starttime')
    ? (readZoned(cell('starttime')) ?? readDayAndTime(cell('starttime')))
    : readDayAndTime(cell('date'));

export function readFitNotes(text: string): ParsedFile {
  const table = readTable(text, { surplus: 'exercise' });
  const leftOut = new LeftOutList();
  const builder = new WorkoutBuilder(leftOut);
  for (const row of table.rows) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const started = startOf(cell);
    if (!started) {
      leftOut.add('Rows without a date that can be read', row.line);
      continue;
    }
    const isTimed = cell('starttime') !== '';
    const name = cell('name') || 'Workout';
    const workout = builder.workout({
      key: isTimed ? `${cell('starttime')} ${name}` : started.date,
      name,
      date: started.date,
      startedAt: isTimed ? started.time : undefined,
      endedAt: cell('endtime')
        ? (readZoned(cell('endtime')) ?? readDayAndTime(cell('endtime')))?.time
        : undefined,
    });
    const exercise = builder.exercise(workout, { name: cell('exercise') });
    const { weight, unit } = weightOf(cell, table);
    const distance = readPositive(cell('distance'), table.delimiter);
    const factor = metresPer(cell('distance unit'));
    const set: ParsedSet = {
      kind: isYes(cell('iswarmup')) || /warm/i.test(cell('kind')) ? 'warm_up' : 'normal',
      reps: readNumber(cell('reps'), table.delimiter) ?? 0,
      weight,
      unit,
      rpe: exertionOf(cell),
      seconds: readDuration(cell('time')) || undefined,
      ...(factor ? { metres: distance && distance * factor } : { distance }),
      note: cell('comment') || cell('notes') || cell('note') || undefined,
    };
    builder.set(exercise, set, row.line);
  }
  return {
    ...emptyFile('fitnotes'),
    workouts: builder.list(),
    leftOut: leftOut.list(),
    rows: table.rows.texts(),
  };
}
