import { SNAPSHOT_PATHS } from '@fitarc/contract/snapshot-paths';
import { local } from './storage.ts';

export const snapshotKey = (path: string) => `snapshot:${path}`;

export function dropSnapshots(): void {
  for (const path of SNAPSHOT_PATHS) local.remove(snapshotKey(path));
}
