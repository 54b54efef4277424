import type { Executor } from '../../platform/db/database.ts';
import { listMatchesOf } from '../own-exercises/exercise-matches.repository.ts';
import { listImportsOf, readRowsOf } from './imports.repository.ts';

export const importsExport = {
  name: 'imports',
  async rows(db: Executor, userId: number) {
    const rows = await listImportsOf(db, userId);
    return rows.map(({ userId: _own, leftOut, ...rest }) => ({ ...rest, leftOut: JSON.stringify(leftOut) }));
  },
};

/** The rows of the files that were imported. */
export const importRowsExport = { name: 'import_rows', rows: readRowsOf };

export const exerciseMatchesExport = {
  name: 'exercise_matches',
  async rows(db: Executor, userId: number) {
    const rows = await listMatchesOf(db, userId);
    return rows.map(({ name, exercise_id }) => ({ name, exerciseId: exercise_id }));
  },
};
