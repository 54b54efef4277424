import type { LocalDate } from '@fitarc/domain/local-date';
import { type CsvTable, readTable, rowText } from './csv-table.ts';
import { dayOrderOf, readDayAndTime } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { lookup } from './lookup.ts';
import { readSlot } from './meal-slots.ts';
import { readNumber } from './numbers.ts';
import { type NutrientColumn, readNutrients } from './nutrient-columns.ts';
import type { ParsedFile, ParsedMeal } from './parsed-file.ts';
import { UniqueKeys } from './unique-keys.ts';
import { WorkoutBuilder } from './workout-builder.ts';

type Table = 'foods' | 'weights' | 'exercises' | 'body-fat';

export function loseItTable(columns: readonly string[]): Table | undefined {
  const has = (...names: string[]) => names.every((name) => columns.includes(name));
  if (has('date', 'name', 'quantity', 'units', 'calories') && (has('meal') || has('fat'))) return 'foods';
  if (has('date', 'name', 'type', 'quantity', 'units', 'calories')) return 'exercises';
  if (has('date', 'weight', 'last updated')) return 'weights';
  if (has('date', 'value', 'secondary value')) return 'body-fat';
  return undefined;
}

const isDeleted = (cell: (name: string) => string) => /^(true|1|yes)$/i.test(cell('deleted'));
const NOT_NUTRIENTS = new Set([
  'date',
  'name',
  'icon',
  'meal',
  'type',
  'quantity',
  'units',
  'calories',
  'deleted',
]);
const GRAMS: Record<string, number> = {
  grams: 1,
  gram: 1,
  g: 1,
  milliliters: 1,
  milliliter: 1,
  ml: 1,
  ounces: 28.3495,
  ounce: 28.3495,
  kilograms: 1000,
  pounds: 453.592,
};

class LoseItReader {
  readonly rows: string[] = [];
  readonly leftOut = new LeftOutList();
  readonly #table: CsvTable;
  readonly #builder = new WorkoutBuilder(this.leftOut);
  readonly #activityKeys = new UniqueKeys();

  constructor(table: CsvTable) {
    this.#table = table;
  }

  /** The rows that count, each with its day. */
  *#counted() {
    const order = dayOrderOf(this.#table.rows.map(({ cells }) => cells.get('date') ?? ''));
    for (const row of this.#table.rows) {
      const cell = (name: string) => row.cells.get(name) ?? '';
      const date = readDayAndTime(cell('date'), order)?.date;
      if (isDeleted(cell)) this.leftOut.add('Entries that were deleted in Lose It!', row.line);
      else if (!date) this.leftOut.add('Rows without a date that can be read', row.line);
      else {
        this.rows.push(rowText(row));
        yield { row, cell, date };
      }
    }
  }

  #addActivity(name: string, date: LocalDate, calories: number, minutes: number) {
    const workout = this.#builder.workout({
      key: this.#activityKeys.of(`${date} ${name}`),
      name,
      date,
      minutes: minutes || undefined,
      calories: Math.abs(calories) || undefined,
    });
    const exercise = this.#builder.exercise(workout, { name });
    const seconds = minutes ? minutes * 60 : undefined;
    this.#builder.set(exercise, { kind: 'normal', reps: 0, weight: null, unit: undefined, seconds });
  }

  foods() {
    const columns = this.#table.columns
      .filter((name) => !NOT_NUTRIENTS.has(name))
      .map((name): NutrientColumn => ({ header: name, unit: this.#table.units.get(name) ?? 'g' }));
    const keys = new UniqueKeys();
    const meals: ParsedMeal[] = [];
    for (const { row, cell, date } of this.#counted()) {
      const calories = readNumber(cell('calories'), this.#table.delimiter);
      const slot = cell('meal') || cell('type');
      if (calories === undefined) {
        this.leftOut.add('Foods without calories', row.line);
        continue;
      }
      // The weekly report has exercise as negative calories.
      if (calories < 0 || /^exercise$/i.test(slot)) {
        const minutes = /minute/i.test(cell('units'))
          ? Math.round(readNumber(cell('quantity'), this.#table.delimiter) ?? 0)
          : 0;
        this.#addActivity(cell('name'), date, calories, minutes);
        continue;
      }
      const amount = `${cell('quantity')} ${cell('units')}`.trim();
      const quantity = readNumber(cell('quantity'), this.#table.delimiter);
      const factor = lookup(GRAMS, cell('units').toLowerCase());
      meals.push({
        key: keys.of(`${date} ${slot} ${cell('name')} ${amount}`),
        date,
        name: cell('name') || 'Food',
        slot: readSlot(slot),
        serving: amount.slice(0, 100) || undefined,
        grams: quantity && factor ? quantity * factor : undefined,
        calories,
        ...readNutrients(columns, cell, this.#table.delimiter),
      });
    }
    return { meals, workouts: this.#builder.list() };
  }

  weights() {
    const weights = [...this.#counted()].flatMap(({ cell, date }) => {
      const weight = readNumber(cell('weight'), this.#table.delimiter);
      return weight ? [{ key: date, date, weight, unit: undefined }] : [];
    });
    return { weights };
  }

  bodyFat() {
    const measurements = [...this.#counted()].flatMap(({ cell, date }) => {
      const value = readNumber(cell('value'), this.#table.delimiter);
      return value
        ? [{ key: `${date} body_fat`, date, kind: 'body_fat' as const, value, unit: '%' as const }]
        : [];
    });
    return { measurements };
  }

  exercises() {
    for (const { cell, date } of this.#counted()) {
      const minutes = /minute/i.test(cell('units'))
        ? Math.round(readNumber(cell('quantity'), this.#table.delimiter) ?? 0)
        : 0;
      this.#addActivity(
        cell('name'),
        date,
        readNumber(cell('calories'), this.#table.delimiter) ?? 0,
        minutes,
      );
    }
    return { workouts: this.#builder.list() };
  }
}

export function readLoseIt(text: string): ParsedFile {
  const table = readTable(text);
  const reader = new LoseItReader(table);
  const kind = loseItTable(table.columns);
  const content =
    kind === 'foods'
      ? reader.foods()
      : kind === 'weights'
        ? reader.weights()
        : kind === 'body-fat'
          ? reader.bodyFat()
          : reader.exercises();
  return { ...emptyFile('loseit'), ...content, leftOut: reader.leftOut.list(), rows: reader.rows };
}
