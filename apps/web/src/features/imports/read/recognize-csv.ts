import { cronometerTable, readCronometer } from './cronometer.ts';
import { readCells } from './csv-cells.ts';
import { columnName, delimiterOf } from './csv-table.ts';
import { isFitNotes, readFitNotes } from './fitnotes.ts';
import { isGarmin, readGarmin } from './garmin.ts';
import { isHevy, readHevy } from './hevy.ts';
import { isLiftosaur, readLiftosaur } from './liftosaur.ts';
import { loseItTable, readLoseIt } from './lose-it.ts';
import { myFitnessPalTable, readMyFitnessPal } from './myfitnesspal.ts';
import type { ParsedFile } from './parsed-file.ts';
import { readSparkyFitness, sparkyFitnessTable } from './sparkyfitness.ts';
import { isStrong, readStrong } from './strong.ts';
import { isWgerWeights, readWgerWeights } from './wger.ts';

interface CsvFormat {
  isOf(columns: readonly string[], delimiter: string): boolean;
  read(text: string): ParsedFile;
}

/** The first that fits is taken; what is less particular comes later. */
const FORMATS: readonly CsvFormat[] = [
  { isOf: isStrong, read: readStrong },
  { isOf: isHevy, read: readHevy },
  { isOf: isLiftosaur, read: readLiftosaur },
  { isOf: isFitNotes, read: readFitNotes },
  { isOf: (columns) => sparkyFitnessTable(columns) !== undefined, read: readSparkyFitness },
  { isOf: (columns) => cronometerTable(columns) !== undefined, read: readCronometer },
  { isOf: isGarmin, read: readGarmin },
  { isOf: (columns) => loseItTable(columns) !== undefined, read: readLoseIt },
  { isOf: isWgerWeights, read: readWgerWeights },
  { isOf: (columns) => myFitnessPalTable(columns) !== undefined, read: readMyFitnessPal },
];

/** Which app wrote a CSV file, by its header alone: copies are renamed. */
export function recognizeCsv(text: string): CsvFormat | undefined {
  const end = text.search(/\r|\n/);
  const head = end < 0 ? text : text.slice(0, end);
  const delimiter = delimiterOf(head);
  const [header = []] = readCells(head, delimiter);
  const columns = header.map(columnName);
  return FORMATS.find((format) => format.isOf(columns, delimiter));
}
