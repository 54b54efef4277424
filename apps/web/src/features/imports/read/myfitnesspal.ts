import { entryWithoutFood } from '@fitarc/domain/import-source';
import type { MeasurementKind } from '@fitarc/domain/measurement';
import { type CsvTable, readTable, rowText } from './csv-table.ts';
import { dayOrderOf, readDayAndTime } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { lookup } from './lookup.ts';
import { readSlot } from './meal-slots.ts';
import { readNumber } from './numbers.ts';
import { type NutrientColumn, readNutrients } from './nutrient-columns.ts';
import type { ParsedFile, ParsedMeal, ParsedMeasurement, ParsedWeight } from './parsed-file.ts';
import { UniqueKeys } from './unique-keys.ts';
import { WorkoutBuilder } from './workout-builder.ts';

type Table = 'nutrition' | 'measurements' | 'exercises';

export function myFitnessPalTable(columns: readonly string[]): Table | undefined {
  const has = (...names: string[]) => names.every((name) => columns.includes(name));
  if (has('date', 'meal', 'calories', 'fat', 'protein')) return 'nutrition';
  if (has('date', 'exercise', 'exercise calories', 'exercise minutes')) return 'exercises';
  // Nothing but a day and what was measured on it.
  const measured = columns.slice(1).filter((name) => lookup(MEASURED, name));
  return columns[0] === 'date' && measured.length > 0 && measured.length === columns.length - 1
    ? 'measurements'
    : undefined;
}

/** Weight is one of its own. */
const MEASURED: Record<string, MeasurementKind | 'weight'> = {
  weight: 'weight',
  'body fat %': 'body_fat',
  'body fat': 'body_fat',
  neck: 'neck',
  waist: 'waist',
  hips: 'hips',
  chest: 'chest',
  thigh: 'thigh',
  thighs: 'thigh',
  arm: 'arm',
  arms: 'arm',
  biceps: 'arm',
  calves: 'calf',
  shoulders: 'shoulders',
};

/** Those that are percent of a daily value in these files. */
const UNITS: Record<string, string> = {
  cholesterol: 'mg',
  potassium: 'mg',
  sodium: 'mg',
  'vitamin a': '%',
  'vitamin c': '%',
  calcium: '%',
  iron: '%',
};
const NOT_NUTRIENTS = new Set(['date', 'meal', 'calories', 'note']);

const datesOf = (table: CsvTable) => dayOrderOf(table.rows.map(({ cells }) => cells.get('date') ?? ''));
const UNREADABLE_DATE = 'Rows without a date that can be read';

function readNutrition(table: CsvTable, leftOut: LeftOutList, rows: string[]): ParsedMeal[] {
  const order = datesOf(table);
  const columns = table.columns
    .filter((name) => !NOT_NUTRIENTS.has(name))
    .map(
      (name): NutrientColumn => ({ header: name, unit: table.units.get(name) ?? lookup(UNITS, name) ?? 'g' }),
    );
  const keys = new UniqueKeys();
  return table.rows.flatMap((row): ParsedMeal[] => {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const date = readDayAndTime(cell('date'), order)?.date;
    if (!date) {
      if (!/^totals?$/i.test(cell('date'))) leftOut.add(UNREADABLE_DATE, row.line);
      return [];
    }
    const calories = readNumber(cell('calories'), table.delimiter);
    if (calories === undefined || calories < 0) {
      leftOut.add('Meals without calories', row.line);
      return [];
    }
    rows.push(rowText(row));
    const meal = cell('meal') || 'Meal';
    return [
      {
        key: keys.of(`${date} ${meal}`),
        date,
        name: entryWithoutFood(meal, 'myfitnesspal'),
        slot: readSlot(meal),
        calories,
        ...readNutrients(columns, cell, table.delimiter),
      },
    ];
  });
}

function readMeasurements(table: CsvTable, leftOut: LeftOutList, rows: string[]) {
  const order = datesOf(table);
  const weights: ParsedWeight[] = [];
  const measurements: ParsedMeasurement[] = [];
  for (const row of table.rows) {
    const date = readDayAndTime(row.cells.get('date') ?? '', order)?.date;
    if (!date) {
      leftOut.add(UNREADABLE_DATE, row.line);
      continue;
    }
    rows.push(rowText(row));
    for (const column of table.columns.slice(1)) {
      const value = readNumber(row.cells.get(column) ?? '', table.delimiter);
      const kind = lookup(MEASURED, column);
      if (!value || !kind) continue;
      if (kind === 'weight') weights.push({ key: date, date, weight: value, unit: undefined });
      else
        measurements.push({
          key: `${date} ${kind}`,
          date,
          kind,
          value,
          unit: kind === 'body_fat' ? '%' : undefined,
        });
    }
  }
  return { weights, measurements };
}

/** No workouts: what the phone counted by itself. */
const isAdjustment = (name: string) => /calorie adjustment|^steps?$/i.test(name);

function readExercises(table: CsvTable, leftOut: LeftOutList, rows: string[]) {
  const order = datesOf(table);
  const builder = new WorkoutBuilder(leftOut);
  for (const row of table.rows) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const date = readDayAndTime(cell('date'), order)?.date;
    const name = cell('exercise');
    if (!date || !name) {
      leftOut.add(UNREADABLE_DATE, row.line);
      continue;
    }
    if (isAdjustment(name)) {
      leftOut.add('Calorie adjustments and steps, which are no workouts', row.line);
      continue;
    }
    rows.push(rowText(row));
    const minutes = readNumber(cell('exercise minutes'), table.delimiter);
    const sets = readNumber(cell('sets')) ?? 0;
    const workout = builder.workout({
      key: `${date} ${cell('type')}`,
      name: /cardio/i.test(cell('type')) ? 'Cardio' : 'Workout',
      date,
      notes: cell('note') || undefined,
    });
    const exercise = builder.exercise(workout, { name }, true);
    const kilograms = readNumber(cell('kilograms'), table.delimiter);
    const pounds = readNumber(cell('pounds'), table.delimiter);
    const set = {
      kind: 'normal' as const,
      reps: readNumber(cell('reps per set')) ?? 0,
      weight: kilograms || pounds || null,
      unit: kilograms ? ('kg' as const) : pounds ? ('lbs' as const) : undefined,
      seconds: minutes ? Math.round(minutes * 60) : undefined,
    };
    for (let done = 0; done < Math.max(1, Math.min(sets, 100)); done += 1)
      builder.set(exercise, set, row.line);
  }
  return builder.list();
}

const NO_NAMES =
  'MyFitnessPal exports one line per meal without the names of the foods, so each meal is imported as one entry.';

export function readMyFitnessPal(text: string): ParsedFile {
  const table = readTable(text);
  const leftOut = new LeftOutList();
  const rows: string[] = [];
  const kind = myFitnessPalTable(table.columns);
  const content =
    kind === 'nutrition'
      ? { meals: readNutrition(table, leftOut, rows), notices: [NO_NAMES] }
      : kind === 'measurements'
        ? readMeasurements(table, leftOut, rows)
        : { workouts: readExercises(table, leftOut, rows) };
  return { ...emptyFile('myfitnesspal'), ...content, leftOut: leftOut.list(), rows };
}
