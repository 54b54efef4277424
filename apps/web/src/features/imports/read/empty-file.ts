import type { ImportSource } from '@fitarc/domain/import-source';
import type { ParsedFile } from './parsed-file.ts';

/** To be filled with what a file has. */
export const emptyFile = (source: ImportSource): ParsedFile => ({
  source,
  workouts: [],
  meals: [],
  weights: [],
  measurements: [],
  leftOut: [],
  notices: [],
  rows: [],
});
