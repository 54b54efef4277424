import { entryWithoutFood } from '@fitarc/domain/import-source';
import { type CsvTable, readTable, rowText } from './csv-table.ts';
import { dayOrderOf, readClock, readDayAndTime } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readSlot } from './meal-slots.ts';
import { readNumber } from './numbers.ts';
import { type NutrientColumn, readEnergy, readNutrients } from './nutrient-columns.ts';
import type { ParsedFile, ParsedMeal, ParsedMeasurement, ParsedWeight } from './parsed-file.ts';
import { UniqueKeys } from './unique-keys.ts';
import { readWeightUnit } from './units.ts';
import { WorkoutBuilder } from './workout-builder.ts';

export type CronometerTable = 'servings' | 'biometrics' | 'exercises' | 'dailysummary';

/** Which of its files this is, by the header: copies are renamed. */
export function cronometerTable(columns: readonly string[]): CronometerTable | undefined {
  const has = (...names: string[]) => names.every((name) => columns.includes(name));
  if (has('day', 'food name', 'amount')) return 'servings';
  if (has('day', 'metric', 'unit', 'amount')) return 'biometrics';
  if (has('day', 'exercise', 'minutes', 'calories burned')) return 'exercises';
  if (has('date', 'energy', 'completed')) return 'dailysummary';
  return undefined;
}

const NOT_NUTRIENTS = new Set([
  'day',
  'date',
  'time',
  'group',
  'food name',
  'amount',
  'energy',
  'category',
  'completed',
]);

/** By its whole header, as two columns may differ in their unit only. */
const nutrientColumns = (table: CsvTable): NutrientColumn[] =>
  [...table.units].flatMap(([name, unit]) => (NOT_NUTRIENTS.has(name) ? [] : [{ header: name, unit }]));

/** Only grams and milliliters give a portion: '600.00 g'. */
const gramsOf = (amount: string) => (/^[\d.,]+\s*(g|ml)$/i.test(amount) ? readNumber(amount) : undefined);

function readServings(table: CsvTable, leftOut: LeftOutList, rows: string[]): ParsedMeal[] {
  const order = dayOrderOf(table.rows.map(({ cells }) => cells.get('day') ?? ''));
  const columns = nutrientColumns(table);
  const energyUnit = table.units.get('energy') ?? 'kcal';
  const keys = new UniqueKeys();
  return table.rows.flatMap((row): ParsedMeal[] => {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const date = readDayAndTime(cell('day'), order)?.date;
    const calories = readEnergy(cell('energy'), energyUnit);
    if (!date) {
      leftOut.add('Rows without a date that can be read', row.line);
      return [];
    }
    if (calories === undefined || calories < 0) {
      leftOut.add('Foods without calories', row.line);
      return [];
    }
    rows.push(rowText(row));
    const clock = readClock(cell('time'));
    return [
      {
        key: keys.of(`${date} ${cell('group')} ${cell('food name')} ${cell('amount')}`),
        date,
        name: cell('food name') || 'Food',
        slot: readSlot(cell('group')),
        eatenAt: clock && `${date}T${clock}`,
        serving: cell('amount').slice(0, 100) || undefined,
        grams: gramsOf(cell('amount')),
        calories,
        ...readNutrients(columns, cell, table.delimiter),
      },
    ];
  });
}

/** A day as a whole, where there are no servings. */
function readDays(table: CsvTable, leftOut: LeftOutList, rows: string[]): ParsedMeal[] {
  const columns = nutrientColumns(table);
  return table.rows.flatMap((row): ParsedMeal[] => {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const date = readDayAndTime(cell('date'))?.date;
    const calories = readEnergy(cell('energy'), table.units.get('energy') ?? 'kcal');
    if (!date || !calories || calories < 0) {
      leftOut.add('Days without a date or without calories', row.line);
      return [];
    }
    rows.push(rowText(row));
    return [
      {
        key: `day ${date}`,
        date,
        name: entryWithoutFood('Whole day', 'cronometer'),
        calories,
        ...readNutrients(columns, cell, table.delimiter),
      },
    ];
  });
}

function readBiometrics(table: CsvTable, leftOut: LeftOutList, rows: string[]) {
  const weights: ParsedWeight[] = [];
  const measurements: ParsedMeasurement[] = [];
  for (const row of table.rows) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const date = readDayAndTime(cell('day'))?.date;
    const value = readNumber(cell('amount'));
    // 'Weight (Garmin)' is one too.
    const metric = cell('metric')
      .slice(0, 100)
      .replace(/\s*\(.*\)$/, '')
      .toLowerCase();
    if (!date || value === undefined) {
      leftOut.add('Rows without a date or a number that can be read', row.line);
      continue;
    }
    if (metric === 'weight')
      weights.push({ key: `${date}`, date, weight: value, unit: readWeightUnit(cell('unit')) });
    else if (metric === 'body fat')
      measurements.push({ key: `${date} body_fat`, date, kind: 'body_fat', value, unit: '%' });
    else {
      leftOut.add(`Measurements that FitArc does not have: ${cell('metric')}`, row.line);
      continue;
    }
    rows.push(rowText(row));
  }
  return { weights, measurements };
}

function readExercises(table: CsvTable, leftOut: LeftOutList, rows: string[]) {
  const builder = new WorkoutBuilder(leftOut);
  const keys = new UniqueKeys();
  for (const row of table.rows) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const date = readDayAndTime(cell('day'))?.date;
    const minutes = readNumber(cell('minutes'));
    const calories = readNumber(cell('calories burned'));
    if (!date || !minutes) {
      leftOut.add('Activities without a date or a duration', row.line);
      continue;
    }
    rows.push(rowText(row));
    const name = cell('exercise') || 'Activity';
    const workout = builder.workout({
      key: keys.of(`${date} ${cell('time')} ${name}`),
      name,
      date,
      minutes: Math.round(minutes),
      calories: calories === undefined ? undefined : Math.abs(calories),
    });
    const seconds = Math.round(minutes * 60);
    const exercise = builder.exercise(workout, { name });
    builder.set(exercise, { kind: 'normal', reps: 0, weight: null, unit: undefined, seconds }, row.line);
  }
  return builder.list();
}

export function readCronometer(text: string): ParsedFile {
  const table = readTable(text);
  const leftOut = new LeftOutList();
  const rows: string[] = [];
  const kind = cronometerTable(table.columns);
  const content =
    kind === 'servings'
      ? { meals: readServings(table, leftOut, rows) }
      : kind === 'biometrics'
        ? readBiometrics(table, leftOut, rows)
        : kind === 'exercises'
          ? { workouts: readExercises(table, leftOut, rows) }
          : { meals: readDays(table, leftOut, rows) };
  return { ...emptyFile('cronometer'), ...content, leftOut: leftOut.list(), rows };
}
