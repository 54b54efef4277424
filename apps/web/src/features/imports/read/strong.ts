import type { WeightUnit } from '@fitarc/domain/units';
import type { SetKind } from '@fitarc/domain/workout';
import { type CsvTable, readTable } from './csv-table.ts';
import { readDayAndTime } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { lookup } from './lookup.ts';
import { readDuration, readNumber, readPositive, readRpe } from './numbers.ts';
import type { ParsedFile, ParsedSet } from './parsed-file.ts';
import { metresPer, readWeightUnit } from './units.ts';
import { WorkoutBuilder } from './workout-builder.ts';

/** The columns in the languages in which Strong writes its header, all to the English ones of today. */
const TRANSLATIONS: Record<string, string> = {
  日期: 'date',
  锻炼名称: 'workout name',
  时长: 'duration',
  运动名称: 'exercise name',
  设置顺序: 'set order',
  重量: 'weight',
  次: 'reps',
  距离: 'distance',
  秒: 'seconds',
  备注: 'notes',
  锻炼备注: 'workout notes',
  "nom de l'entraînement": 'workout name',
  durée: 'duration',
  "nom de l'exercice": 'exercise name',
  'ordre de la série': 'set order',
  poids: 'weight',
  réps: 'reps',
  secondes: 'seconds',
  "notes d'entraînement": 'workout notes',
  // Of older versions.
  kg: 'weight',
  lb: 'weight',
  km: 'distance',
  mi: 'distance',
  'workout duration': 'duration',
};

const english = (column: string) => lookup(TRANSLATIONS, column.replaceAll('’', "'")) ?? column;

export const isStrong = (columns: readonly string[]): boolean => {
  const names = columns.map(english);
  return names.includes('set order') && names.includes('exercise name');
};

const KINDS: Record<string, SetKind> = { w: 'warm_up', d: 'drop', f: 'failure' };
const NO_SETS = new Set(['rest timer', 'note']);
/** Over this, the timer was forgotten. */
const LONGEST_SECONDS = 5 * 3600;
export const FORGOTTEN_TIMER =
  'Durations over 5 hours (a forgotten timer); the workouts themselves are imported';

interface Columns {
  /** What the header says of all rows. */
  readonly weightUnit: WeightUnit | undefined;
  readonly distanceUnit: string | undefined;
  readonly delimiter: string;
}

function columnsOf(table: CsvTable): Columns {
  const has = (name: string) => table.columns.includes(name);
  return {
    weightUnit: readWeightUnit(
      table.units.get('weight') ?? (has('kg') ? 'kg' : has('lb') ? 'lb' : undefined),
    ),
    distanceUnit: table.units.get('distance') ?? (has('km') ? 'km' : has('mi') ? 'mi' : undefined),
    delimiter: table.delimiter,
  };
}

function setOf(cell: (name: string) => string, order: string, columns: Columns): ParsedSet {
  const { weightUnit, distanceUnit, delimiter } = columns;
  const distance = readPositive(cell('distance'), delimiter);
  const factor = metresPer(cell('distance unit') || distanceUnit);
  return {
    kind: lookup(KINDS, order) ?? 'normal',
    reps: readNumber(cell('reps'), delimiter) ?? 0,
    // Empty and 0 both mean body weight.
    weight: readNumber(cell('weight'), delimiter) || null,
    unit: readWeightUnit(cell('weight unit')) ?? weightUnit,
    rpe: readRpe(cell('rpe')),
    seconds: readPositive(cell('seconds'), delimiter),
    ...(factor ? { metres: distance && distance * factor } : { distance }),
  };
}

/** Reads all six shapes of Strong's export. */
export function readStrong(text: string): ParsedFile {
  const table = readTable(text, { rename: english });
  const columns = columnsOf(table);
  const leftOut = new LeftOutList();
  const builder = new WorkoutBuilder(leftOut);
  // An old version counts from 0.
  const firstOrder = table.rows.some(({ cells }) => cells.get('set order') === '0') ? '0' : '1';
  const forgotten = new Set<string>();
  for (const row of table.rows) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const order = cell('set order').toLowerCase();
    const started = readDayAndTime(cell('date'));
    if (!started) {
      leftOut.add('Rows without a date that can be read', row.line);
      continue;
    }
    if (NO_SETS.has(order)) continue;
    const name = cell('workout name') || 'Workout';
    const key = `${started.time ?? started.date} ${name}`.slice(0, 300);
    const seconds = readDuration(cell('duration'));
    const isForgotten = seconds !== undefined && seconds > LONGEST_SECONDS;
    if (isForgotten && !forgotten.has(key)) {
      forgotten.add(key);
      leftOut.add(FORGOTTEN_TIMER, row.line);
    }
    const workout = builder.workout({
      key,
      name,
      date: started.date,
      startedAt: started.time,
      minutes: isForgotten || !seconds ? undefined : Math.round(seconds / 60),
      notes: cell('workout notes') || undefined,
    });
    const isFirst = order === firstOrder;
    const exercise = builder.exercise(
      workout,
      { name: cell('exercise name'), notes: cell('notes') || undefined },
      isFirst && workout.exercises.at(-1)?.sets.some(({ kind }) => kind === 'normal'),
    );
    builder.set(exercise, setOf(cell, order, columns), row.line);
  }
  return {
    ...emptyFile('strong'),
    workouts: builder.list(),
    leftOut: leftOut.list(),
    rows: table.rows.texts(),
  };
}
