import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EngineError } from './engine-types.ts';
import { canEnter, chooseEngineUser } from './engine-user.ts';
import { currentUser, exists } from './folders.ts';
import { passwordFile } from './password.ts';

/**
 * Root must not begin a database in the folder of somebody else's service, as `restore` before its first start would:
 * the database would go outside a folder that only they can enter, and they could not use it.
 */
export async function refuseForeignFolder(dataDir: string): Promise<void> {
  if (currentUser().uid !== 0) return;
  const { uid } = await stat(dataDir);
  const cluster = join(dataDir, 'postgres');
  const isBegun = (await exists(cluster)) || (await exists(passwordFile(dataDir)));
  if (uid === 0 || isBegun || (await canEnter(await chooseEngineUser(cluster), dataDir))) return;
  throw new EngineError(
    `${dataDir} belongs to another user (uid ${uid}), and only that user can enter it; run FitArc as that user instead of root.`,
  );
}
