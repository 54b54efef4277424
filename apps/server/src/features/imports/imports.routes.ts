import * as api from '@fitarc/contract/imports';
import { IMPORT_KINDS } from '@fitarc/domain/import-source';
import type { Executor } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { listAliases } from '../library/library.repository.ts';
import { listMatchesOf } from '../own-exercises/exercise-matches.repository.ts';
import { saveMatches } from '../own-exercises/exercise-matches.service.ts';
import { addBatch } from './import-batch.service.ts';
import { countItemsOf, findKnownKeys, type ImportRow, listImportsOf } from './imports.repository.ts';
import {
  finishImport,
  type ImportCounts,
  type ImportDeps,
  noCounts,
  requireRunning,
  startImport,
  undoImport,
} from './imports.service.ts';
import { findOwnRecords } from './own-records.service.ts';

async function countsByImport(db: Executor, userId: number): Promise<Map<number, ImportCounts>> {
  const counts = new Map<number, ImportCounts>();
  for (const { importId, kind, total } of await countItemsOf(db, userId)) {
    if (importId === null) continue;
    const own = counts.get(importId) ?? noCounts();
    own[kind] = total;
    counts.set(importId, own);
  }
  return counts;
}

const present = (row: ImportRow, counts: ImportCounts): api.ImportEntry => ({
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
  route(api.findImportedKeys, async ({ body, session }) => {
    const { source, kind, keys } = body;
    const known = await findKnownKeys(db, session.userId, source, kind, keys);
    const kinds = kind ? [kind] : IMPORT_KINDS;
    const own = source === 'fitarc' ? await findOwnRecords(db, session.userId, kinds, keys) : [];
    const found = new Map([...known, ...own]);
    return { keys: keys.filter((key) => found.has(key)) };
  }),
  route(api.listExerciseAliases, () => listAliases(db)),
  route(api.listExerciseMatches, ({ session }) => listMatchesOf(db, session.userId)),
  write(api.saveExerciseMatches, async ({ tx, body, session }) => {
    await saveMatches(tx, session.userId, body.matches);
    return { message: 'Saved' };
  }),
  write(api.startImport, async ({ tx, body, session }) =>
    present(await startImport(tx, clock, session.userId, body), noCounts()),
  ),
  write(api.sendImportBatch, async ({ tx, params, body, session, request }) => {
    const entry = await requireRunning(tx, session.userId, params.id);
    const { latest } = callerDay(request, clock);
    return addBatch({ tx, clock, entry, latest }, body);
  }),
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
