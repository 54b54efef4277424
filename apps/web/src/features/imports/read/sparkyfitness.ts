import type { SetKind } from '@fitarc/domain/workout';
import { type CsvTable, readTable, rowText } from './csv-table.ts';
import { readDayAndTime } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readSlot } from './meal-slots.ts';
import { readNumber, readPositive } from './numbers.ts';
import { type NutrientColumn, readNutrients } from './nutrient-columns.ts';
import type { ParsedFile, ParsedMeal } from './parsed-file.ts';
import { UniqueKeys } from './unique-keys.ts';
import { WorkoutBuilder } from './workout-builder.ts';

export function sparkyFitnessTable(columns: readonly string[]): 'history' | 'diary' | undefined {
  const has = (...names: string[]) => names.every((name) => columns.includes(name));
  if (has('entry_date', 'exercise_name', 'set_number')) return 'history';
  return has('date', 'meal_type', 'food_name', 'quantity', 'unit') ? 'diary' : undefined;
}

const KINDS: readonly (readonly [RegExp, SetKind])[] = [
  [/warm/i, 'warm_up'],
  [/drop/i, 'drop'],
  [/fail/i, 'failure'],
];

function readHistory(table: CsvTable, leftOut: LeftOutList, rows: string[]) {
  const builder = new WorkoutBuilder(leftOut);
  for (const row of table.rows) {
    const cell = (name: string) => row.cells.get(name) ?? '';
    const date = readDayAndTime(cell('entry_date'))?.date;
    if (!date) {
      leftOut.add('Rows without a date that can be read', row.line);
      continue;
    }
    rows.push(rowText(row));
    const minutes = readPositive(cell('duration_min'));
    const workout = builder.workout({
      key: `${date} ${cell('preset_name')}`,
      name: cell('preset_name') || 'Workout',
      date,
    });
    const exercise = builder.exercise(
      workout,
      { name: cell('exercise_name'), notes: cell('entry_notes') || undefined },
      cell('set_number') === '1',
    );
    builder.set(
      exercise,
      {
        kind: KINDS.find(([pattern]) => pattern.test(cell('set_type')))?.[1] ?? 'normal',
        reps: readNumber(cell('reps')) ?? 0,
        weight: readNumber(cell('weight')) || null,
        unit: undefined,
        seconds: minutes && Math.round(minutes * 60),
        distance: readPositive(cell('distance')),
        note: cell('set_notes') || undefined,
      },
      row.line,
    );
  }
  return builder.list();
}

const NOT_NUTRIENTS = new Set([
  'date',
  'meal_type',
  'meal_name',
  'food_name',
  'brand',
  'quantity',
  'unit',
  'calories',
]);

function readDiary(table: CsvTable, leftOut: LeftOutList, rows: string[]): ParsedMeal[] {
  const columns = table.columns
    .filter((name) => !NOT_NUTRIENTS.has(name))
    .map(
      (name): NutrientColumn => ({ header: name.replaceAll('_', ' '), unit: name === 'sodium' ? 'mg' : 'g' }),
    );
  const keys = new UniqueKeys();
  return table.rows.flatMap((row): ParsedMeal[] => {
    const cell = (name: string) => row.cells.get(name) ?? row.cells.get(name.replaceAll(' ', '_')) ?? '';
    const date = readDayAndTime(cell('date'))?.date;
    const calories = readNumber(cell('calories'));
    if (!date || calories === undefined || calories < 0) {
      leftOut.add('Foods without a date or without calories', row.line);
      return [];
    }
    rows.push(rowText(row));
    const amount = `${cell('quantity')} ${cell('unit')}`.trim();
    const name = [cell('food_name'), cell('brand')].filter(Boolean).join(', ') || 'Food';
    const grams = /^(g|ml|grams?)$/i.test(cell('unit')) ? readNumber(cell('quantity')) : undefined;
    return [
      {
        key: keys.of(`${date} ${cell('meal_type')} ${name} ${amount}`),
        date,
        name,
        slot: readSlot(cell('meal_type')),
        serving: amount.slice(0, 100) || undefined,
        grams,
        calories,
        ...readNutrients(columns, cell, table.delimiter),
      },
    ];
  });
}

export function readSparkyFitness(text: string): ParsedFile {
  const table = readTable(text);
  const leftOut = new LeftOutList();
  const rows: string[] = [];
  const content =
    sparkyFitnessTable(table.columns) === 'history'
      ? { workouts: readHistory(table, leftOut, rows) }
      : { meals: readDiary(table, leftOut, rows) };
  return { ...emptyFile('sparkyfitness'), ...content, leftOut: leftOut.list(), rows };
}
