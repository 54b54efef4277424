import type { Executor } from '../../platform/db/database.ts';
import { firstUserIds } from '../../platform/users/users.repository.ts';
import { isProfileComplete } from '../profile/profile.repository.ts';

/** Nobody is there but the first administrator, who has entered nothing: a restore replaces nothing. */
export async function isFreshInstallation(db: Executor): Promise<boolean> {
  const [only, another] = await firstUserIds(db, 2);
  if (another !== undefined) return false;
  return only === undefined || !(await isProfileComplete(db, only));
}
