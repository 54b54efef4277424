import type { LocalDate } from '@fitarc/domain/local-date';
import type { MeasurementKind, MeasurementUnit } from '@fitarc/domain/measurement';
import { readCells } from './csv-cells.ts';
import { columnName } from './csv-table.ts';
import { readDayAndTime } from './dates.ts';
import { emptyFile } from './empty-file.ts';
import { LeftOutList } from './left-out.ts';
import { readNumber } from './numbers.ts';
import type { ParsedFile, ParsedMeasurement, ParsedWeight } from './parsed-file.ts';
import { readWeightUnit } from './units.ts';

export const isGarmin = (columns: readonly string[]): boolean =>
  ['time', 'weight', 'bmi', 'body fat'].every((name) => columns.includes(name));

const MEASURED: Record<string, MeasurementKind> = {
  'body fat': 'body_fat',
  'skeletal muscle mass': 'muscle_mass',
  'bone mass': 'bone_mass',
  'body water': 'body_water',
};

/** No figure with its unit is longer. */
const weightUnitIn = (cell: string) => readWeightUnit(/[a-z]+$/i.exec(cell.trim().slice(0, 100))?.[0]);
const unitIn = (cell: string): MeasurementUnit | undefined => (cell.includes('%') ? '%' : weightUnitIn(cell));

const SECOND_WEIGHT = 'Further weights of a day; the first one is imported';

/** A row with a day alone, then the measurements of that day. */
export function readGarmin(text: string): ParsedFile {
  const [header = [], ...body] = readCells(text, ',');
  const columns = header.map(columnName);
  const leftOut = new LeftOutList();
  const weights: ParsedWeight[] = [];
  const measurements: ParsedMeasurement[] = [];
  const rows: string[] = [];
  const weighed = new Set<LocalDate>();
  let day: LocalDate | undefined;
  for (const [at, cells] of body.entries()) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    if (filled.length === 1) {
      day = readDayAndTime(filled[0] ?? '')?.date;
      if (!day) leftOut.add('Days whose date cannot be read', at + 2);
      continue;
    }
    if (!day) continue;
    const cell = (name: string) => cells[columns.indexOf(name)]?.trim() ?? '';
    const weight = readNumber(cell('weight'));
    if (!weight) continue;
    if (weighed.has(day)) {
      leftOut.add(SECOND_WEIGHT, at + 2);
      continue;
    }
    weighed.add(day);
    rows.push(JSON.stringify([day, ...cells]));
    weights.push({ key: day, date: day, weight, unit: weightUnitIn(cell('weight')) });
    for (const [name, kind] of Object.entries(MEASURED)) {
      const value = readNumber(cell(name));
      const unit = unitIn(cell(name));
      if (value && unit) measurements.push({ key: `${day} ${kind}`, date: day, kind, value, unit });
    }
  }
  return { ...emptyFile('garmin'), weights, measurements, leftOut: leftOut.list(), rows };
}
