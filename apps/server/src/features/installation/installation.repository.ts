import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { installation, type StoredSettings } from './installation.tables.ts';

const ONLY = 1;
/** The version of settings that nobody has changed yet. */
const NEVER = new Date(0);

export type InstallationRow = Pick<typeof installation.$inferSelect, 'settings' | 'updatedAt'>;

export async function readInstallation(db: Executor): Promise<InstallationRow> {
  const [row] = await db.select().from(installation).where(eq(installation.id, ONLY));
  return row ?? { settings: {}, updatedAt: NEVER };
}

/** Of two administrators who save at once the second waits, also for the very first change. */
export async function lockInstallation(tx: Executor): Promise<InstallationRow> {
  await tx.insert(installation).values({ id: ONLY, updatedAt: NEVER }).onConflictDoNothing();
  const [row] = await tx.select().from(installation).where(eq(installation.id, ONLY)).for('update');
  if (!row) throw new Error('the settings of the installation are gone');
  return row;
}

export async function saveInstallation(tx: Executor, settings: StoredSettings): Promise<InstallationRow> {
  const [row] = await tx.update(installation).set({ settings }).where(eq(installation.id, ONLY)).returning();
  if (!row) throw new Error('the settings of the installation are gone');
  return row;
}
