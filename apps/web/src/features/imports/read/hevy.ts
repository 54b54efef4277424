import type { WeightUnit } from '@fitarc/domain/units';
import type { SetKind } from '@fitarc/domain/workout';
import { readTable } from './csv-table.ts';
import { readDayAndTime } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { lookup } from './lookup.ts';
import { readNumber, readPositive, readRpe } from './numbers.ts';
import type { ParsedFile } from './parsed-file.ts';
import { WorkoutBuilder } from './workout-builder.ts';

export const isHevy = (columns: readonly string[]): boolean =>
  ['exercise_title', 'set_type', 'start_time'].every((name) => columns.includes(name));

const KINDS: Record<string, SetKind> = { warmup: 'warm_up', dropset: 'drop', failure: 'failure' };
const KM = 1000;
const MILE = 1609.344;

const minutesBetween = (start: string | undefined, end: string | undefined) => {
  if (!start || !end) return undefined;
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  return minutes > 0 && minutes <= 1440 ? minutes : undefined;
};

export function readHevy(text: string): ParsedFile {
  const table = readTable(text);
  const unit: WeightUnit | undefined = table.columns.includes('weight_kg')
    ? 'kg'
    : table.columns.includes('weight_lbs')
      ? 'lbs'
      : undefined;
  const leftOut = new LeftOutList();
  const builder = new WorkoutBuilder(leftOut);
  for (const row of table.rows) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const started = readDayAndTime(cell('start_time'));
    if (!started) {
      leftOut.add('Rows without a date that can be read', row.line);
      continue;
    }
    const name = cell('title') || 'Workout';
    const ended = readDayAndTime(cell('end_time'))?.time;
    const workout = builder.workout({
      key: `${started.time ?? started.date} ${name}`.slice(0, 300),
      name,
      date: started.date,
      startedAt: started.time,
      endedAt: ended,
      minutes: minutesBetween(started.time, ended),
      notes: cell('description') || undefined,
    });
    const superset = readNumber(cell('superset_id'));
    const index = readNumber(cell('set_index'));
    const exercise = builder.exercise(
      workout,
      {
        name: cell('exercise_title'),
        notes: cell('exercise_notes') || undefined,
        // They count from 0, and ours from 1.
        superset: superset === undefined ? undefined : superset + 1,
      },
      index === 0,
    );
    const kilometers = readPositive(cell('distance_km'));
    const miles = readPositive(cell('distance_miles'));
    builder.set(
      exercise,
      {
        kind: lookup(KINDS, cell('set_type').toLowerCase()) ?? 'normal',
        reps: readNumber(cell('reps')) ?? 0,
        weight: readNumber(cell('weight_kg') || cell('weight_lbs') || cell('weight')) || null,
        unit,
        rpe: readRpe(cell('rpe')),
        seconds: readPositive(cell('duration_seconds')),
        metres: kilometers ? kilometers * KM : miles && miles * MILE,
      },
      row.line,
    );
  }
  return {
    ...emptyFile('hevy'),
    workouts: builder.list(),
    leftOut: leftOut.list(),
    rows: table.rows.texts(),
  };
}
