import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { exerciseColumns, isLive } from './library.repository.ts';
import { exercises, libraryState } from './library.tables.ts';

export type NewExercise = typeof exercises.$inferInsert;

/** Every change of an exercise is followed by this in the same transaction: kept answers no longer hold. */
export async function renewRevision(db: Executor): Promise<void> {
  await db.update(libraryState).set({ revision: sql`gen_random_uuid()` });
}

export async function findLiveExercise(db: Executor, id: number) {
  const [row] = await db
    .select(exerciseColumns)
    .from(exercises)
    .where(and(eq(exercises.id, id), isLive));
  return row;
}

/** Locks the row, so that of two administrators who save at once the second sees the first one's version. */
export async function lockLiveExercise(db: Executor, id: number) {
  const [row] = await db
    .select(exerciseColumns)
    .from(exercises)
    .where(and(eq(exercises.id, id), isLive))
    .for('update');
  return row;
}

export async function insertExercise(db: Executor, row: NewExercise) {
  const [inserted] = await db.insert(exercises).values(row).returning(exerciseColumns);
  if (!inserted) throw new Error('the exercise was not stored');
  return inserted;
}

export async function updateExercise(db: Executor, id: number, changes: Partial<NewExercise>) {
  const [updated] = await db
    .update(exercises)
    .set({ ...changes, version: sql`${exercises.version} + 1` })
    .where(eq(exercises.id, id))
    .returning(exerciseColumns);
  if (!updated) throw new Error('the exercise was not stored');
  return updated;
}

/** Undefined when there is none, or no longer. */
export async function setArchived(db: Executor, id: number, at: Date) {
  const [archived] = await db
    .update(exercises)
    .set({ archivedAt: at })
    .where(and(eq(exercises.id, id), isLive))
    .returning({ id: exercises.id, name: exercises.name });
  return archived;
}

export async function lockArchivedExercise(db: Executor, id: number) {
  const [row] = await db
    .select(exerciseColumns)
    .from(exercises)
    .where(and(eq(exercises.id, id), isNotNull(exercises.archivedAt), isNull(exercises.ownerId)))
    .for('update');
  return row;
}

export async function unarchiveExercise(db: Executor, id: number): Promise<void> {
  await db.update(exercises).set({ archivedAt: null }).where(eq(exercises.id, id));
}

/** The state row, made on the first start and locked: of several nodes that start together one seeds. */
export async function lockLibrary(db: Executor) {
  await db.insert(libraryState).values({}).onConflictDoNothing();
  const [state] = await db.select().from(libraryState).for('update');
  if (!state) throw new Error('the library has no state');
  return state;
}

export const listAllExercises = (db: Executor) =>
  db.select().from(exercises).where(isNull(exercises.ownerId));

export async function insertExercises(db: Executor, rows: readonly NewExercise[]): Promise<void> {
  if (rows.length > 0) await db.insert(exercises).values([...rows]);
}

export async function setCatalogueHash(db: Executor, catalogueHash: string): Promise<void> {
  await db.update(libraryState).set({ catalogueHash });
}
