import { readTable } from './csv-table.ts';
import { readZoned } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readNumber, readRpe } from './numbers.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readWeightUnit } from './units.ts';
import { WorkoutBuilder } from './workout-builder.ts';

export const isLiftosaur = (columns: readonly string[]): boolean =>
  columns.includes('workout datetime') && columns.includes('completed reps');

/** 'Bench Press, Dumbbell' as other apps write it. */
const nameOf = (text: string) => {
  const comma = text.lastIndexOf(', ');
  return comma < 0 ? text : `${text.slice(0, comma)} (${text.slice(comma + 2)})`;
};

export function readLiftosaur(text: string): ParsedFile {
  const table = readTable(text);
  const leftOut = new LeftOutList();
  const builder = new WorkoutBuilder(leftOut);
  for (const row of table.rows) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const started = readZoned(cell('workout datetime'));
    if (!started) {
      leftOut.add('Rows without a date that can be read', row.line);
      continue;
    }
    const reps = readNumber(cell('completed reps'));
    if (reps === undefined) {
      leftOut.add('Planned sets that were not done', row.line);
      continue;
    }
    const workout = builder.workout({
      key: cell('workout datetime'),
      name: [cell('program'), cell('day name')].filter(Boolean).join(': ') || 'Workout',
      date: started.date,
      startedAt: started.time,
    });
    const exercise = builder.exercise(workout, { name: nameOf(cell('exercise')) });
    builder.set(
      exercise,
      {
        kind: cell('is warmup set?') === '1' ? 'warm_up' : 'normal',
        reps,
        weight: readNumber(cell('completed weight value')) || null,
        unit: readWeightUnit(cell('completed weight unit')),
        rpe: readRpe(cell('completed rpe')),
        note: cell('notes') || undefined,
      },
      row.line,
    );
  }
  return {
    ...emptyFile('liftosaur'),
    workouts: builder.list(),
    leftOut: leftOut.list(),
    rows: table.rows.texts(),
  };
}
