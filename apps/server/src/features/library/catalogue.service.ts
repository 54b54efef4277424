import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { GROUP_TEXTS, MUSCLE_TEXTS } from '@fitarc/domain/anatomy';
import { MUSCLES_OF_GROUP } from '@fitarc/domain/exercise';
import type { Catalogue } from '../../platform/catalogue-files.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Executor } from '../../platform/db/database.ts';
import { noLockTimeout } from '../../platform/db/no-lock-timeout.ts';
import type { CatalogueExercise } from './catalogue.schema.ts';
import {
  insertExercises,
  listAllExercises,
  lockLibrary,
  renewRevision,
  setCatalogueHash,
  updateExercise,
} from './editor.repository.ts';
import type { ExerciseRow } from './library.repository.ts';

const contentOf = (entry: CatalogueExercise) => ({
  name: entry.name,
  otherNames: [...(entry.otherNames ?? [])],
  importNames: [...(entry.importNames ?? [])],
  description: entry.description,
  instructions: entry.steps.join('\n'),
  commonMistake: entry.mistake,
  difficulty: entry.difficulty,
  videoUrl: entry.videoUrl ?? null,
  equipment: [...entry.equipment],
  muscleGroups: [...entry.groups],
  muscles: [...entry.muscles],
  secondaryMuscles: [...entry.secondary],
  measure: entry.measure,
  mechanic: entry.mechanic,
  movementPattern: entry.pattern,
  movement: entry.movement,
});
type Content = ReturnType<typeof contentOf>;

/** What only a release says, and no administrator edits: kept in the entry, not in columns. */
const marksOf = ({ common, inGeneratedPlans }: CatalogueExercise) => ({
  ...(common === undefined ? {} : { common }),
  ...(inGeneratedPlans === undefined ? {} : { inGeneratedPlans }),
});

// Raise it when the text a search looks through is made in another way, a catalogue file is read in another way,
// or an answer about the library changes its shape: the catalogue is then looked through again and browsers drop
// the answers they kept.
const LIBRARY_VERSION = 5;
const hashOf = (catalogueHash: string) =>
  createHash('sha256')
    .update(JSON.stringify([LIBRARY_VERSION, MUSCLES_OF_GROUP, GROUP_TEXTS, MUSCLE_TEXTS, catalogueHash]))
    .digest('hex');

// One without the other would leave a muscle in a group where nobody looks for it.
const MUSCLE_FIELDS: readonly (keyof Content)[] = ['muscleGroups', 'muscles'];

/** Field by field: what an administrator has changed since it was last taken over stays as it is. */
function corrections(row: ExerciseRow, next: Content): Partial<Content> {
  const last = row.catalogueEntry ?? {};
  // What former releases did not have nobody has changed.
  const isEdited = (field: keyof Content) =>
    Object.hasOwn(last, field) && !isDeepStrictEqual(row[field], last[field] ?? null);
  const isProtected = (field: keyof Content) =>
    MUSCLE_FIELDS.includes(field) ? MUSCLE_FIELDS.some(isEdited) : isEdited(field);
  const fields = (Object.keys(next) as (keyof Content)[]).filter(
    (field) => !isProtected(field) && !isDeepStrictEqual(row[field], next[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, next[field]]));
}

const lower = (name: string) => name.toLowerCase();
const liveNames = (rows: readonly ExerciseRow[]) =>
  new Set(rows.filter((row) => row.archivedAt === null).map((row) => lower(row.name)));

async function correct(
  tx: Executor,
  row: ExerciseRow,
  shipped: CatalogueExercise,
  taken: ReadonlySet<string>,
) {
  const next = contentOf(shipped);
  const { name = row.name, ...rest } = corrections(row, next);
  const refused = lower(name) !== lower(row.name) && taken.has(lower(name));
  const changes = refused || name === row.name ? rest : { ...rest, name };
  // A name that could not be had is noted as the old one: the next release tries again.
  const entry = { ...next, ...marksOf(shipped), ...(refused ? { name: row.name } : {}) };
  const isRecorded = isDeepStrictEqual(row.catalogueEntry, entry);
  if (isRecorded && Object.keys(changes).length === 0) return;
  await updateExercise(tx, row.id, { ...changes, catalogueEntry: entry });
}

const isPlanned = (entry: CatalogueExercise) => entry.inGeneratedPlans !== false;

async function takeOver(tx: Executor, clock: Clock, catalogue: readonly CatalogueExercise[]) {
  const rows = await listAllExercises(tx);
  const byKey = new Map(rows.map((row) => [row.catalogueKey, row]));
  const before = liveNames(rows);
  for (const entry of catalogue) {
    const row = byKey.get(entry.key);
    if (row) await correct(tx, row, entry, before);
  }
  // Read again: a correction may have freed the name of a new entry.
  const taken = liveNames(await listAllExercises(tx));
  const fresh = catalogue.filter((entry) => !byKey.has(entry.key) && !taken.has(lower(entry.name)));
  // A plan draws by the ids of exercises: what plans are made of keeps the ids it had before the others came.
  const [planned, others] = [fresh.filter(isPlanned), fresh.filter((entry) => !isPlanned(entry))];
  await insertExercises(
    tx,
    [...planned, ...others].map((entry) => {
      const content = contentOf(entry);
      return {
        ...content,
        catalogueKey: entry.key,
        catalogueEntry: { ...content, ...marksOf(entry) },
        createdAt: clock.now(),
      };
    }),
  );
}

/**
 * Brings the shipped exercises into the library, and later corrections of them. An entry whose name an
 * administrator's own exercise has taken is left out; what was archived stays archived.
 */
export async function syncExerciseCatalogue(
  db: Db,
  clock: Clock,
  catalogue: Catalogue<CatalogueExercise>,
): Promise<void> {
  const hash = hashOf(catalogue.hash);
  await db.transaction(async (tx) => {
    await noLockTimeout(tx);
    const state = await lockLibrary(tx);
    if (state.catalogueHash === hash) return;
    await takeOver(tx, clock, catalogue.read());
    await setCatalogueHash(tx, hash);
    await renewRevision(tx);
  });
}
