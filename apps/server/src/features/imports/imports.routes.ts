import * as api from '@fitarc/contract/imports';
import { IMPORT_KINDS, type ImportKind } from '@fitarc/domain/import-source';
import type { Executor } from '../../platform/db/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { write } from '../../platform/writes/write.ts';
import { findVisibleExercises, listAliases } from '../library/library.repository.ts';
import { listMatchesOf, storeMatches } from '../own-exercises/exercise-matches.repository.ts';
import { addBatch } from './import-batch.service.ts';
import { countItemsOf, findKnownKeys, type ImportRow, listImportsOf } from './imports.repository.ts';
import { finishImport, type ImportDeps, requireRunning, startImport, undoImport } from './imports.service.ts';
import { findOwnRecords } from './own-records.service.ts';

type Counts = Record<ImportKind, number>;
const noCounts = () => Object.fromEntries(IMPORT_KINDS.map((kind) => [kind, 0])) as Counts;

async function countsByImport(db: Executor, userId: number): Promise<Map<number, Counts>> {
  const counts = new Map<number, Counts>();
  for (const { importId, kind, total } of await countItemsOf(db, userId)) {
    if (importId === null) continue;
    const own = counts.get(importId) ?? noCounts();
    own[kind] = total;
    counts.set(importId, own);
  }
  return counts;
}

const present = (row: ImportRow, counts: Counts): api.ImportEntry => ({
  import_id: row.id,
  source: row.source,
  file_name: row.fileName,
  status: row.finishedAt ? 'done' : 'running',
  created_at: row.createdAt.toISOString(),
  finished_at: row.finishedAt?.toISOString() ?? null,
  counts,
  left_out: [...row.leftOut],
  first_day: row.firstDay,
  last_day: row.lastDay,
});

export const importsRoutes = ({ db, clock }: ImportDeps): Route[] => [
  route(api.listImports, async ({ session }) => {
    const [counts, rows] = await Promise.all([
      countsByImport(db, session.userId),
      listImportsOf(db, session.userId),
    ]);
    return rows.map((row) => present(row, counts.get(row.id) ?? noCounts()));
  }),
  write(api.findImportedKeys, async ({ tx, body, session }) => {
    const { source, keys } = body;
    const known = await findKnownKeys(tx, session.userId, source, undefined, keys);
    const own = source === 'fitarc' ? await findOwnRecords(tx, session.userId, IMPORT_KINDS, keys) : [];
    return { keys: [...new Map([...known, ...own]).keys()] };
  }),
  route(api.listExerciseAliases, () => listAliases(db)),
  route(api.listExerciseMatches, ({ session }) => listMatchesOf(db, session.userId)),
  write(api.saveExerciseMatches, async ({ tx, body, session }) => {
    const ids = body.matches.map(({ exercise_id }) => exercise_id);
    const found = new Set((await findVisibleExercises(tx, session.userId, ids)).map(({ id }) => id));
    const unknown = ids.find((id) => !found.has(id));
    if (unknown) throw invalid(`There is no exercise with the ID ${unknown}`, { field: 'matches' });
    await storeMatches(tx, session.userId, body.matches);
    return { message: 'Saved' };
  }),
  write(api.startImport, async ({ tx, body, session }) =>
    present(await startImport(tx, clock, session.userId, body), noCounts()),
  ),
  write(api.sendImportBatch, async ({ tx, params, body, session }) =>
    addBatch(tx, clock, await requireRunning(tx, session.userId, params.id), body),
  ),
  write(api.finishImport, async ({ tx, params, body, session }) => {
    const entry = await finishImport(tx, clock, session.userId, params.id, body.left_out);
    const counts = await countsByImport(tx, session.userId);
    return present(entry, counts.get(entry.id) ?? noCounts());
  }),
  write(api.undoImport, async ({ tx, params, session }) => {
    const { deleted, kept } = await undoImport(tx, session.userId, params.id);
    return { message: 'Import undone', deleted, kept };
  }),
];
