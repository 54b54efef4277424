import { readTable, rowText } from './csv-table.ts';
import { readDayAndTime, readZoned } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readNumber, readRpe } from './numbers.ts';
import type { ParsedFile, ParsedSet } from './parsed-file.ts';
import { WorkoutBuilder } from './workout-builder.ts';

/** Its export of weights, with semicolons. */
export const isWgerWeights = (columns: readonly string[], delimiter: string): boolean =>
  delimiter === ';' && columns.length === 2 && columns.includes('date') && columns.includes('weight');

export function readWgerWeights(text: string): ParsedFile {
  const table = readTable(text);
  const leftOut = new LeftOutList();
  const rows: string[] = [];
  const weights = table.rows.flatMap((row) => {
    const date = readDayAndTime(row.cells.get('date') ?? '')?.date;
    const weight = readNumber(row.cells.get('weight') ?? '', ';');
    if (!date || !weight) {
      leftOut.add('Rows without a date or a weight that can be read', row.line);
      return [];
    }
    rows.push(rowText(row));
    return [{ key: date, date, weight, unit: undefined }];
  });
  return { ...emptyFile('wger'), weights, leftOut: leftOut.list(), rows };
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A page of its API, a list, or one object a line. */
function objectsIn(text: string): Fields[] {
  const list = (value: unknown): Fields[] =>
    (Array.isArray(value)
      ? value
      : isFields(value) && Array.isArray(value.results)
        ? value.results
        : [value]
    ).filter(isFields);
  try {
    return list(JSON.parse(text));
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim().startsWith('{'))
      .flatMap((line) => list(JSON.parse(line)));
  }
}

const isLog = (object: Fields) => 'repetitions_unit' in object && 'exercise' in object;
const isExercise = (object: Fields) => 'translations' in object && 'id' in object;
const isWeight = (object: Fields) => 'weight' in object && 'date' in object && !isLog(object);

export function isWgerJson(text: string): boolean {
  try {
    return objectsIn(text).some((object) => isLog(object) || isExercise(object));
  } catch {
    return false;
  }
}

const ENGLISH = 2;

function namesOf(objects: readonly Fields[]): Map<string, string> {
  return new Map(
    objects.filter(isExercise).flatMap((object) => {
      const translations = (Array.isArray(object.translations) ? object.translations : []).filter(isFields);
      const chosen = translations.find(({ language }) => language === ENGLISH) ?? translations[0];
      return chosen && typeof chosen.name === 'string' ? [[textOf(object.id), chosen.name] as const] : [];
    }),
  );
}

const SECONDS = 3;
const MINUTES = 4;
const MILES = 5;
const KILOMETERS = 6;
const UNTIL_FAILURE = 2;

/** Units by their id: 1 repetitions, 3 seconds, 4 minutes, 5 miles, 6 kilometers. */
function setOf(log: Fields): ParsedSet {
  const amount = readNumber(textOf(log.repetitions)) ?? 0;
  const unit = readNumber(textOf(log.repetitions_unit));
  const rir = readNumber(textOf(log.rir));
  const isCounted = unit === 1 || unit === UNTIL_FAILURE;
  return {
    kind: unit === UNTIL_FAILURE ? 'failure' : 'normal',
    reps: isCounted ? Math.round(amount) : 0,
    weight: readNumber(textOf(log.weight)) || null,
    unit: readNumber(textOf(log.weight_unit)) === 2 ? 'lbs' : 'kg',
    rpe: rir === undefined ? undefined : readRpe(String(10 - rir)),
    seconds: unit === SECONDS ? amount : unit === MINUTES ? amount * 60 : undefined,
    metres: unit === MILES ? amount * 1609.344 : unit === KILOMETERS ? amount * 1000 : undefined,
  };
}

/** What its API answers, saved as files: /workoutlog/, /exerciseinfo/ and /weightentry/. */
export function readWgerJson(text: string): ParsedFile {
  const objects = objectsIn(text);
  const names = namesOf(objects);
  const leftOut = new LeftOutList();
  const builder = new WorkoutBuilder(leftOut);
  const rows: string[] = [];
  const logs = objects.filter(isLog).sort((a, b) => textOf(a.date).localeCompare(textOf(b.date)));
  for (const log of logs) {
    const started = readZoned(textOf(log.date)) ?? readDayAndTime(textOf(log.date));
    if (!started) {
      leftOut.add('Logs without a date that can be read');
      continue;
    }
    rows.push(JSON.stringify(log));
    const workout = builder.workout({
      key: `${started.date} ${textOf(log.session)}`,
      name: 'Workout',
      date: started.date,
    });
    const id = textOf(log.exercise);
    builder.set(builder.exercise(workout, { name: names.get(id) ?? `wger exercise ${id}` }), setOf(log));
  }
  const weights = objects.filter(isWeight).flatMap((object) => {
    const date = readDayAndTime(textOf(object.date))?.date;
    const weight = readNumber(textOf(object.weight));
    return date && weight ? [{ key: date, date, weight, unit: undefined }] : [];
  });
  return { ...emptyFile('wger'), workouts: builder.list(), weights, leftOut: leftOut.list(), rows };
}
