import { local } from './storage.ts';

/** The pages that are opened most; the shell worker shows how they looked last (shell-worker/fill-page.ts). */
export const SNAPSHOT_PATHS: readonly string[] = ['/dashboard', '/calorietracker'];

export const snapshotKey = (path: string) => `snapshot:${path}`;

export function dropSnapshots(): void {
  for (const path of SNAPSHOT_PATHS) local.remove(snapshotKey(path));
}
